import type { HistoryChange, HistoryKind } from '../schemas/history';
import type { HomeChange, PanelHomeDoc } from '../schemas/panel-home';

export const EMPTY_PANEL_HOME: PanelHomeDoc = { ultimos: [] };

/** Kinds of records whose names contain no personal data. */
const WITHOUT_PEOPLE: ReadonlySet<HistoryKind> = new Set([
  'temporada',
  'partido',
  'directo',
  'equipo',
  'competicion',
  'campo',
  'estadisticas_equipo',
]);

/** Subject of an operation: the first name without personal data, else the id of the first player or news item. */
export function findSubject(
  changes: readonly HistoryChange[],
): Pick<HomeChange, 'sobre' | 'registro'> {
  const sobre = changes.find(({ tipo }) => WITHOUT_PEOPLE.has(tipo))?.nombre ?? '';
  if (sobre !== '') return { sobre };
  for (const { tipo, id } of changes)
    if (tipo === 'jugador' || tipo === 'noticia') return { sobre, registro: { tipo, id } };
  return { sobre };
}
