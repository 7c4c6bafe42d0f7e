import type { PartidoPreview, TimeZone } from '@club/shared';
import type { Pending } from './pending';
import { formatDay } from '../../lib/dates';
import { formatInstant } from '../common/format-instant';
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

/** Both teams, home side first, with the score if there is one. */
export function versus(
  partido: Pick<PartidoPreview, 'local' | 'nombre_equipo'> &
    Partial<Pick<PartidoPreview, 'goles_anotados' | 'goles_encajados'>>,
  club: string,
): string {
  const { local, nombre_equipo: rival, goles_anotados: favor, goles_encajados: contra } = partido;
  const sides = local ? [club, rival] : [rival, club];
  const isPlayed = typeof favor === 'number' && typeof contra === 'number';
  if (!isPlayed) return sides.join(' - ');
  const score = local ? [favor, contra] : [contra, favor];
  return `${sides[0] ?? ''} ${score.join('-')} ${sides[1] ?? ''}`;
}

const tally = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${String(count)} ${many}`;

const URGENT: ReadonlySet<Pending['tipo']> = new Set(['en_juego', 'hoy', 'sin_ficha'] as const);

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
    const found = tally(pendiente.diferencias, 'diferencia', 'diferencias');
    return [
      'Las estadísticas no cuadran',
      `La última comprobación encontró ${found} con las fichas`,
      'Ver qué no cuadra',
      adminPaths.estadisticas,
    ];
  }
  const { partido } = pendiente;
  const { partido_id: id, nombre_campo: campo, hora_str: time } = partido;
  const day = formatDay(partido.fecha_str);
  const when = `${day} · ${time}`;
  const teams = versus(partido, club.nombre);
  switch (pendiente.tipo) {
    case 'en_juego':
      return [`En juego: ${teams}`, `${when} · ${campo}`, 'Seguir', adminPaths.banda(id)];
    case 'hoy':
      return [`Hoy: ${teams}`, `${time} · ${campo}`, 'Desde la banda', adminPaths.banda(id)];
    case 'sin_ficha':
      return [`Sin acta: ${teams}`, `Se jugó el ${when}`, 'Apuntar el acta', adminPaths.acta(id)];
    case 'sin_fecha': {
      const state = partido.estado === 'suspendido' ? 'Suspendido' : 'Aplazado';
      const detail = `Era el ${when}, y no tiene otra fecha`;
      return [`${state}: ${teams}`, detail, 'Poner fecha', adminPaths.editarPartido(id)];
    }
    case 'sin_cronica':
      return [`Sin crónica: ${teams}`, when, 'Escribir la crónica', adminPaths.cronica(id)];
    case 'sin_campo':
      return [`Sin campo: ${teams}`, when, 'Poner campo', adminPaths.editarPartido(id)];
    case 'posicion':
      return [
        pendiente.isNew ? 'Falta la posición en la liga' : 'Posición en la liga',
        pendiente.isNew
          ? 'Nadie la ha puesto todavía esta temporada'
          : `Sin cambiar desde el partido contra ${partido.nombre_equipo}, ${day}`,
        'Actualizar posición',
        adminPaths.estadisticas,
      ];
  }
}

/** A task's title, detail and button. */
export function taskOf(pendiente: Pending, club: Club): Task {
  const [titulo, detalle, boton, to] = textsOf(pendiente, club);
  return { titulo, detalle, boton, to, isUrgent: URGENT.has(pendiente.tipo) };
}
