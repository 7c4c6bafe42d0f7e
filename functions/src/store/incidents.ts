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
  type StoredSettings,
  type Notification,
  type NotificationClass,
  type NotificationTopic,
  withArticle,
  localDate,
  cutAtWord,
  decisionText,
  joinParts,
  scoreText,
} from '@club/shared';
import type { Change } from './unit-of-work';

/** A match and its live log before and after an operation. */
export interface PartidoChange extends Change<Partido> {
  readonly directo: Change<LiveMatchDoc>;
}

type Goals = Pick<Partido, 'goles_anotados' | 'goles_encajados' | 'tanda'>;

/** A goal of a live log, with what is known of it. */
interface LiveGoal extends NotifiedGoal {
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
const STATE_TITLES: Readonly<Partial<Record<Partido['estado'], string>>> = {
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

const MINUTE_MS = 60_000;

/** Topic of each kind of notification, and how long it is relevant, milliseconds (regla 81). */
export const KINDS: Readonly<
  Record<NotificationClass, { readonly tema: NotificationTopic; readonly lifeMs: number }>
> = {
  gol: { tema: 'goles', lifeMs: 10 * MINUTE_MS },
  anulado: { tema: 'goles', lifeMs: 10 * MINUTE_MS },
  final: { tema: 'final', lifeMs: 10 * MINUTE_MS },
  horario: { tema: 'horario', lifeMs: 10 * MINUTE_MS },
  noticia: { tema: 'noticias', lifeMs: 24 * 60 * MINUTE_MS },
};

type NotificationText = Pick<Notification, 'tag' | 'titulo' | 'cuerpo' | 'url'>;

type NotifyingClub = Pick<StoredSettings, 'nombre' | 'articulo' | 'zona_horaria'>;

/** Incidents with a notification. The withdrawal of an end or of a news item has none. */
type NotifiedIncident = Extract<Incident, { clase: NotificationClass }>;

/** Both sides with the score, home side first (regla 24). */
function scoreLine({ local, nombre_equipo: rival }: Partido, goles: Goals, club: string): string {
  const [left, right] = local ? [club, rival] : [rival, club];
  return `${left} ${scoreText({ local, ...goles }).replace(' - ', '–')} ${right}`;
}

/** Minute of a goal, empty if unknown. */
function minuteText({ minuto, anadido }: LiveGoal): string {
  if (minuto === undefined) return '';
  const added = anadido === undefined ? '' : `+${String(anadido)}`;
  return `min. ${String(minuto)}${added}`;
}

function scheduleTitle(antes: Partido, despues: Partido): string {
  const title = STATE_TITLES[despues.estado];
  if (antes.estado !== despues.estado && title !== undefined) return title;
  if (antes.fecha_str !== despues.fecha_str) return 'Cambio de fecha';
  if (antes.hora_str !== despues.hora_str) return 'Cambio de hora';
  return 'Cambio de campo';
}

/** Both sides, with date, time and ground unless the match was called off. */
function scheduleBody(partido: Partido, club: string): string {
  const { local, nombre_equipo: rival, estado, hora_str: time, nombre_campo: campo } = partido;
  const sides = local ? `${club} – ${rival}` : `${rival} – ${club}`;
  if (estado !== 'programado' && estado !== 'en_juego') return sides;
  const [date = 1, month = 1, year = 1970] = partido.fecha_str.split('-').map(Number);
  const day = new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1, date));
  return `${sides}\n${joinParts(', ', day, time, campo)}`;
}

/** Text of a notification (regla 80). */
export function notificationText(
  incident: NotifiedIncident,
  { nombre: club, articulo, zona_horaria: zone }: NotifyingClub,
  now: Date,
): NotificationText {
  if (incident.clase === 'noticia') {
    const { _id: id, titulo, contenido } = incident.noticia;
    const cuerpo = cutAtWord(contenido.replaceAll(/\s+/g, ' ').trim());
    return { tag: `noticia-${id}`, url: `/noticias/${id}`, titulo, cuerpo };
  }
  const { partido } = incident;
  const place = { tag: `partido-${partido._id}`, url: `/partidos/${partido._id}` };
  if (incident.clase === 'horario') {
    const title = scheduleTitle(incident.antes, partido);
    return { ...place, titulo: title, cuerpo: scheduleBody(partido, club) };
  }
  const score = scoreLine(partido, incident.goles, club);
  switch (incident.clase) {
    case 'gol': {
      const { gol } = incident;
      const isOurs = gol.lado === 'goles_anotados';
      return {
        ...place,
        titulo: isOurs
          ? `¡Gol ${withArticle({ nombre: club, articulo }).del}!`
          : `Gol ${withArticle({ nombre: partido.nombre_equipo }).del}`,
        cuerpo: joinParts(' · ', score, minuteText(gol), gol.autor ?? ''),
      };
    }
    case 'anulado':
      return { ...place, titulo: 'Gol anulado', cuerpo: score };
    case 'final': {
      const isToday = localDate(new Date(partido.fecha_date), zone) === localDate(now, zone);
      const { tanda } = incident.goles;
      const decision = decisionText({ ...partido, tanda }, club);
      return {
        ...place,
        titulo: isToday && !partido.incomparecencia ? 'Final del partido' : 'Resultado',
        cuerpo: joinParts('\n', score, decision),
      };
    }
  }
}
