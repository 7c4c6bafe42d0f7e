import { clubConfig, type TimeZone } from '@club/shared';

/** `14 nov 2026, 18:05`. Not for pages that are hydrated: Node and a browser may format an instant differently. */
export const formatInstant = (instant: string, timeZone: TimeZone): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
