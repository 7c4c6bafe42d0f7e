import type { PartidoPreview } from '@club/shared';
import { formatShortDay } from '../../lib/dates';

/**
 * What changed in a scheduled match: `Cambio de hora: antes el sábado 12 a las 17:00`. `undefined` without a change or
 * for any other status, whose label says more.
 */
export function changeText({
  antes,
  fecha_str: date,
  estado,
}: Pick<PartidoPreview, 'antes' | 'fecha_str' | 'estado'>): string | undefined {
  if (!antes || estado !== 'programado') return undefined;
  const { fecha_str: dia, hora_str: time, nombre_campo: campo } = antes;
  const changes = [
    ...(dia !== undefined && time !== undefined
      ? [[dia === date ? 'hora' : 'fecha', `el ${formatShortDay(dia, date)} a las ${time}`]]
      : []),
    ...(campo === undefined ? [] : [['campo', `en ${campo}`]]),
  ];
  const both = (part: number, glue: string) => changes.map((change) => change[part]).join(glue);
  return `Cambio de ${both(0, ' y ')}: antes ${both(1, ', ')}`;
}
