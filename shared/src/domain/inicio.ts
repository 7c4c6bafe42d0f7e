import { z } from 'zod';
import { type Partido, partidoSchema } from '../registros/partido';
import type { CambioHistorial, TipoHistorial } from '../schemas/historial';
import { equipoEstadisticasDocSchema, type EquipoEstadisticasDoc } from '../schemas/estadisticas';
import { reservasDocSchema } from '../schemas/consentimiento';
import { type CambioDeInicio, type InicioDoc, ULTIMOS_CAMBIOS } from '../schemas/inicio';
import { type ClubDoc, clubDocSchema } from '../schemas/publico';
import { pick, withEntry } from './objects';
import { previewPartido } from './partido';

/** Of a club in which nothing has happened yet. */
export const INICIO_VACIO: InicioDoc = {
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

/** A document before and after an operation; `undefined` where it does not exist. */
export interface DocumentChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What of a news item counts here. */
const noticiaDeInicioSchema = z.object({ _id: z.string(), partido_id: z.string().optional() });

/** What of a photo counts here; older ones do not say how heavy they are. */
const fotoDeInicioSchema = z.object({ peso: z.int().optional() });

const enJuego = (partido: Partido) =>
  partido.estado === 'en_juego' && !partido.jugado ? previewPartido(partido) : undefined;

const puestoGuardado = (equipo: EquipoEstadisticasDoc) =>
  equipo.retirado ? undefined : pick(equipo, 'posicion', 'posicion_el');

function withoutAuditoria({ auditoria: _auditoria, ...rest }: InicioDoc): InicioDoc {
  return rest;
}

function tellClub(inicio: InicioDoc, club: ClubDoc | undefined): InicioDoc {
  const actual = club?.temporada_actual?._id ?? null;
  const isAudited = (club?.temporadas ?? []).some(
    ({ _id }) => _id === inicio.auditoria?.temporada_id,
  );
  return { ...(isAudited ? inicio : withoutAuditoria(inicio)), temporada_actual: actual };
}

type Tell = (inicio: InicioDoc, id: string, cambio: DocumentChange) => InicioDoc;

const optional = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  value === undefined ? undefined : schema.parse(value);

/** Before the id of a news item that is not published yet. */
const PENDIENTE = 'pendiente-';

const tellNoticia =
  (prefix: string): Tell =>
  (inicio, id, { after }) => {
    const noticia = optional(noticiaDeInicioSchema, after);
    const cronicas = withEntry(inicio.cronicas, prefix + id, noticia?.partido_id);
    return { ...inicio, cronicas };
  };

/** What the change of a document means for the home, by the document's collection. */
const TELLERS: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  [
    'campos',
    (inicio, id, { after }) => {
      const others = inicio.campos.filter((one) => one !== id);
      return { ...inicio, campos: after === undefined ? others : [...others, id].sort() };
    },
  ],
  [
    'partidos',
    (inicio, id, { after }) => {
      const partido = optional(partidoSchema, after);
      return {
        ...inicio,
        por_jugar: withEntry(
          inicio.por_jugar,
          id,
          partido && !partido.jugado ? partido.campo_id : undefined,
        ),
        en_juego: withEntry(inicio.en_juego, id, partido && enJuego(partido)),
      };
    },
  ],
  ['noticias', tellNoticia('')],
  // Until it is published it has another place, and then both change at once.
  ['noticias_pendientes', tellNoticia(PENDIENTE)],
  [
    'estadisticas_equipo',
    (inicio, id, { after }) => {
      const equipo = optional(equipoEstadisticasDocSchema, after);
      return {
        ...inicio,
        puestos: withEntry(inicio.puestos, id, equipo && puestoGuardado(equipo)),
      };
    },
  ],
  [
    'imagenes',
    ({ fotos, ...inicio }, _id, change) => {
      const [before, after] = [change.before, change.after].map((doc) =>
        optional(fotoDeInicioSchema, doc),
      );
      return {
        ...inicio,
        fotos: {
          cuantas: fotos.cuantas + (after ? 1 : 0) - (before ? 1 : 0),
          bytes: fotos.bytes + (after?.peso ?? 0) - (before?.peso ?? 0),
        },
      };
    },
  ],
  [
    'privado/reservas',
    (inicio, _id, { after }) => ({
      ...inicio,
      sin_consentimiento: Object.keys(optional(reservasDocSchema, after)?.jugadores ?? {}).length,
    }),
  ],
  ['publico/club', (inicio, _id, { after }) => tellClub(inicio, optional(clubDocSchema, after))],
]);

function tellerOf(path: string): Tell | undefined {
  const [collection = ''] = path.split('/');
  return TELLERS.get(path) ?? TELLERS.get(collection);
}

/** Whether the panel's home has to know of a change of the document at this path. */
export const isDeInicio = (path: string): boolean => tellerOf(path) !== undefined;

/** The panel's home after these changes; from `INICIO_VACIO` and all records, the whole of it. */
export function applyChanges(inicio: InicioDoc, changes: readonly DocumentChange[]): InicioDoc {
  return changes.reduce((known, change) => {
    const id = change.path.split('/')[1] ?? '';
    return tellerOf(change.path)?.(known, id, change) ?? known;
  }, inicio);
}

/** Kinds of records whose name says nothing of a person. */
const SIN_PERSONAS: ReadonlySet<TipoHistorial> = new Set([
  'temporada',
  'partido',
  'directo',
  'equipo',
  'competicion',
  'campo',
  'estadisticas_equipo',
]);

/** What an operation was done to, as it may be told for as long as one likes: no person is named. */
export const sobreOf = (cambios: readonly CambioHistorial[]): string =>
  cambios.find(({ tipo }) => SIN_PERSONAS.has(tipo))?.nombre ?? '';

/** The player or news item that an operation was done to; of a person only the id may be kept. */
export function registroOf(cambios: readonly CambioHistorial[]): CambioDeInicio['registro'] {
  for (const { tipo, id } of cambios)
    if (tipo === 'jugador' || tipo === 'noticia') return { tipo, id };
  return undefined;
}

/** The panel's home with one more operation in its log. */
export const withOperation = (inicio: InicioDoc, operation: CambioDeInicio): InicioDoc => ({
  ...inicio,
  ultimos: [operation, ...inicio.ultimos].slice(0, ULTIMOS_CAMBIOS),
});

/** The part that is derived from records. */
export type CountedHome = Omit<InicioDoc, 'copia' | 'auditoria' | 'ultimos'>;

/** The part that is derived from records: without notes and the log of operations. */
export function contadoOf(inicio: InicioDoc): CountedHome {
  const { copia: _copia, auditoria: _auditoria, ultimos: _ultimos, ...contado } = inicio;
  return contado;
}
