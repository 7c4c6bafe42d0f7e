import {
  type PartidoPreview,
  type Inicio,
  type ZonaHoraria,
  localDate,
  comparePartidos,
} from '@club/shared';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours after kick-off during which the task is touchline entry, not the sheet. */
const DURA_H = 3;
/** Days after a match during which a match report is suggested. */
const DIAS_CRONICA = 21;
/** Age in days from which a new backup is suggested. */
const DIAS_COPIA = 30;

/** Kinds of task, most urgent first. */
export const PENDING_KINDS = [
  'en_juego',
  'hoy',
  'sin_ficha',
  'sin_fecha',
  'sin_cronica',
  'sin_campo',
  'posicion',
  'auditoria',
  'copia',
] as const;
type TipoPendiente = (typeof PENDING_KINDS)[number];
type TipoDePartido = Exclude<TipoPendiente, 'posicion' | 'auditoria' | 'copia'>;

export type Pendiente =
  | { readonly tipo: TipoDePartido; readonly partido: PartidoPreview }
  | { readonly tipo: 'posicion'; readonly partido: PartidoPreview; readonly isNueva: boolean }
  | { readonly tipo: 'auditoria'; readonly diferencias: number }
  | { readonly tipo: 'copia'; readonly ultima: string | null };

/** Current time and the club's time zone. */
interface Reloj {
  readonly ahora: Date;
  readonly zona: ZonaHoraria;
}

/** Data about matches that their previews lack. */
type DePartidos = Pick<Inicio, 'sin_campo' | 'con_cronica'>;

const SIN_CAMPO =
  /^(?:-+|\?+|sin campo|por (?:confirmar|determinar|definir|decidir)|pendiente)\.?$/i;

/** Whether a ground's name is a placeholder such as «por confirmar». */
export const isCampoPorConfirmar = (nombre: string): boolean => SIN_CAMPO.test(nombre.trim());

/** The most urgent task of a match, if any. */
function tipoOf(
  partido: PartidoPreview,
  { sin_campo: sinCampo, con_cronica: conCronica }: DePartidos,
  { ahora, zona }: Reloj,
): TipoDePartido | undefined {
  const { partido_id: id, estado, jugado, fecha_date: fecha, nombre_campo: campo } = partido;
  const kickOff = new Date(fecha);
  const sinceMs = ahora.getTime() - kickOff.getTime();
  if (jugado) {
    return sinceMs <= DIAS_CRONICA * DAY_MS && !conCronica.includes(id) ? 'sin_cronica' : undefined;
  }
  if (estado === 'en_juego') return 'en_juego';
  if (estado === 'cancelado') return undefined;
  if (estado === 'aplazado' || estado === 'suspendido')
    return sinceMs > 0 ? 'sin_fecha' : undefined;
  if (sinceMs > DURA_H * HOUR_MS || estado === 'finalizado') return 'sin_ficha';
  if (localDate(kickOff, zona) === localDate(ahora, zona)) return 'hoy';
  if (sinceMs > 0) return 'sin_ficha';
  return sinCampo.includes(id) || isCampoPorConfirmar(campo) ? 'sin_campo' : undefined;
}

/** Kinds sorted latest match first; the others soonest first. */
const LATEST_FIRST: ReadonlySet<TipoPendiente> = new Set(['sin_ficha', 'sin_cronica']);

/** Tasks of matches, most urgent first; also for helpers. */
export function pendientesDePartidos(
  partidos: readonly PartidoPreview[],
  known: DePartidos,
  reloj: Reloj,
): Extract<Pendiente, { tipo: TipoDePartido }>[] {
  const found = partidos.flatMap((partido) => {
    const tipo = tipoOf(partido, known, reloj);
    return tipo ? [{ tipo, partido }] : [];
  });
  return found.sort((a, b) => {
    const byTipo = PENDING_KINDS.indexOf(a.tipo) - PENDING_KINDS.indexOf(b.tipo);
    if (byTipo !== 0) return byTipo;
    const byKickOff = comparePartidos(a.partido, b.partido);
    return LATEST_FIRST.has(a.tipo) ? -byKickOff : byKickOff;
  });
}

/** The task to enter our league position, if it is missing or older than the last played match. */
function posicionPendiente({ partidos, puesto, temporada_id: actual }: Inicio): Pendiente[] {
  const ultimo = partidos
    .filter(({ jugado, temporada_id: id }) => jugado && id === actual)
    .toSorted(comparePartidos)
    .at(-1);
  if (!ultimo || !puesto) return [];
  const { posicion, posicion_el: el } = puesto;
  const isNueva = posicion === null;
  if (!isNueva && el !== undefined && el > ultimo.fecha_date) return [];
  return [{ tipo: 'posicion', partido: ultimo, isNueva }];
}

function copiaPendiente({ copia, partidos, fotos }: Inicio, ahora: Date): Pendiente[] {
  const hasSomething = partidos.some(({ jugado }) => jugado) || fotos.cuantas > 0;
  const isRecent = copia !== null && ahora.getTime() - Date.parse(copia) <= DIAS_COPIA * DAY_MS;
  return hasSomething && !isRecent ? [{ tipo: 'copia', ultima: copia }] : [];
}

/** All current tasks, most urgent first (docs/decisions/0038). */
export function pendientes(inicio: Inicio, ahora: Date, zona: ZonaHoraria): Pendiente[] {
  const diferencias = inicio.auditoria?.diferencias ?? 0;
  return [
    ...pendientesDePartidos(inicio.partidos, inicio, { ahora, zona }),
    ...posicionPendiente(inicio),
    ...(diferencias > 0 ? [{ tipo: 'auditoria' as const, diferencias }] : []),
    ...copiaPendiente(inicio, ahora),
  ];
}
