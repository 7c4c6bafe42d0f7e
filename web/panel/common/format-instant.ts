import { clubConfig, type TimeZone } from '@club/shared';

/** `14 nov 2026, 18:05` in the club's time zone. `Intl` may differ between Node and browsers, but the panel is rendered only in browsers. */
export const formatInstant = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
