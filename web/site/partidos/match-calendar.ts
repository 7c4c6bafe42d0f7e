import {
  type Settings,
  calendarEnd,
  calendarIcs,
  calendarSummary,
  clubConfig,
  type Partido,
  previewPartido,
  utcValue,
} from '@club/shared';
import { subscriptionLinks, type CalendarChoice } from './calendar-menu';

/** Link that opens Google Calendar's new-event form with a match. */
function googleEventLink(
  partido: Partido,
  url: string,
  { nombre, zona_horaria: zone }: Pick<Settings, 'nombre' | 'zona_horaria'>,
): string {
  const { fecha_date: start } = partido;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: calendarSummary(nombre, previewPartido(partido)),
    dates: `${utcValue(start)}/${utcValue(calendarEnd(start))}`,
    ctz: zone,
    ...(partido.nombre_campo !== '' && { location: partido.nombre_campo }),
    details: `${partido.nombre_competicion}\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Data URL of a calendar file with one match, with the UID from the season's calendar, to avoid duplicates. */
function matchFile(
  partido: Partido,
  origin: string,
  now: Date,
  { nombre: club, zona_horaria: zone }: Pick<Settings, 'nombre' | 'zona_horaria'>,
): string {
  const text = calendarIcs({
    club,
    zone,
    domain: clubConfig.loginDomain,
    origin,
    temporada: partido.nombre_temporada,
    partidos: [previewPartido(partido)],
    modified: now.toISOString(),
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

/** Choices of a match's calendar menu: that match, or the whole season. */
export const calendarChoices = (
  partido: Partido,
  settings: Settings,
): readonly CalendarChoice[] => [
  { label: 'Google Calendar', href: googleEventLink(partido, location.href, settings) },
  {
    label: 'Guardar en mi calendario',
    href: matchFile(partido, location.origin, new Date(), settings),
    download: 'partido.ics',
  },
  {
    label: 'Suscribirme a toda la temporada',
    href: subscriptionLinks(location.host, partido.temporada_id).webcal,
  },
];
