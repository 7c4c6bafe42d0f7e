import type { Evento } from '../schemas/acta';
import { alineacionSchema, detallesSchema } from '../schemas/acta';
import { EVENTOS } from '../eventos/tabla';
import { CONTADORES, FILAS, MITADES } from '../vocabulario';
import { contadorNombre, ESTADO_NOMBRES, FILA_NOMBRES } from './nombres-de-campos';
import { isSameContent } from './same-content';

type Registro = Readonly<Record<string, unknown>>;

/** Longest piece of a text that a difference quotes. */
const MAX_QUOTE = 60;

const quote = (text: string) => {
  const chars = Array.from(text.replace(/\s+/g, ' '));
  return chars.length === 0
    ? 'vacío'
    : `«${chars.slice(0, MAX_QUOTE).join('')}${chars.length > MAX_QUOTE ? '…' : ''}»`;
};

const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** A change of day in words, saying no more than it must: 'del 3 al 4 de mayo' (DD-MM-YYYY). */
export function fechaDiferencia(antes: string, despues: string): string {
  const [a, b] = [antes, despues].map((fecha) => {
    const [dia = '', mes = '', ano = ''] = fecha.split('-');
    return { dia: String(Number(dia)), mes: MESES[Number(mes) - 1] ?? mes, ano };
  });
  if (!a || !b) return '';
  if (a.ano !== b.ano)
    return `del ${a.dia} de ${a.mes} de ${a.ano} al ${b.dia} de ${b.mes} de ${b.ano}`;
  return a.mes === b.mes
    ? `del ${a.dia} al ${b.dia} de ${b.mes}`
    : `del ${a.dia} de ${a.mes} al ${b.dia} de ${b.mes}`;
}

/** How a stored value is said. */
function valor(campo: string, value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (campo === 'local') return value === true ? 'local' : 'visitante';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    if (campo === 'estado') return ESTADO_NOMBRES.get(value) ?? value;
    if (campo === 'hora_str') return value;
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('-') : quote(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? 'ninguna' : String(value.length);
  const registro = value as Registro;
  if ('disponible' in registro) return registro['disponible'] === true ? 'con foto' : 'sin foto';
  if ('del' in registro) {
    const puestos = ['por', 'def', 'mc', 'del'].filter((clave) => registro[clave] === true);
    return puestos.length === 0 ? 'ninguna' : puestos.join(', ').toUpperCase();
  }
  return '…';
}

const marcador = (registro: Registro) =>
  registro['jugado'] === true
    ? `${String(registro['goles_anotados'])}-${String(registro['goles_encajados'])}`
    : 'sin jugar';

/** Who is in which row of a line-up, by id. */
function puestos(registro: Registro) {
  const alineacion = alineacionSchema.safeParse(registro['alineacion']).data;
  return new Map(
    FILAS.flatMap((fila) =>
      (alineacion?.[fila] ?? []).map(
        ({ jugador_id: id, nombre_con_inicial: nombre }) => [id, { nombre, fila }] as const,
      ),
    ),
  );
}

function alineacionDiferencias(antes: Registro, despues: Registro): string[] {
  const [a, b] = [puestos(antes), puestos(despues)];
  const nombres = (list: readonly { readonly nombre: string }[]) =>
    list.map(({ nombre }) => nombre).join(', ');
  const entran = [...b].filter(([id]) => !a.has(id)).map(([, jugador]) => jugador);
  const salen = [...a].filter(([id]) => !b.has(id)).map(([, jugador]) => jugador);
  const cambian = [...b].flatMap(([id, { nombre, fila }]) => {
    const before = a.get(id)?.fila;
    return before !== undefined && before !== fila
      ? [`${nombre}: ${FILA_NOMBRES[before]} → ${FILA_NOMBRES[fila]}`]
      : [];
  });
  return [
    ...(entran.length > 0 ? [`alineación: entran ${nombres(entran)}`] : []),
    ...(salen.length > 0 ? [`alineación: salen ${nombres(salen)}`] : []),
    ...cambian,
  ];
}

/** An event as the list of a sheet says it, for comparison and for people. */
function eventoTexto({ evento, autor, asistente, minuto, propia_puerta: propia }: Evento): string {
  const forma = autor?.forma === undefined ? '' : ` (${autor.forma})`;
  return [
    EVENTOS[evento].nombre,
    ...(propia === true ? ['en propia puerta'] : []),
    ...(autor ? [`de ${autor.nombre_con_inicial}${forma}`] : []),
    ...(asistente ? [`con pase de ${asistente.nombre_con_inicial}`] : []),
    ...(minuto === undefined ? [] : [`en el ${String(minuto)}’`]),
  ].join(' ');
}

/** What `a` has more often than `b`. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function detallesDiferencias(antes: Registro, despues: Registro): string[] {
  const [a, b] = [antes, despues].map((registro) => {
    const detalles = detallesSchema.safeParse(registro['detalles']).data;
    return MITADES.flatMap((mitad) => detalles?.[mitad] ?? []).map(eventoTexto);
  });
  return [
    ...without(b ?? [], a ?? []).map((texto) => `se añade ${texto}`),
    ...without(a ?? [], b ?? []).map((texto) => `se quita ${texto}`),
  ];
}

const mvpNombre = (registro: Registro): string => {
  const mvp = registro['mvp'] as Registro | null | undefined;
  return mvp ? String(mvp['nombre_con_inicial']) : 'nadie';
};

/** Fields that follow from others, or that are told together with them. */
const CALLADOS: ReadonlySet<string> = new Set([
  ...['edad', 'version', 'nombre_con_inicial', 'fecha_date', 'fecha_str', 'color_equipo'],
  ...['equipo_id', 'competicion_id', 'campo_id', 'temporada_id', 'jugado', 'resultado'],
  ...['goles_anotados', 'goles_encajados', 'alineacion', 'detalles', 'mvp', 'sumas', 'ajuste'],
  ...['ranking_goles', 'ranking_asistencias', 'temporadas', 'consentimiento'],
]);

/** Old and new value of each field of a record that changed, in words: 'dorsal: 9 → 10'. */
export function registroDiferencias(
  antes: Registro,
  despues: Registro,
  nombreDe: (campo: string) => string,
): string[] {
  const isChanged = (campo: string) => !isSameContent(antes[campo], despues[campo]);
  const lines = [...new Set([...Object.keys(antes), ...Object.keys(despues)])]
    .filter((campo) => !CALLADOS.has(campo) && isChanged(campo))
    .map(
      (campo) =>
        `${nombreDe(campo)}: ${valor(campo, antes[campo])} → ${valor(campo, despues[campo])}`,
    );
  if (isChanged('fecha_str')) {
    lines.unshift(
      `fecha ${fechaDiferencia(String(antes['fecha_str']), String(despues['fecha_str']))}`,
    );
  }
  if (marcador(antes) !== marcador(despues)) {
    lines.push(`marcador: ${marcador(antes)} → ${marcador(despues)}`);
  }
  if (isChanged('alineacion')) lines.push(...alineacionDiferencias(antes, despues));
  if (isChanged('detalles')) lines.push(...detallesDiferencias(antes, despues));
  if (isChanged('mvp') && mvpNombre(antes) !== mvpNombre(despues)) {
    lines.push(`MVP: ${mvpNombre(antes)} → ${mvpNombre(despues)}`);
  }
  return lines;
}

/** Corrections by hand of a player's figures, or of our record: what was put on top before and is now. */
export function ajusteDiferencias(antes: Registro, despues: Registro): string[] {
  const signed = (value: unknown) => {
    const count = Number(value ?? 0);
    return count > 0 ? `+${String(count)}` : String(count);
  };
  const campos = [...new Set([...CONTADORES, ...Object.keys(antes), ...Object.keys(despues)])];
  return campos
    .filter((campo) => Number(antes[campo] ?? 0) !== Number(despues[campo] ?? 0))
    .map(
      (campo) =>
        `${contadorNombre(campo)}: corrección ${signed(antes[campo])} → ${signed(despues[campo])}`,
    );
}
