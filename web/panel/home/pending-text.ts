import type { PartidoPreview, TimeZone } from '@club/shared';
import type { PartidoKind, Pending } from './pending';
import { formatDay } from '../../lib/dates';
import { formatInstant } from '../common/format-instant';
import { scoreLine } from '../common/score-line';
import { adminPaths } from '../app/admin-paths';

/** A task as shown, with its button. */
export interface Task {
  readonly titulo: string;
  readonly detalle: string;
  readonly boton: string;
  readonly to: string;
  readonly isUrgent: boolean;
}

interface Club {
  readonly nombre: string;
  readonly zona: TimeZone;
}

const URGENT: ReadonlySet<Pending['tipo']> = new Set(['en_juego', 'hoy', 'sin_ficha'] as const);

/** Each task of a match: its state, its button, and where that leads. */
export const PARTIDO_TASKS = {
  en_juego: ['En juego', 'Seguir', adminPaths.banda],
  hoy: ['Hoy', 'Desde la banda', adminPaths.banda],
  sin_ficha: ['Sin acta', 'Apuntar el acta', adminPaths.acta],
  sin_fecha: ['Aplazado', 'Poner fecha', adminPaths.editarPartido],
  sin_cronica: ['Sin crónica', 'Escribir la crónica', adminPaths.cronica],
  sin_campo: ['Sin campo', 'Poner campo', adminPaths.editarPartido],
} as const satisfies Readonly<
  Record<PartidoKind, readonly [state: string, boton: string, to: (id: string) => string]>
>;

/** `sáb, 14 nov · 12:00` */
export const kickOffText = ({ fecha_str: day, hora_str: time }: PartidoPreview): string =>
  `${formatDay(day)} · ${time}`;

type Texts = readonly [titulo: string, detalle: string, boton: string, to: string];

function textsOf(pendiente: Pending, club: Club): Texts {
  if (pendiente.tipo === 'copia') {
    const { ultima } = pendiente;
    const last =
      ultima === null
        ? 'Todavía no se ha descargado ninguna'
        : `La última es del ${formatInstant(ultima, club.zona)}`;
    return ['Copia de seguridad', last, 'Descargar una copia', adminPaths.copia];
  }
  if (pendiente.tipo === 'auditoria') {
    const { diferencias: count } = pendiente;
    const found = `${String(count)} ${count === 1 ? 'diferencia' : 'diferencias'}`;
    return [
      'Las estadísticas no cuadran',
      `La última comprobación encontró ${found} con las fichas`,
      'Ver qué no cuadra',
      adminPaths.estadisticas,
    ];
  }
  const { partido } = pendiente;
  if (pendiente.tipo === 'posicion') {
    return [
      pendiente.isNew ? 'Falta la posición en la liga' : 'Posición en la liga',
      pendiente.isNew
        ? 'Nadie la ha puesto todavía esta temporada'
        : `Sin cambiar desde el partido contra ${partido.nombre_equipo}, ${formatDay(partido.fecha_str)}`,
      'Actualizar posición',
      adminPaths.estadisticas,
    ];
  }
  const { partido_id: id, nombre_campo: campo, hora_str: time } = partido;
  const when = kickOffText(partido);
  const [state, boton, to] = PARTIDO_TASKS[pendiente.tipo];
  const details: Readonly<Record<PartidoKind, string>> = {
    en_juego: `${when} · ${campo}`,
    hoy: `${time} · ${campo}`,
    sin_ficha: `Se jugó el ${when}`,
    sin_fecha: `Era el ${when}, y no tiene otra fecha`,
    sin_cronica: when,
    sin_campo: when,
  };
  const heading = partido.estado === 'suspendido' ? 'Suspendido' : state;
  return [`${heading}: ${scoreLine(partido, club.nombre)}`, details[pendiente.tipo], boton, to(id)];
}

/** A task's title, detail and button. */
export function taskOf(pendiente: Pending, club: Club): Task {
  const [titulo, detalle, boton, to] = textsOf(pendiente, club);
  return { titulo, detalle, boton, to, isUrgent: URGENT.has(pendiente.tipo) };
}
