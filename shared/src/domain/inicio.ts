import { z } from 'zod';
import { type Partido, partidoSchema } from '../registros/partido';
import type { CambioHistorial, TipoHistorial } from '../schemas/historial';
import { equipoEstadisticasDocSchema, type EquipoEstadisticasDoc } from '../schemas/estadisticas';
import type { ReservasDoc } from '../schemas/consentimiento';
import { reservasDocSchema } from '../schemas/consentimiento';
import { type CambioDeInicio, type InicioDoc, ULTIMOS_CAMBIOS } from '../schemas/inicio';
import { type ClubDoc, clubDocSchema } from '../schemas/publico';
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

/** What an operation did to a document; `undefined` where there was or is none. */
export interface CambioDeDocumento {
  readonly path: string;
  readonly antes: unknown;
  readonly despues: unknown;
}

/** What of a news item counts here. */
const noticiaDeInicioSchema = z.object({ _id: z.string(), partido_id: z.string().optional() });
type NoticiaDeInicio = z.infer<typeof noticiaDeInicioSchema>;

/** What of a photo counts here; older ones do not say how heavy they are. */
const fotoDeInicioSchema = z.object({ peso: z.int().optional() });
type FotoDeInicio = z.infer<typeof fotoDeInicioSchema>;

/** The map with an entry more, or without it. */
function withEntry<T>(
  map: Readonly<Record<string, T>>,
  id: string,
  value: T | undefined,
): Record<string, T> {
  const { [id]: _before, ...others } = map;
  return value === undefined ? others : { ...others, [id]: value };
}

const enJuego = (partido: Partido) =>
  partido.estado === 'en_juego' && !partido.jugado ? previewPartido(partido) : undefined;

const puestoGuardado = ({
  posicion,
  posicion_el,
  retirado,
}: EquipoEstadisticasDoc): InicioDoc['puestos'][string] | undefined =>
  retirado ? undefined : { posicion, ...(posicion_el !== undefined && { posicion_el }) };

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

type Tell = (inicio: InicioDoc, id: string, cambio: CambioDeDocumento) => InicioDoc;

const optional = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  value === undefined ? undefined : schema.parse(value);

/** Before the id of a news item that is not published yet. */
const PENDIENTE = 'pendiente-';

const tellNoticia =
  (prefix: string): Tell =>
  (inicio, id, { despues }) => {
    const noticia = optional(noticiaDeInicioSchema, despues);
    const cronicas = withEntry(inicio.cronicas, prefix + id, noticia?.partido_id);
    return { ...inicio, cronicas };
  };

/** What the change of a document means for the home, by the document's collection. */
const TELLERS: ReadonlyMap<string, Tell> = new Map<string, Tell>([
  [
    'campos',
    (inicio, id, { despues }) => {
      const others = inicio.campos.filter((one) => one !== id);
      return { ...inicio, campos: despues === undefined ? others : [...others, id].sort() };
    },
  ],
  [
    'partidos',
    (inicio, id, { despues }) => {
      const partido = optional(partidoSchema, despues);
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
    (inicio, id, { despues }) => {
      const equipo = optional(equipoEstadisticasDocSchema, despues);
      return {
        ...inicio,
        puestos: withEntry(inicio.puestos, id, equipo && puestoGuardado(equipo)),
      };
    },
  ],
  [
    'imagenes',
    ({ fotos, ...inicio }, _id, { antes, despues }) => {
      const [before, after] = [antes, despues].map((doc) => optional(fotoDeInicioSchema, doc));
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
    (inicio, _id, { despues }) => ({
      ...inicio,
      sin_consentimiento: countReservas(optional(reservasDocSchema, despues)),
    }),
  ],
  [
    'publico/club',
    (inicio, _id, { despues }) => tellClub(inicio, optional(clubDocSchema, despues)),
  ],
]);

const countReservas = (reservas: ReservasDoc | undefined) =>
  Object.keys(reservas?.jugadores ?? {}).length;

function tellerOf(path: string): Tell | undefined {
  const [collection = ''] = path.split('/');
  return TELLERS.get(path) ?? TELLERS.get(collection);
}

/** Whether the panel's home has to know of a change of the document at this path. */
export const isDeInicio = (path: string): boolean => tellerOf(path) !== undefined;

/** What the home knows after an operation that changed these documents. */
export function inicioTras(inicio: InicioDoc, cambios: readonly CambioDeDocumento[]): InicioDoc {
  return cambios.reduce((known, cambio) => {
    const id = cambio.path.split('/')[1] ?? '';
    return tellerOf(cambio.path)?.(known, id, cambio) ?? known;
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

/** What the home knows once one more operation of somebody's was done. */
export const conCambio = (inicio: InicioDoc, cambio: CambioDeInicio): InicioDoc => ({
  ...inicio,
  ultimos: [cambio, ...inicio.ultimos].slice(0, ULTIMOS_CAMBIOS),
});

/** Everything that the home is derived from. */
export interface FuentesDeInicio {
  readonly club: ClubDoc | undefined;
  readonly campos: readonly { readonly _id: string }[];
  /** At least those without sheet. */
  readonly partidos: readonly Partido[];
  readonly noticias: readonly NoticiaDeInicio[];
  /** Those that are not published yet. */
  readonly pendientes: readonly NoticiaDeInicio[];
  readonly estadisticas: readonly EquipoEstadisticasDoc[];
  readonly fotos: readonly FotoDeInicio[];
  readonly reservas: ReservasDoc | undefined;
}

/** What is counted, without what was noted and nothing tells. */
export type InicioContado = Omit<InicioDoc, 'copia' | 'auditoria' | 'ultimos'>;

/** What the home must know, counted anew from the records: as it is kept, had nothing ever gone wrong. */
export function recountInicio(fuentes: FuentesDeInicio): InicioContado {
  const { club, campos, noticias, pendientes, estadisticas, fotos, reservas } = fuentes;
  const escritas = [
    ...noticias,
    ...pendientes.map((noticia) => ({ ...noticia, _id: PENDIENTE + noticia._id })),
  ];
  const porJugar = fuentes.partidos.filter(({ jugado }) => !jugado);
  return {
    temporada_actual: club?.temporada_actual?._id ?? null,
    campos: campos.map(({ _id }) => _id).sort(),
    por_jugar: Object.fromEntries(porJugar.map(({ _id, campo_id: campo }) => [_id, campo])),
    en_juego: Object.fromEntries(
      porJugar
        .filter(({ estado }) => estado === 'en_juego')
        .map((partido) => [partido._id, previewPartido(partido)]),
    ),
    cronicas: Object.fromEntries(
      escritas.flatMap(({ _id, partido_id: partido }) =>
        partido === undefined ? [] : [[_id, partido]],
      ),
    ),
    puestos: Object.fromEntries(
      estadisticas.flatMap((equipo) => {
        const puesto = puestoGuardado(equipo);
        return puesto ? [[equipo.temporada_id, puesto]] : [];
      }),
    ),
    sin_consentimiento: countReservas(reservas),
    fotos: {
      cuantas: fotos.length,
      bytes: fotos.reduce((sum, { peso = 0 }) => sum + peso, 0),
    },
  };
}

/** The part of what is known that can be counted anew. */
export function contadoOf(inicio: InicioDoc): InicioContado {
  const { copia: _copia, auditoria: _auditoria, ultimos: _ultimos, ...contado } = inicio;
  return contado;
}
