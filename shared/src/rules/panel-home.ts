import { z } from 'zod';
import { partidoSchema } from '../records/partido';
import type { HistoryChange, HistoryKind } from '../schemas/history';
import { equipoEstadisticasDocSchema } from '../schemas/estadisticas';
import { withheldDocSchema } from '../schemas/consent';
import { type HomeChange, type PanelHomeDoc, LATEST_CHANGES } from '../schemas/panel-home';
import { type ClubDoc, clubDocSchema } from '../schemas/public';
import { own, pick, withEntry } from './objects';
import { previewPartido } from './partido';

export const EMPTY_PANEL_HOME: PanelHomeDoc = {
  temporada_actual: null,
  campos: [],
  por_jugar: {},
  en_juego: {},
  cronicas: {},
  puestos: {},
  sin_consentimiento: 0,
  fotos: { cuantas: 0, bytes: 0 },
  ultimos: [],
};

/** A document before and after an operation, `undefined` if it does not exist. */
export interface DocumentChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const homeNoticiaSchema = z.object({ _id: z.string(), partido_id: z.string().optional() });

/** Fields of a photo that are used here. Older photos have no size. */
const homePhotoSchema = z.object({ peso: z.int().optional() });

function updateClub({ auditoria, ...home }: PanelHomeDoc, club: ClubDoc | undefined): PanelHomeDoc {
  const stillExists = club?.temporadas.some(({ _id }) => _id === auditoria?.temporada_id);
  return {
    ...home,
    ...(stillExists && auditoria && { auditoria }),
    temporada_actual: club?.temporada_actual?._id ?? null,
  };
}

/** The panel's home after the change of one document. */
type Update = (home: PanelHomeDoc, id: string, change: DocumentChange) => PanelHomeDoc;

const optional = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  value === undefined ? undefined : schema.parse(value);

/** `prefix` keeps the ids of published and unpublished news items apart. */
const updateNoticia =
  (prefix: string): Update =>
  (home, id, { after }) => {
    const noticia = optional(homeNoticiaSchema, after);
    const cronicas = withEntry(home.cronicas, prefix + id, noticia?.partido_id);
    return { ...home, cronicas };
  };

/** How the change of a document affects the panel's home, by collection or path. */
const UPDATES: Readonly<Record<string, Update>> = {
  campos: (home, id, { after }) => {
    const others = home.campos.filter((one) => one !== id);
    return { ...home, campos: after === undefined ? others : [...others, id].sort() };
  },
  partidos: (home, id, { after }) => {
    const partido = optional(partidoSchema, after);
    const unplayed = partido?.jugado === false ? partido : undefined;
    const campo = unplayed ? (unplayed.campo_id ?? '') : undefined;
    const inPlay = unplayed?.estado === 'en_juego' ? previewPartido(unplayed) : undefined;
    return {
      ...home,
      por_jugar: withEntry(home.por_jugar, id, campo),
      en_juego: withEntry(home.en_juego, id, inPlay),
    };
  },
  noticias: updateNoticia(''),
  // Drafts live in another collection. Publishing moves them in one transaction.
  noticias_pendientes: updateNoticia('pendiente-'),
  estadisticas_equipo: (home, id, { after }) => {
    const equipo = optional(equipoEstadisticasDocSchema, after);
    const puesto = equipo && !equipo.retirado ? pick(equipo, 'posicion', 'posicion_el') : undefined;
    return { ...home, puestos: withEntry(home.puestos, id, puesto) };
  },
  imagenes: ({ fotos, ...home }, _id, change) => {
    const before = optional(homePhotoSchema, change.before);
    const after = optional(homePhotoSchema, change.after);
    return {
      ...home,
      fotos: {
        cuantas: fotos.cuantas + (after ? 1 : 0) - (before ? 1 : 0),
        bytes: fotos.bytes + (after?.peso ?? 0) - (before?.peso ?? 0),
      },
    };
  },
  'privado/reservas': (home, _id, { after }) => ({
    ...home,
    sin_consentimiento: Object.keys(optional(withheldDocSchema, after)?.jugadores ?? {}).length,
  }),
  'publico/club': (home, _id, { after }) => updateClub(home, optional(clubDocSchema, after)),
};

function updateFor(path: string): Update | undefined {
  const [collection = ''] = path.split('/');
  return own(UPDATES, path) ?? own(UPDATES, collection);
}

/** Whether a change of the document at this path affects the panel's home. */
export const isOnHome = (path: string): boolean => updateFor(path) !== undefined;

/** The panel's home after these changes. From `EMPTY_PANEL_HOME` and all records it derives the whole document. */
export function applyChanges(home: PanelHomeDoc, changes: readonly DocumentChange[]): PanelHomeDoc {
  return changes.reduce((known, change) => {
    const id = change.path.split('/')[1] ?? '';
    return updateFor(change.path)?.(known, id, change) ?? known;
  }, home);
}

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
export const subjectOf = (changes: readonly HistoryChange[]): string =>
  changes.find(({ tipo }) => WITHOUT_PEOPLE.has(tipo))?.nombre ?? '';

/** The player or news item that an operation changed, without its name. */
export function recordOf(changes: readonly HistoryChange[]): HomeChange['registro'] {
  for (const { tipo, id } of changes)
    if (tipo === 'jugador' || tipo === 'noticia') return { tipo, id };
  return undefined;
}

export const withOperation = (home: PanelHomeDoc, operation: HomeChange): PanelHomeDoc => ({
  ...home,
  ultimos: [operation, ...home.ultimos].slice(0, LATEST_CHANGES),
});

export type CountedHome = Omit<PanelHomeDoc, 'copia' | 'auditoria' | 'ultimos'>;

/** The part that is derived from records, without backups, audit and the log of operations. */
export function countedOf(home: PanelHomeDoc): CountedHome {
  const { copia: _copy, auditoria: _auditoria, ultimos: _recent, ...tally } = home;
  return tally;
}
