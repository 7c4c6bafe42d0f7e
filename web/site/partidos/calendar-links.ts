import type { Partido, Settings } from '@club/shared';

/** Length of a match in the calendar, in minutes; the same as in `/calendario.ics`. */
const DURATION_MIN = 110;

/**
 * Links to subscribe to a season's calendar: webcal, Google Calendar and download. Without an id they lead to the
 * current season, whose URL never changes.
 */
export function subscriptionLinks(host: string, temporadaId?: string) {
  const path = temporadaId === undefined ? '/calendario.ics' : `/calendario-${temporadaId}.ics`;
  const webcal = `webcal://${host}${path}`;
  return {
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    download: path,
  };
}

/** `2026-11-14T17:00:00.000Z` as `20261114T170000Z`. */
const utcValue = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Link that opens Google Calendar's new-event form with a match. */
export function googleEventLink(
  partido: Partido,
  url: string,
  { nombre, zona_horaria: zone }: Pick<Settings, 'nombre' | 'zona_horaria'>,
): string {
  const start = Date.parse(partido.fecha_date);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: partido.local
      ? `${nombre} - ${partido.nombre_equipo}`
      : `${partido.nombre_equipo} - ${nombre}`,
    dates: `${utcValue(start)}/${utcValue(start + DURATION_MIN * 60_000)}`,
    ctz: zone,
    ...(partido.nombre_campo !== '' && { location: partido.nombre_campo }),
    details: `${partido.nombre_competicion}\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
