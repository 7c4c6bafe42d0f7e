import { daysUntil, joinParts, type PartidoPreview, type TimeZone } from '@club/shared';
import { formatDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';

type Kickoff = Pick<PartidoPreview, 'fecha_date' | 'fecha_str'>;

/** Day of a match relative to today in the club's time zone: `Hoy · dom, 22 nov`, `Mañana · …`, `sáb, 14 nov`. */
export function whenText(partido: Kickoff, now: Date, zone: TimeZone): string {
  const near = ['Hoy', 'Mañana'][daysUntil(now, partido, zone)] ?? '';
  return joinParts(' · ', near, formatDay(partido.fecha_str));
}

/** Day of a coming match; changes at midnight. */
export function When({ partido }: { readonly partido: Kickoff }) {
  const { zona_horaria: zone } = useSettings();
  return whenText(partido, useToday(), zone);
}
