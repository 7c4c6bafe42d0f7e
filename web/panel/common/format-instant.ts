import { clubConfig, type TimeZone } from '@club/shared';

/** `14 nov 2026, 18:05`. Not for the site: what Node renders, a browser could format differently. */
export const formatInstant = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
