import { clubConfig } from '@club/shared';

const FORMAT = new Intl.DateTimeFormat(clubConfig.idioma, {
  timeZone: clubConfig.zonaHoraria,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `14 nov 2026, 18:05`; by `Intl`, because the panel is never rendered on the server. */
export const formatInstant = (instant: string): string => FORMAT.format(new Date(instant));
