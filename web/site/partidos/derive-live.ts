import {
  type Acta,
  allEvents,
  capitalise,
  type CurrentLiveMatch,
  deriveLiveMatch,
  type LiveMatchDoc,
  type LivePhase,
  type Evento,
  EVENTOS,
  isLiveMatchAbandoned,
  liveScore,
  localDate,
  minuteInPlay,
  minuteText,
  publicActa,
  type Settings,
  type TimeZone,
} from '@club/shared';
import { formatDate } from '../../lib/dates';
import { type LiveStatus, type MatchSummary, resultText } from './sides';
import { eventText } from './timeline';

/** `las 18:45`, or the date if it was another day. */
function sinceText(instant: string, now: Date, timeZone: TimeZone): string {
  const date = new Date(instant);
  const day = localDate(date, timeZone);
  if (day !== localDate(now, timeZone))
    return `el ${formatDate(day.split('-').reverse().join('-'))}`;
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return `las ${new Intl.DateTimeFormat('es-ES', { ...format, timeZone }).format(date)}`;
}

const PHASES: Readonly<Record<LivePhase, string>> = {
  sin_empezar: 'Por empezar',
  primera_parte: 'Primera parte',
  descanso: 'Descanso',
  segunda_parte: 'Segunda parte',
  fin_segunda_parte: 'Antes de la prórroga',
  prorroga_1: 'Prórroga, primera parte',
  descanso_prorroga: 'Descanso de la prórroga',
  prorroga_2: 'Prórroga, segunda parte',
  fin_prorroga: 'Fin de la prórroga',
  tanda: 'Tanda de penaltis',
  final: 'Final del partido',
};

/** Text beside a live score: the minute, the phase if the clock does not run, or since when there are no updates. */
export function formatLiveStatus(
  current: CurrentLiveMatch,
  log: Pick<LiveMatchDoc, 'actualizado'>,
  now: Date,
  zone: TimeZone,
): LiveStatus {
  if (isLiveMatchAbandoned(log, now)) {
    const text = `Sin noticias desde ${sinceText(log.actualizado, now, zone)}`;
    return { text, isForgotten: true };
  }
  const { fase: phase } = current;
  const minute = minuteInPlay(current, now);
  const phaseText = phase === 'final' ? 'Final' : PHASES[phase];
  return { text: minute ? minuteText(minute) : phaseText, isForgotten: false };
}

/** The last goal of a live match: `Gol de Nico P., 63'`, `Gol encajado, 70'`; `undefined` without goals. */
function lastGoalText(eventos: readonly Evento[]): string | undefined {
  const last = eventos.findLast(({ evento }) => EVENTOS[evento].marcador !== null);
  if (!last) return undefined;
  const what = capitalise(EVENTOS[last.evento].breve);
  const who = last.autor ? `${what} de ${last.autor.nombre_con_inicial}` : what;
  const minute = minuteText(last);
  return minute === '' ? who : `${who}, ${minute}`;
}

/** The last kick of a shoot-out: `Penalti de CD Encina: gol`. `undefined` before it. */
function lastKickText(
  { nombre_equipo: rival }: Pick<MatchSummary, 'nombre_equipo'>,
  tanda: CurrentLiveMatch['tanda'] | undefined,
  clubName: string,
): string | undefined {
  const kick = tanda?.kicks.at(-1);
  const side = kick?.lado === 'club' ? clubName : rival;
  return kick && `Penalti de ${side}: ${kick.gol ? 'gol' : 'fallado'}`;
}

/** Announcement for screen readers when a live match changes: phase, score and last event. */
export function formatAnnouncement(
  partido: MatchSummary,
  { fase: phase, tanda }: Pick<CurrentLiveMatch, 'fase'> & Partial<Pick<CurrentLiveMatch, 'tanda'>>,
  last: Evento | undefined,
  clubName: string,
): string {
  const score = `${PHASES[phase]}: ${resultText(partido, clubName)}`;
  const kick = lastKickText(partido, tanda, clubName);
  if (kick !== undefined) return `${score}. Último: ${kick}`;
  if (!last) return score;
  const minute = last.minuto === undefined ? '' : `, minuto ${minuteText(last).replace("'", '')}`;
  const who = [
    last.autor?.nombre_con_inicial,
    last.entra && `entra ${last.entra.nombre_con_inicial}`,
    last.sale && `sale ${last.sale.nombre_con_inicial}`,
  ]
    .filter((part) => part !== undefined)
    .map((part) => `, ${part}`)
    .join('');
  return `${score}. Último: ${EVENTOS[last.evento].anuncio}${who}${minute}`;
}

/** What happened last, in lines: a kick of a shoot-out, or else an event. None at the start. */
function lastLines(evento: Evento | undefined, kick: string | undefined): readonly string[] {
  if (kick !== undefined) return [kick];
  if (!evento) return [];
  const { title, detail } = eventText(evento);
  return [`${minuteText(evento)} ${title}`.trim(), ...detail];
}

/** Live state of a match. */
export interface Live {
  readonly current: CurrentLiveMatch;
  /** The sheet so far. Its fields and those of `score` replace the stored ones of the match. */
  readonly acta: Acta;
  readonly score: ReturnType<typeof liveScore>;
  readonly status: LiveStatus;
  /** What happened last, in lines. */
  readonly last: readonly string[];
  /** For screen readers. */
  readonly announcement: string;
}

/** Live state of a match from its log. */
export function deriveLive(
  partido: MatchSummary,
  log: LiveMatchDoc,
  now: Date,
  { nombre: clubName, zona_horaria: zone }: Pick<Settings, 'nombre' | 'zona_horaria'>,
): Live {
  const current = deriveLiveMatch(log.pasos);
  const acta = publicActa(current, log.jugadores);
  const score = liveScore(current);
  const eventos = allEvents(acta.detalles);
  const last = eventos.at(-1);
  return {
    current,
    acta,
    score,
    status: { ...formatLiveStatus(current, log, now, zone), lastGoal: lastGoalText(eventos) },
    last: lastLines(last, lastKickText(partido, current.tanda, clubName)),
    announcement: formatAnnouncement({ ...partido, ...score }, current, last, clubName),
  };
}
