import { clubConfig, type TimeZone } from '@club/shared';

/** `14 nov 2026, 18:05`. Not for the site: Node and browsers may format differently, and only the site is rendered by both. */
export const formatInstant = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
