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
import type { Change } from './unit-of-work';

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
  before: readonly LiveGoal[],
  after: readonly LiveGoal[],
): Incident[] {
  const oldKeys = new Set(before.map(({ clave }) => clave));
  const newKeys = new Set(after.map(({ clave }) => clave));
  const retirados = before
    .filter(({ clave }) => !newKeys.has(clave))
    .map(({ clave, lado }) => ({ clave, lado }));
  const added = after.filter(({ clave }) => !oldKeys.has(clave));
  return [
    ...(retirados.length > 0
      ? [{ clase: 'anulado', partido, retirados, goles: countGoals(after) } as const]
      : []),
    // Each of several new goals has the score at its time.
    ...added.map((gol, index): Incident => {
      const later = new Set(added.slice(index + 1));
      const goles = countGoals(after.filter((one) => !later.has(one)));
      return { clase: 'gol', partido, gol, goles };
    }),
  ];
}

const isFinal = (directo: LiveMatchDoc | undefined): boolean =>
  directo !== undefined && activeSteps(directo.pasos).some(({ tipo }) => tipo === 'final');

function liveMatchIncidents(partido: Partido, { before, after }: Change<LiveMatchDoc>) {
  // Corrections are in the new log, and also apply to the goals of the old one.
  const steps = (after ?? before)?.pasos ?? [];
  const goalsAfter = after ? liveMatchGoals(after, steps) : [];
  return [
    ...goalIncidents(partido, before ? liveMatchGoals(before, steps) : [], goalsAfter),
    ...(after && isFinal(after) && !isFinal(before)
      ? [{ clase: 'final', partido, goles: liveScore(deriveLiveMatch(after.pasos)) } as const]
      : []),
    ...(isFinal(before) && !isFinal(after) ? [{ clase: 'final-retirado', partido } as const] : []),
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
function isRescheduled(before: Partido, after: Partido, now: Date): boolean {
  if (before.jugado || after.jugado) return false;
  if (before.estado !== after.estado && after.estado in STATE_TITLES) {
    // Not if the match is scheduled again only because its live log was discarded.
    return !(before.estado === 'en_juego' && after.estado === 'programado');
  }
  const isMoved = before.fecha_date !== after.fecha_date || before.campo_id !== after.campo_id;
  const isAhead = ({ fecha_date: date }: Partido) => Date.parse(date) > now.getTime();
  return isMoved && (isAhead(before) || isAhead(after));
}

/** What an operation on a match announces (regla 79). */
export function incidentsOfPartido(change: PartidoChange, now: Date): Incident[] {
  const { before, after, directo } = change;
  // Creating or deleting a match is not announced.
  if (!before || !after) return [];
  const goles = pick(after, 'goles_anotados', 'goles_encajados', 'tanda');
  const hasSheet = after.jugado || before.jugado;
  const isLogChanged = directo.before !== directo.after;
  return [
    ...(!hasSheet && isLogChanged ? liveMatchIncidents(after, directo) : []),
    // The first sheet ends a match (regla 24). Later ones are corrections.
    ...(after.jugado && !before.jugado ? [{ clase: 'final', partido: after, goles } as const] : []),
    ...(isRescheduled(before, after, now)
      ? [{ clase: 'horario', partido: after, antes: before } as const]
      : []),
  ];
}

/** What an operation on a published news item announces. */
export function incidentsOfNoticia({ before, after }: Change<Noticia>): Incident[] {
  if (!before && after) return [{ clase: 'noticia', noticia: after }];
  if (before && !after) return [{ clase: 'noticia-retirada', noticia: before }];
  return [];
}
