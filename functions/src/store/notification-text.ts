import {
  type StoredSettings,
  type Partido,
  type Aviso,
  type NotificationDoc,
  type NotificationClass,
  type NotificationTopic,
  withArticle,
  localDate,
  cutAtWord,
} from '@club/shared';
import { type Goles, type GolSabido, type Incident, STATE_TITLES } from './incidents';

const MINUTE_MS = 60_000;

/** Topic of each kind of notification, and how long it is relevant, milliseconds (regla 81). */
export const CLASES: Readonly<
  Record<NotificationClass, { readonly tema: NotificationTopic; readonly viveMs: number }>
> = {
  gol: { tema: 'goles', viveMs: 10 * MINUTE_MS },
  anulado: { tema: 'goles', viveMs: 10 * MINUTE_MS },
  final: { tema: 'final', viveMs: 10 * MINUTE_MS },
  horario: { tema: 'horario', viveMs: 10 * MINUTE_MS },
  noticia: { tema: 'noticias', viveMs: 24 * 60 * MINUTE_MS },
};

type TextoAviso = Pick<Aviso, 'tag' | 'titulo' | 'cuerpo' | 'url'>;

type ClubQueAvisa = Pick<StoredSettings, 'nombre' | 'articulo' | 'zona_horaria'>;

/** Events with a notification. Withdrawals that nobody has heard of have none. */
export type SucesoAvisado = Extract<Incident, { clase: NotificationClass }>;

/** Both sides with the score, home side first (regla 24). */
function scoreLine({ local, nombre_equipo: rival }: Partido, goles: Goles, club: string): string {
  const { goles_anotados: nuestros, goles_encajados: suyos } = goles;
  const [left, right] = local ? [club, rival] : [rival, club];
  const [first, second] = local ? [nuestros, suyos] : [suyos, nuestros];
  return `${left} ${String(first)}–${String(second)} ${right}`;
}

const minuteOf = ({ minuto, anadido }: GolSabido): string[] =>
  minuto === undefined
    ? []
    : [`min. ${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}`];

function tituloHorario(antes: Partido, despues: Partido): string {
  const titulo = STATE_TITLES[despues.estado];
  if (antes.estado !== despues.estado && titulo !== undefined) return titulo;
  if (antes.fecha_str !== despues.fecha_str) return 'Cambio de fecha';
  if (antes.hora_str !== despues.hora_str) return 'Cambio de hora';
  return 'Cambio de campo';
}

/** Date and time, unless the match was called off. */
function cuerpoHorario(partido: Partido, club: string): string {
  const { local, nombre_equipo: rival, estado, hora_str: hora, nombre_campo: campo } = partido;
  const rivals = local ? `${club} – ${rival}` : `${rival} – ${club}`;
  if (estado !== 'programado' && estado !== 'en_juego') return rivals;
  const [dia = 1, mes = 1, anyo = 1970] = partido.fecha_str.split('-').map(Number);
  const day = new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(anyo, mes - 1, dia));
  return `${rivals}\n${day}, ${hora}, ${campo}`;
}

/** Text of a notification (regla 80). */
export function notificationText(
  suceso: SucesoAvisado,
  { nombre: club, articulo, zona_horaria: zona }: ClubQueAvisa,
  ahora: Date,
): TextoAviso {
  if (suceso.clase === 'noticia') {
    const { _id: id, titulo, contenido } = suceso.noticia;
    const cuerpo = cutAtWord(contenido.replaceAll(/\s+/g, ' ').trim());
    return { tag: `noticia-${id}`, url: `/noticias/${id}`, titulo, cuerpo };
  }
  const { partido } = suceso;
  const place = { tag: `partido-${partido._id}`, url: `/partidos/${partido._id}` };
  if (suceso.clase === 'horario') {
    const titulo = tituloHorario(suceso.antes, partido);
    return { ...place, titulo, cuerpo: cuerpoHorario(partido, club) };
  }
  const score = scoreLine(partido, suceso.goles, club);
  switch (suceso.clase) {
    case 'gol': {
      const { gol } = suceso;
      const isNuestro = gol.lado === 'goles_anotados';
      const more = [...minuteOf(gol), ...(gol.autor === undefined ? [] : [gol.autor])];
      return {
        ...place,
        titulo: isNuestro
          ? `¡Gol ${withArticle({ nombre: club, articulo }).del}!`
          : `Gol ${withArticle({ nombre: partido.nombre_equipo }).del}`,
        cuerpo: [score, ...more].join(' · '),
      };
    }
    case 'anulado':
      return { ...place, titulo: 'Gol anulado', cuerpo: score };
    case 'final': {
      const isToday = localDate(new Date(partido.fecha_date), zona) === localDate(ahora, zona);
      return { ...place, titulo: isToday ? 'Final del partido' : 'Resultado', cuerpo: score };
    }
  }
}

export const isNotificationExpired = (
  { caduca }: Pick<NotificationDoc, 'caduca'>,
  ahora: Date,
): boolean => Date.parse(caduca) <= ahora.getTime();
