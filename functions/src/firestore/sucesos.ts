import {
  type Noticia,
  type Partido,
  type GolAvisado,
  type DirectoDoc,
  EVENTOS,
  directoActual,
  pasosActivos,
} from '@club/shared';

/** A document before and after an operation; `undefined` where there was or is none. */
interface Cambio<T> {
  readonly antes: T | undefined;
  readonly despues: T | undefined;
}

/** A match and its live log, as an operation found and left them. */
export interface CambioDePartido extends Cambio<Partido> {
  readonly directo: Cambio<DirectoDoc>;
}

export type Goles = Pick<Partido, 'goles_anotados' | 'goles_encajados'>;

/** A goal that has just become known. */
export interface GolSabido extends GolAvisado {
  readonly minuto?: number;
  readonly anadido?: number;
  /** Name of who scored it for us, where it is told. */
  readonly autor?: string;
}

export type Suceso =
  | {
      readonly clase: 'gol';
      readonly partido: Partido;
      readonly gol: GolSabido;
      readonly goles: Goles;
    }
  | {
      readonly clase: 'anulado';
      readonly partido: Partido;
      readonly retirados: readonly GolAvisado[];
      readonly goles: Goles;
    }
  | { readonly clase: 'final'; readonly partido: Partido; readonly goles: Goles }
  | { readonly clase: 'final-retirado'; readonly partido: Partido }
  | { readonly clase: 'horario'; readonly partido: Partido; readonly antes: Partido }
  | { readonly clase: 'noticia'; readonly noticia: Noticia }
  | { readonly clase: 'noticia-retirada'; readonly noticia: Noticia };

/** What a log says a step corrects, by the id of the correction; a goal that was corrected is the same goal. */
function firstOf(pasos: DirectoDoc['pasos']): (id: string) => string {
  const corrected = new Map(
    pasos.flatMap((paso) =>
      paso.tipo === 'anular' && paso.sustituto_id !== undefined
        ? [[paso.sustituto_id, paso.paso_id] as const]
        : [],
    ),
  );
  return (id) => {
    let first = id;
    // A log that names itself in a circle was refused, but what was stored before may be anything.
    for (let left = corrected.size; left > 0; left -= 1) first = corrected.get(first) ?? first;
    return first;
  };
}

function golesDeDirecto({ pasos, jugadores }: DirectoDoc, whole: DirectoDoc['pasos']): GolSabido[] {
  const first = firstOf(whole);
  return directoActual(pasos).eventos.flatMap(
    ({ paso_id: id, evento, autor_id, minuto, anadido }) => {
      const lado = EVENTOS[evento].marcador;
      if (lado === null) return [];
      const autor = autor_id === undefined ? undefined : jugadores[autor_id]?.nombre_con_inicial;
      return {
        clave: `${first(id)}-${lado}`,
        lado,
        ...(minuto !== undefined && { minuto }),
        ...(anadido !== undefined && { anadido }),
        ...(autor !== undefined && { autor }),
      };
    },
  );
}

const marcador = (goles: readonly GolSabido[]): Goles => ({
  goles_anotados: goles.filter(({ lado }) => lado === 'goles_anotados').length,
  goles_encajados: goles.filter(({ lado }) => lado === 'goles_encajados').length,
});

/** What became of the goals of a match in play: new ones, each with the score that it made, and what was taken back. */
function sucesosDeGoles(
  partido: Partido,
  antes: readonly GolSabido[],
  despues: readonly GolSabido[],
): Suceso[] {
  const before = new Set(antes.map(({ clave }) => clave));
  const after = new Set(despues.map(({ clave }) => clave));
  const retirados = antes
    .filter(({ clave }) => !after.has(clave))
    .map(({ clave, lado }) => ({ clave, lado }));
  const nuevos = despues.filter(({ clave }) => !before.has(clave));
  return [
    ...(retirados.length > 0
      ? [{ clase: 'anulado', partido, retirados, goles: marcador(despues) } as const]
      : []),
    // Of several that become known at once each has the score that there was with it.
    ...nuevos.map((gol, index): Suceso => {
      const later = new Set(nuevos.slice(index + 1));
      const goles = marcador(despues.filter((one) => !later.has(one)));
      return { clase: 'gol', partido, gol, goles };
    }),
  ];
}

const isFinal = (directo: DirectoDoc | undefined): boolean =>
  directo !== undefined && pasosActivos(directo.pasos).some(({ tipo }) => tipo === 'final');

function sucesosDeDirecto(partido: Partido, { antes, despues }: Cambio<DirectoDoc>): Suceso[] {
  // A correction is known by the log that has it, and counts for the goals of before too.
  const pasos = (despues ?? antes)?.pasos ?? [];
  const golesDespues = despues ? golesDeDirecto(despues, pasos) : [];
  return [
    ...sucesosDeGoles(partido, antes ? golesDeDirecto(antes, pasos) : [], golesDespues),
    ...(isFinal(despues) && !isFinal(antes)
      ? [{ clase: 'final', partido, goles: marcador(golesDespues) } as const]
      : []),
    ...(isFinal(antes) && !isFinal(despues) ? [{ clase: 'final-retirado', partido } as const] : []),
  ];
}

/** States of a match that people must know of before they set out; its beginning and its end are none. */
export const TITULOS_ESTADO: Readonly<Partial<Record<Partido['estado'], string>>> = {
  aplazado: 'Partido aplazado',
  suspendido: 'Partido suspendido',
  cancelado: 'Partido cancelado',
  programado: 'El partido se juega',
};

/** Whether a match that has still to be decided is to be at another time or place, or is not to be. */
function isOtroHorario(antes: Partido, despues: Partido, ahora: Date): boolean {
  if (antes.jugado || despues.jugado) return false;
  if (antes.estado !== despues.estado && despues.estado in TITULOS_ESTADO) {
    // Taken back to before its beginning: somebody has discarded the live log.
    return !(antes.estado === 'en_juego' && despues.estado === 'programado');
  }
  const isOther = antes.fecha_date !== despues.fecha_date || antes.campo_id !== despues.campo_id;
  return (
    isOther && [antes, despues].some(({ fecha_date: fecha }) => Date.parse(fecha) > ahora.getTime())
  );
}

/** What an operation on a match tells people (regla 79). */
export function sucesosDePartido(cambio: CambioDePartido, ahora: Date): Suceso[] {
  const { antes, despues, directo } = cambio;
  // A new match is no news for the lock screen, and one that is gone has none.
  if (!antes || !despues) return [];
  const { goles_anotados, goles_encajados } = despues;
  const isSheet = despues.jugado || antes.jugado;
  const isLogChanged = directo.antes !== directo.despues;
  return [
    ...(!isSheet && isLogChanged ? sucesosDeDirecto(despues, directo) : []),
    // The first sheet tells the end of a match (regla 24); a later one corrects what is known.
    ...(despues.jugado && !antes.jugado
      ? [{ clase: 'final', partido: despues, goles: { goles_anotados, goles_encajados } } as const]
      : []),
    ...(isOtroHorario(antes, despues, ahora)
      ? [{ clase: 'horario', partido: despues, antes } as const]
      : []),
  ];
}

/** What an operation on a news item that everybody can read tells. */
export function sucesosDeNoticia({ antes, despues }: Cambio<Noticia>): Suceso[] {
  if (!antes && despues) return [{ clase: 'noticia', noticia: despues }];
  if (antes && !despues) return [{ clase: 'noticia-retirada', noticia: antes }];
  return [];
}
