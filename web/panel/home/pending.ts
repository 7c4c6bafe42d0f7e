import {
  type PartidoPreview,
  type Home,
  type TimeZone,
  localDate,
  comparePartidos,
} from '@club/shared';
import { formatDay } from '../../lib/dates';
import { countText } from '../../lib/number-text';
import { formatInstant } from '../common/format-instant';
import { scoreLine } from '../common/score-line';
import { adminPaths } from '../app/admin-paths';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Hours after kick-off until which the task is to follow the match, not to enter its sheet. */
const FOLLOW_HOURS = 3;
/** Days after a match during which a match report is suggested. */
const CRONICA_DAYS = 21;
/** Age in days from which a new backup is suggested. */
const BACKUP_DAYS = 30;

/** Each task of a match, most urgent first: state of the match, text of the button, and path that it opens. */
export const PARTIDO_TASKS = {
  en_juego: ['En juego', 'Seguir', adminPaths.banda],
  hoy: ['Hoy', 'Desde la banda', adminPaths.banda],
  sin_ficha: ['Sin acta', 'Apuntar el acta', adminPaths.acta],
  sin_fecha: ['Aplazado', 'Poner fecha', adminPaths.editarPartido],
  sin_cronica: ['Sin crónica', 'Escribir la crónica', adminPaths.cronica],
  sin_campo: ['Sin campo', 'Poner campo', adminPaths.editarPartido],
} as const;
export type PartidoKind = keyof typeof PARTIDO_TASKS;

/** Kinds of task of a match, most urgent first. */
const PARTIDO_KINDS = Object.keys(PARTIDO_TASKS) as PartidoKind[];

/** A task as shown, with its button. */
export interface Task {
  readonly kind: PartidoKind | 'posicion' | 'auditoria' | 'copia';
  readonly title: string;
  readonly detail: string;
  readonly button: string;
  readonly to: string;
}

/** A task about one match. */
export interface PartidoTask extends Task {
  readonly kind: PartidoKind;
  readonly partido: PartidoPreview;
}

export const isPartidoTask = (task: Task): task is PartidoTask => 'partido' in task;

/** Current time and the club's time zone. */
interface Clock {
  readonly now: Date;
  readonly zone: TimeZone;
}

/** Clock and name of the club. */
interface ClubNow extends Clock {
  readonly nombre: string;
}

/** Ids of the matches without a ground, and of those with a match report. Previews do not have this information. */
type PartidoIds = Pick<Home, 'sin_campo' | 'con_cronica'>;

const WITHOUT_CAMPO =
  /^(?:-+|\?+|sin campo|por (?:confirmar|determinar|definir|decidir)|pendiente)\.?$/i;

/** Whether a ground's name is a placeholder such as «por confirmar». */
export const isCampoUnconfirmed = (nombre: string): boolean => WITHOUT_CAMPO.test(nombre.trim());

/** The most urgent task of a match, if any. */
export function taskKind(
  partido: PartidoPreview,
  { sin_campo: withoutCampo, con_cronica: withCronica }: PartidoIds,
  { now, zone }: Clock,
): PartidoKind | undefined {
  const { partido_id: id, estado, jugado, fecha_date: date, nombre_campo: campo } = partido;
  const kickOff = new Date(date);
  const sinceMs = now.getTime() - kickOff.getTime();
  if (jugado) {
    return sinceMs <= CRONICA_DAYS * DAY_MS && !withCronica.includes(id)
      ? 'sin_cronica'
      : undefined;
  }
  if (estado === 'en_juego') return 'en_juego';
  if (estado === 'cancelado') return undefined;
  if (estado === 'aplazado' || estado === 'suspendido')
    return sinceMs > 0 ? 'sin_fecha' : undefined;
  if (sinceMs > FOLLOW_HOURS * HOUR_MS || estado === 'finalizado') return 'sin_ficha';
  if (localDate(kickOff, zone) === localDate(now, zone)) return 'hoy';
  if (sinceMs > 0) return 'sin_ficha';
  return withoutCampo.includes(id) || isCampoUnconfirmed(campo) ? 'sin_campo' : undefined;
}

/** `sáb, 14 nov · 12:00` */
export const kickOffText = ({ fecha_str: day, hora_str: time }: PartidoPreview): string =>
  `${formatDay(day)} · ${time}`;

function partidoTask(kind: PartidoKind, partido: PartidoPreview, nombre: string): PartidoTask {
  const { partido_id: id, nombre_campo: campo, hora_str: time } = partido;
  const when = kickOffText(partido);
  const [state, button, pathOf] = PARTIDO_TASKS[kind];
  const details: Readonly<Record<PartidoKind, string>> = {
    en_juego: `${when} · ${campo}`,
    hoy: `${time} · ${campo}`,
    sin_ficha: `Se jugó el ${when}`,
    sin_fecha: `Era el ${when}, y no tiene otra fecha`,
    sin_cronica: when,
    sin_campo: when,
  };
  const heading = partido.estado === 'suspendido' ? 'Suspendido' : state;
  const title = `${heading}: ${scoreLine(partido, nombre)}`;
  return { kind, partido, title, detail: details[kind], button, to: pathOf(id) };
}

/** Kinds whose latest match comes first. In the other kinds it is the earliest. */
const LATEST_FIRST: ReadonlySet<PartidoKind> = new Set(['sin_ficha', 'sin_cronica']);

/** Tasks of matches, most urgent first. */
export function pendingOfPartidos(
  partidos: readonly PartidoPreview[],
  known: PartidoIds,
  { nombre, ...clock }: ClubNow,
): PartidoTask[] {
  const found = partidos.flatMap((partido) => {
    const kind = taskKind(partido, known, clock);
    return kind ? [partidoTask(kind, partido, nombre)] : [];
  });
  return found.sort((a, b) => {
    const byKind = PARTIDO_KINDS.indexOf(a.kind) - PARTIDO_KINDS.indexOf(b.kind);
    if (byKind !== 0) return byKind;
    const byKickOff = comparePartidos(a.partido, b.partido);
    return LATEST_FIRST.has(a.kind) ? -byKickOff : byKickOff;
  });
}

/** The task to enter our league position, if it is missing or older than the last played match. */
function positionTasks({ partidos, puesto, temporada_id: currentId }: Home): Task[] {
  const last = partidos
    .filter(({ jugado, temporada_id: id }) => jugado && id === currentId)
    .toSorted(comparePartidos)
    .at(-1);
  if (!last || !puesto) return [];
  const { posicion, posicion_el: enteredAt } = puesto;
  if (posicion !== null && enteredAt !== undefined && enteredAt > last.fecha_date) return [];
  const [title, detail] =
    posicion === null
      ? ['Falta la posición en la liga', 'Nadie la ha puesto todavía esta temporada']
      : [
          'Posición en la liga',
          `Sin cambiar desde el partido contra ${last.nombre_equipo}, ${formatDay(last.fecha_str)}`,
        ];
  const button = 'Actualizar posición';
  return [{ kind: 'posicion', title, detail, button, to: adminPaths.estadisticas }];
}

function auditTasks({ auditoria }: Home): Task[] {
  if (!auditoria || auditoria.diferencias === 0) return [];
  const found = countText(auditoria.diferencias, 'diferencia', 'diferencias');
  return [
    {
      kind: 'auditoria',
      title: 'Las estadísticas no cuadran',
      detail: `La última comprobación encontró ${found} con las fichas`,
      button: 'Ver qué no cuadra',
      to: adminPaths.estadisticas,
    },
  ];
}

function backupTasks({ copia, partidos, fotos }: Home, { now, zone }: Clock): Task[] {
  const hasSomething = partidos.some(({ jugado }) => jugado) || fotos.cuantas > 0;
  const isRecent = copia !== null && now.getTime() - Date.parse(copia) <= BACKUP_DAYS * DAY_MS;
  if (!hasSomething || isRecent) return [];
  return [
    {
      kind: 'copia',
      title: 'Copia de seguridad',
      detail:
        copia === null
          ? 'Todavía no se ha descargado ninguna'
          : `La última es del ${formatInstant(copia, zone)}`,
      button: 'Descargar una copia',
      to: adminPaths.copia,
    },
  ];
}

/** Days for which a match stays in «Esta semana»: one played on Sunday stays until Wednesday. */
const LOOK_BACK_DAYS = 3;

/**
 * The matches of «Esta semana»: from three days ago until Sunday, and any in play. If there are none, the next match,
 * with `isThisWeek` false.
 */
export function deriveWeek(partidos: readonly PartidoPreview[], { now, zone }: Clock) {
  const dayIn = (days: number) => localDate(new Date(now.getTime() + days * DAY_MS), zone);
  const weekday = new Date(dayIn(0)).getUTCDay();
  const [first, sunday] = [dayIn(-LOOK_BACK_DAYS), dayIn((7 - weekday) % 7)];
  const sorted = partidos.toSorted(comparePartidos);
  const week = sorted.filter(({ estado, fecha_date: date }) => {
    const day = localDate(new Date(date), zone);
    return estado === 'en_juego' || (estado !== 'cancelado' && day >= first && day <= sunday);
  });
  const next = sorted.filter(
    ({ jugado, estado, fecha_date: date }) =>
      !jugado && estado === 'programado' && new Date(date) > now,
  );
  const isThisWeek = week.length > 0;
  return { isThisWeek, partidos: isThisWeek ? week : next.slice(0, 1) };
}

/** All current tasks, most urgent first (docs/decisions/0038). */
export const pending = (home: Home, club: ClubNow): Task[] => [
  ...pendingOfPartidos(home.partidos, home, club),
  ...positionTasks(home),
  ...auditTasks(home),
  ...backupTasks(home, club),
];

/** Kinds of task to do now. Helpers can do only these. */
export const URGENT: ReadonlySet<Task['kind']> = new Set(['en_juego', 'hoy', 'sin_ficha'] as const);
