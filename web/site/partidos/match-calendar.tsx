import type { Partido } from '@club/shared';
import { calendarPath, googleEventLink, subscriptionLinks } from './calendar-links';
import { CalendarMenu } from './calendar-menu';
import { matchFile } from './match-file';
import { useSettings } from '../../lib/state/club-context';

/** Statuses of matches that can be added to a calendar. */
const IN_DIARIES: readonly Partido['estado'][] = ['programado', 'aplazado'];

/** Calendar menu of an unplayed match: that match, or the whole season. */
export function MatchCalendar({ partido }: { readonly partido: Partido }) {
  const ajustes = useSettings();
  if (!IN_DIARIES.includes(partido.estado)) return null;
  return (
    <CalendarMenu
      choices={() => [
        { label: 'Google Calendar', href: googleEventLink(partido, location.href, ajustes) },
        {
          label: 'Guardar en mi calendario',
          href: matchFile(partido, location.origin, new Date(), ajustes),
          download: 'partido.ics',
        },
        {
          label: 'Suscribirme a toda la temporada',
          href: subscriptionLinks(location.host, calendarPath(partido.temporada_id)).webcal,
        },
      ]}
    />
  );
}
