import {
  type Noticia,
  type Partido,
  type NotifiedGoal,
  type LiveMatchDoc,
  EVENTOS,
  deriveLiveMatch,
  liveScore,
  pick,
  activeSteps,
} from '@club/shared';
import type { Change as RecordChange } from './differences/sources';

/** A document before and after an operation. */
type Change<T> = Omit<RecordChange<T>, 'id'>;

/** A match and its live log before and after an operation. */
export interface PartidoChange extends Change<Partido> {
  readonly directo: Change<LiveMatchDoc>;
}

export type Goals = Pick<Partido, 'goles_anotados' | 'goles_encajados' | 'tanda'>;

/** A goal of a live log, with what is known of it. */
export interface LiveGoal extends NotifiedGoal {
  readonly minuto?: number;
  readonly anadido?: number;
  /** Name of our scorer, if known. */
  readonly autor?: string;
}

type OfPartido<Kind, More> = More & { readonly clase: Kind; readonly partido: Partido };

/** Something that an operation announces to subscribers, or withdraws. */
export type Incident =
  | OfPartido<'gol', { readonly gol: LiveGoal; readonly goles: Goals }>
  | OfPartido<'anulado', { readonly retirados: readonly NotifiedGoal[]; readonly goles: Goals }>
  | OfPartido<'final', { readonly goles: Goals }>
  | OfPartido<'final-retirado', object>
  | OfPartido<'horario', { readonly antes: Partido }>
  | { readonly clase: 'noticia'; readonly noticia: Noticia }
  | { readonly clase: 'noticia-retirada'; readonly noticia: Noticia };

/** Returns a function from the id of a step to that of the first step in its chain of corrections. */
function originalIds(steps: LiveMatchDoc['pasos']): (id: string) => string {
  const corrects = new Map(
    steps.flatMap((loggedStep) =>
      loggedStep.tipo === 'anular' && loggedStep.sustituto_id !== undefined
        ? [[loggedStep.sustituto_id, loggedStep.paso_id] as const]
        : [],
    ),
  );
  return (id) => {
    let step = id;
    // Limited, because old stored logs may contain a cycle. New ones are refused.
    for (let left = corrects.size; left > 0; left -= 1) step = corrects.get(step) ?? step;
    return step;
  };
}

/** The goals of a live log. `latest`: the steps with all corrections, so that a corrected goal keeps its key. */
function liveMatchGoals({ pasos, jugadores }: LiveMatchDoc, latest: LiveMatchDoc['pasos']) {
  const originalId = originalIds(latest);
  return deriveLiveMatch(pasos).eventos.flatMap(
    ({ paso_id: id, evento, autor_id, minuto, anadido }) => {
      const lado = EVENTOS[evento].marcador;
      if (lado === null) return [];
      const autor = autor_id === undefined ? undefined : jugadores[autor_id]?.nombre_con_inicial;
      return {
        clave: `${originalId(id)}-${lado}`,
        lado,
        ...(minuto !== undefined && { minuto }),
        ...(anadido !== undefined && { anadido }),
        ...(autor !== undefined && { autor }),
      };
    },
  );
}

const countGoals = (goles: readonly LiveGoal[]): Goals => ({
  goles_anotados: goles.filter(({ lado }) => lado === 'goles_anotados').length,
  goles_encajados: goles.filter(({ lado }) => lado === 'goles_encajados').length,
});

/** New goals of a live match, each with its score, and withdrawn ones. */
function goalIncidents(
  partido: Partido,
  antes: readonly LiveGoal[],
  despues: readonly LiveGoal[],
): Incident[] {
  const before = new Set(antes.map(({ clave }) => clave));
  const after = new Set(despues.map(({ clave }) => clave));
  const retirados = antes
    .filter(({ clave }) => !after.has(clave))
    .map(({ clave, lado }) => ({ clave, lado }));
  const added = despues.filter(({ clave }) => !before.has(clave));
  return [
    ...(retirados.length > 0
      ? [{ clase: 'anulado', partido, retirados, goles: countGoals(despues) } as const]
      : []),
    // Each of several new goals has the score at its time.
    ...added.map((gol, index): Incident => {
      const later = new Set(added.slice(index + 1));
      const goles = countGoals(despues.filter((one) => !later.has(one)));
      return { clase: 'gol', partido, gol, goles };
    }),
  ];
}

const isFinal = (directo: LiveMatchDoc | undefined): boolean =>
  directo !== undefined && activeSteps(directo.pasos).some(({ tipo }) => tipo === 'final');

function liveMatchIncidents(partido: Partido, { antes, despues }: Change<LiveMatchDoc>) {
  // Corrections are in the new log, and also apply to the goals of the old one.
  const steps = (despues ?? antes)?.pasos ?? [];
  const goalsAfter = despues ? liveMatchGoals(despues, steps) : [];
  return [
    ...goalIncidents(partido, antes ? liveMatchGoals(antes, steps) : [], goalsAfter),
    ...(despues && isFinal(despues) && !isFinal(antes)
      ? [{ clase: 'final', partido, goles: liveScore(deriveLiveMatch(despues.pasos)) } as const]
      : []),
    ...(isFinal(antes) && !isFinal(despues) ? [{ clase: 'final-retirado', partido } as const] : []),
  ];
}

/** Titles for states of a match that people must know of before they set out. Start and end are not among them. */
export const STATE_TITLES: Readonly<Partial<Record<Partido['estado'], string>>> = {
  aplazado: 'Partido aplazado',
  suspendido: 'Partido suspendido',
  cancelado: 'Partido cancelado',
  programado: 'El partido se juega',
};

/** Whether a match without a sheet was rescheduled, moved or called off. */
function isRescheduled(antes: Partido, despues: Partido, now: Date): boolean {
  if (antes.jugado || despues.jugado) return false;
  if (antes.estado !== despues.estado && despues.estado in STATE_TITLES) {
    // Not if the match is scheduled again only because its live log was discarded.
    return !(antes.estado === 'en_juego' && despues.estado === 'programado');
  }
  const isMoved = antes.fecha_date !== despues.fecha_date || antes.campo_id !== despues.campo_id;
  const isAhead = ({ fecha_date: date }: Partido) => Date.parse(date) > now.getTime();
  return isMoved && (isAhead(antes) || isAhead(despues));
}

/** What an operation on a match announces (regla 79). */
export function incidentsOfPartido(change: PartidoChange, now: Date): Incident[] {
  const { antes, despues, directo } = change;
  // Creating or deleting a match is not announced.
  if (!antes || !despues) return [];
  const goles = pick(despues, 'goles_anotados', 'goles_encajados', 'tanda');
  const hasSheet = despues.jugado || antes.jugado;
  const isLogChanged = directo.antes !== directo.despues;
  return [
    ...(!hasSheet && isLogChanged ? liveMatchIncidents(despues, directo) : []),
    // The first sheet ends a match (regla 24). Later ones are corrections.
    ...(despues.jugado && !antes.jugado
      ? [{ clase: 'final', partido: despues, goles } as const]
      : []),
    ...(isRescheduled(antes, despues, now)
      ? [{ clase: 'horario', partido: despues, antes } as const]
      : []),
  ];
}

/** What an operation on a published news item announces. */
export function incidentsOfNoticia({ antes, despues }: Change<Noticia>): Incident[] {
  if (!antes && despues) return [{ clase: 'noticia', noticia: despues }];
  if (antes && !despues) return [{ clase: 'noticia-retirada', noticia: antes }];
  return [];
}
