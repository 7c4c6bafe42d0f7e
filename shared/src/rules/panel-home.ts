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

function tellClub({ auditoria, ...inicio }: PanelHomeDoc, club: ClubDoc | undefined): PanelHomeDoc {
  const isAudited = club?.temporadas.some(({ _id }) => _id === auditoria?.temporada_id);
  return {
    ...inicio,
    ...(isAudited && auditoria && { auditoria }),
    temporada_actual: club?.temporada_actual?._id ?? null,
  };
}

type Tell = (inicio: PanelHomeDoc, id: string, cambio: DocumentChange) => PanelHomeDoc;

const optional = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  value === undefined ? undefined : schema.parse(value);

/** `prefix` is for the ids of unpublished news items. */
const tellNoticia =
  (prefix: string): Tell =>
  (inicio, id, { after }) => {
    const noticia = optional(homeNoticiaSchema, after);
    const cronicas = withEntry(inicio.cronicas, prefix + id, noticia?.partido_id);
    return { ...inicio, cronicas };
  };

/** How the change of a document affects the panel's home, by collection or path. */
const TELLERS: Readonly<Record<string, Tell>> = {
  campos: (inicio, id, { after }) => {
    const others = inicio.campos.filter((one) => one !== id);
    return { ...inicio, campos: after === undefined ? others : [...others, id].sort() };
  },
  partidos: (inicio, id, { after }) => {
    const partido = optional(partidoSchema, after);
    const unplayed = partido?.jugado === false ? partido : undefined;
    const campo = unplayed ? (unplayed.campo_id ?? '') : undefined;
    const inPlay = unplayed?.estado === 'en_juego' ? previewPartido(unplayed) : undefined;
    return {
      ...inicio,
      por_jugar: withEntry(inicio.por_jugar, id, campo),
      en_juego: withEntry(inicio.en_juego, id, inPlay),
    };
  },
  noticias: tellNoticia(''),
  // Drafts live in another collection. Publishing moves them in one transaction.
  noticias_pendientes: tellNoticia('pendiente-'),
  estadisticas_equipo: (inicio, id, { after }) => {
    const equipo = optional(equipoEstadisticasDocSchema, after);
    const puesto = equipo && !equipo.retirado ? pick(equipo, 'posicion', 'posicion_el') : undefined;
    return { ...inicio, puestos: withEntry(inicio.puestos, id, puesto) };
  },
  imagenes: ({ fotos, ...inicio }, _id, change) => {
    const before = optional(homePhotoSchema, change.before);
    const after = optional(homePhotoSchema, change.after);
    return {
      ...inicio,
      fotos: {
        cuantas: fotos.cuantas + (after ? 1 : 0) - (before ? 1 : 0),
        bytes: fotos.bytes + (after?.peso ?? 0) - (before?.peso ?? 0),
      },
    };
  },
  'privado/reservas': (inicio, _id, { after }) => ({
    ...inicio,
    sin_consentimiento: Object.keys(optional(withheldDocSchema, after)?.jugadores ?? {}).length,
  }),
  'publico/club': (inicio, _id, { after }) => tellClub(inicio, optional(clubDocSchema, after)),
};

function tellerOf(path: string): Tell | undefined {
  const [collection = ''] = path.split('/');
  return own(TELLERS, path) ?? own(TELLERS, collection);
}

/** Whether a change of the document at this path affects the panel's home. */
export const isOnHome = (path: string): boolean => tellerOf(path) !== undefined;

/**
 * The panel's home after these changes. Starting from `EMPTY_PANEL_HOME` with all records it derives the whole document.
 */
export function applyChanges(
  inicio: PanelHomeDoc,
  changes: readonly DocumentChange[],
): PanelHomeDoc {
  return changes.reduce((known, change) => {
    const id = change.path.split('/')[1] ?? '';
    return tellerOf(change.path)?.(known, id, change) ?? known;
  }, inicio);
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

/** Label of an operation's subject without personal data, which may be stored without limit. */
export const subjectOf = (cambios: readonly HistoryChange[]): string =>
  cambios.find(({ tipo }) => WITHOUT_PEOPLE.has(tipo))?.nombre ?? '';

/** The player or news item that an operation changed. Only the id of a person may be stored. */
export function recordOf(cambios: readonly HistoryChange[]): HomeChange['registro'] {
  for (const { tipo, id } of cambios)
    if (tipo === 'jugador' || tipo === 'noticia') return { tipo, id };
  return undefined;
}

export const withOperation = (inicio: PanelHomeDoc, operation: HomeChange): PanelHomeDoc => ({
  ...inicio,
  ultimos: [operation, ...inicio.ultimos].slice(0, LATEST_CHANGES),
});

export type CountedHome = Omit<PanelHomeDoc, 'copia' | 'auditoria' | 'ultimos'>;

/** The part that is derived from records, without backups, audit and the log of operations. */
export function countedOf(inicio: PanelHomeDoc): CountedHome {
  const { copia: _copy, auditoria: _auditoria, ultimos: _recent, ...tally } = inicio;
  return tally;
}
