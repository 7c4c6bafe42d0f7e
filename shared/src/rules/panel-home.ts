import type { HistoryChange, HistoryKind } from '../schemas/history';
import { type HomeChange, type PanelHomeDoc, LATEST_CHANGES } from '../schemas/panel-home';

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

/** Name of the first changed record whose name is no personal data. Empty if there is none. */
export const findSubject = (changes: readonly HistoryChange[]): string =>
  changes.find(({ tipo }) => WITHOUT_PEOPLE.has(tipo))?.nombre ?? '';

/** The player or news item that an operation changed, without its name. */
export function findChangedRecord(changes: readonly HistoryChange[]): HomeChange['registro'] {
  for (const { tipo, id } of changes)
    if (tipo === 'jugador' || tipo === 'noticia') return { tipo, id };
  return undefined;
}

export const withOperation = (home: PanelHomeDoc, operation: HomeChange): PanelHomeDoc => ({
  ...home,
  ultimos: [operation, ...home.ultimos].slice(0, LATEST_CHANGES),
});
