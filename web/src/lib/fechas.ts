import { clubConfig } from '@club/shared';

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(clubConfig.idioma, {
    timeZone: clubConfig.zonaHoraria,
    ...options,
  });
  return (instant: string) => format.format(new Date(instant));
};

/** `sáb, 14 nov` */
export const formatDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
/** `sábado, 14 de noviembre de 2026` */
export const formatLongDay = formatter({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
/** `14 de noviembre de 2026` */
export const formatDate = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
