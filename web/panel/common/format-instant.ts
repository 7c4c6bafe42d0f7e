import { clubConfig, type TimeZone } from '@club/shared';

/** `14 nov 2026, 18:05` in the club's time zone. `Intl` is safe here: the panel is not rendered on the server. */
export const formatInstant = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
