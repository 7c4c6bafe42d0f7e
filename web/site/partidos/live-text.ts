import {
  type DirectoActual,
  type DirectoDoc,
  type Evento,
  EVENTOS,
  isDirectoOlvidado,
  localDate,
  minutoEnJuego,
} from '@club/shared';
import { formatDate } from '../../lib/fechas';
import { sidesOf, scoreText, type MatchSummary, type Vivo } from './sides';
import { minuteText } from './timeline';

const MADRID_TIME = new Intl.DateTimeFormat('es-ES', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Madrid',
});

/** `las 18:45`, or the day when it was another one. */
function sinceText(instant: string, now: Date): string {
  const date = new Date(instant);
  return localDate(date) === localDate(now)
    ? `las ${MADRID_TIME.format(date)}`
    : `el ${formatDate(instant)}`;
}

const WAITING = {
  sin_empezar: 'Por empezar',
  descanso: 'Descanso',
  final: 'Final',
} as const;

/** What a match in play says beside its score: the minute, what it waits for, or since when nobody has told more. */
export function vivoOf(
  actual: DirectoActual,
  directo: Pick<DirectoDoc, 'actualizado'>,
  now: Date,
): Vivo {
  if (isDirectoOlvidado(directo, now)) {
    const texto = `Sin noticias desde ${sinceText(directo.actualizado, now)}`;
    return { texto, isForgotten: true };
  }
  const { fase } = actual;
  if (fase !== 'primera_parte' && fase !== 'segunda_parte') {
    return { texto: WAITING[fase], isForgotten: false };
  }
  const minuto = minutoEnJuego(actual, now);
  return { texto: minuto ? minuteText(minuto) : '', isForgotten: false };
}

const FASES = {
  sin_empezar: 'Por empezar',
  primera_parte: 'Primera parte',
  descanso: 'Descanso',
  segunda_parte: 'Segunda parte',
  final: 'Final del partido',
} as const;

/** What a screen reader is told when a match in play changes: phase, score, the last event. */
export function announcementOf(
  partido: MatchSummary,
  { fase }: Pick<DirectoActual, 'fase'>,
  last: Evento | undefined,
): string {
  const [left, right] = sidesOf(partido);
  const score = `${FASES[fase]}: ${left.nombre} ${scoreText(partido)} ${right.nombre}`;
  if (!last) return score;
  const minute = last.minuto === undefined ? '' : `, minuto ${minuteText(last).replace("'", '')}`;
  const who = last.autor ? `, ${last.autor.nombre_con_inicial}` : '';
  return `${score}. Último: ${EVENTOS[last.evento].anuncio}${who}${minute}`;
}
