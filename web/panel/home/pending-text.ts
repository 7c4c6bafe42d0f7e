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

const cuando = ({ fecha_str: date, hora_str: time }: PartidoPreview) =>
  `${formatDay(date)} · ${time}`;

const tally = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${String(count)} ${many}`;

/** A task's title, detail and button. */
export function taskOf(pendiente: Pending, { nombre, zona: zone }: Club): Task {
  switch (pendiente.tipo) {
    case 'en_juego':
      return {
        titulo: `En juego: ${versus(pendiente.partido, nombre)}`,
        detalle: `${cuando(pendiente.partido)} · ${pendiente.partido.nombre_campo}`,
        boton: 'Seguir',
        to: adminPaths.banda(pendiente.partido.partido_id),
        isUrgent: true,
      };
    case 'hoy':
      return {
        titulo: `Hoy: ${versus(pendiente.partido, nombre)}`,
        detalle: `${pendiente.partido.hora_str} · ${pendiente.partido.nombre_campo}`,
        boton: 'Desde la banda',
        to: adminPaths.banda(pendiente.partido.partido_id),
        isUrgent: true,
      };
    case 'sin_ficha':
      return {
        titulo: `Sin acta: ${versus(pendiente.partido, nombre)}`,
        detalle: `Se jugó el ${cuando(pendiente.partido)}`,
        boton: 'Apuntar el acta',
        to: adminPaths.acta(pendiente.partido.partido_id),
        isUrgent: true,
      };
    case 'sin_fecha':
      return {
        titulo: `${pendiente.partido.estado === 'suspendido' ? 'Suspendido' : 'Aplazado'}: ${versus(pendiente.partido, nombre)}`,
        detalle: `Era el ${cuando(pendiente.partido)}, y no tiene otra fecha`,
        boton: 'Poner fecha',
        to: adminPaths.editarPartido(pendiente.partido.partido_id),
        isUrgent: false,
      };
    case 'sin_cronica':
      return {
        titulo: `Sin crónica: ${versus(pendiente.partido, nombre)}`,
        detalle: cuando(pendiente.partido),
        boton: 'Escribir la crónica',
        to: adminPaths.cronica(pendiente.partido.partido_id),
        isUrgent: false,
      };
    case 'sin_campo':
      return {
        titulo: `Sin campo: ${versus(pendiente.partido, nombre)}`,
        detalle: cuando(pendiente.partido),
        boton: 'Poner campo',
        to: adminPaths.editarPartido(pendiente.partido.partido_id),
        isUrgent: false,
      };
    case 'posicion':
      return {
        titulo: pendiente.isNew ? 'Falta la posición en la liga' : 'Posición en la liga',
        detalle: pendiente.isNew
          ? 'Nadie la ha puesto todavía esta temporada'
          : `Sin cambiar desde el partido contra ${pendiente.partido.nombre_equipo}, ${formatDay(pendiente.partido.fecha_str)}`,
        boton: 'Actualizar posición',
        to: adminPaths.estadisticas,
        isUrgent: false,
      };
    case 'auditoria':
      return {
        titulo: 'Las estadísticas no cuadran',
        detalle: `La última comprobación encontró ${tally(pendiente.diferencias, 'diferencia', 'diferencias')} con las fichas`,
        boton: 'Ver qué no cuadra',
        to: adminPaths.estadisticas,
        isUrgent: false,
      };
    case 'copia':
      return {
        titulo: 'Copia de seguridad',
        detalle:
          pendiente.ultima === null
            ? 'Todavía no se ha descargado ninguna'
            : `La última es del ${formatInstant(pendiente.ultima, zone)}`,
        boton: 'Descargar una copia',
        to: adminPaths.copia,
        isUrgent: false,
      };
  }
}
