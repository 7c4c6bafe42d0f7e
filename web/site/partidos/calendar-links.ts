import { type Ajustes, type Partido } from '@club/shared';

/** Minutes that a match takes in a diary, as in `/calendario.ics`. */
const DURACION_MIN = 110;

/** Path of a season's calendar; the current season's has an address that stays the same every year. */
export function calendarPath(temporadaId: string | undefined): string {
  return temporadaId === undefined ? '/calendario.ics' : `/calendario-${temporadaId}.ics`;
}

/** Where a reader subscribes to a calendar of ours: in the device's own program, or in Google's. */
export function subscriptionLinks(host: string, path: string) {
  const webcal = `webcal://${host}${path}`;
  return {
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    download: path,
  };
}

/** `2026-11-14T17:00:00.000Z` as `20261114T170000Z`. */
const utcValue = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Google's form for a new entry, filled in with a match. */
export function googleEventLink(
  partido: Partido,
  url: string,
  { nombre, zona_horaria: zona }: Pick<Ajustes, 'nombre' | 'zona_horaria'>,
): string {
  const start = Date.parse(partido.fecha_date);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: partido.local
      ? `${nombre} - ${partido.nombre_equipo}`
      : `${partido.nombre_equipo} - ${nombre}`,
    dates: `${utcValue(start)}/${utcValue(start + DURACION_MIN * 60_000)}`,
    ctz: zona,
    location: partido.nombre_campo,
    details: `${partido.nombre_competicion}\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
