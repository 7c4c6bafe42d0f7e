import {
  type StoredSettings,
  type Partido,
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
import { type Goals, type LiveGoal, type Incident, STATE_TITLES } from './incidents';

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
export type NotifiedIncident = Extract<Incident, { clase: NotificationClass }>;

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
