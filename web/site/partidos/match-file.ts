import { type Ajustes, calendarIcs, clubConfig, type Partido, previewPartido } from '@club/shared';

/** Data URL of a calendar file with one match. The UID is that of the season's calendar, to avoid duplicates. */
export function matchFile(
  partido: Partido,
  origen: string,
  now: Date,
  { nombre: club, zona_horaria: zona }: Pick<Ajustes, 'nombre' | 'zona_horaria'>,
): string {
  const text = calendarIcs({
    club,
    zona,
    dominio: clubConfig.dominioLogin,
    origen,
    temporada: partido.nombre_temporada,
    partidos: [previewPartido(partido)],
    modificado: now.toISOString(),
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}
