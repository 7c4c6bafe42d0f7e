import { partidoSchema } from '../registros/partido';
import type { Partido } from '../registros/partido';
import type { HistoriaDoc, LineaJugador, LineaPartido } from '../schemas/historia';
import {
  type ClubDoc,
  clubDocSchema,
  type EstadisticasJugadoresDoc,
  estadisticasJugadoresDocSchema,
  type PlantillaDoc,
  plantillaDocSchema,
} from '../schemas/publico';
import { totales } from './estadisticas';
import type { CambioDeDocumento } from './inicio';
import { allEvents, isGolNuestro, marcadorOf } from './marcador';
import { isSameContent } from './same-content';

/** Of a club that has no season yet. */
export const HISTORIA_VACIA: HistoriaDoc = {
  temporadas: [],
  nombres: {},
  partidos: {},
  filas: {},
  sin_archivo: {},
};

type Mapa<T> = Readonly<Record<string, T>>;

const nonEmpty = <T extends object>(map: T): T | undefined =>
  Object.keys(map).length > 0 ? map : undefined;

/** The map with an entry more, or without it. */
function withEntry<T>(map: Mapa<T>, id: string, value: NoInfer<T> | undefined): Record<string, T> {
  const { [id]: _before, ...others } = map;
  return value === undefined ? others : { ...others, [id]: value };
}

/** Who scored most in a sheet, with how many; of several, who had so many first. */
function goleadorOf({ detalles }: Pick<Partido, 'detalles'>): readonly [id: string, goles: number] {
  const goles = new Map<string, number>();
  let most: readonly [string, number] = ['', 0];
  for (const { evento, autor } of allEvents(detalles)) {
    if (!isGolNuestro({ evento }) || !autor) continue;
    const count = (goles.get(autor.jugador_id) ?? 0) + 1;
    goles.set(autor.jugador_id, count);
    if (count > most[1]) most = [autor.jugador_id, count];
  }
  return most;
}

/** A match's line; `undefined` while it has not been played. */
function lineaPartido(partido: Partido): LineaPartido | undefined {
  if (!partido.jugado) return undefined;
  const { goles_anotados: favor, goles_encajados: contra } = marcadorOf(partido.detalles);
  return [
    Math.floor(Date.parse(partido.fecha_date) / 1000),
    partido.fecha_str,
    partido.equipo_id,
    partido.nombre_equipo,
    partido.nombre_competicion,
    partido.local,
    favor,
    contra,
    ...goleadorOf(partido),
  ];
}

/** The lines of a season's players, without those who have no figure. */
function lineasJugadores({ filas }: Pick<EstadisticasJugadoresDoc, 'filas'>) {
  const lineas = Object.entries(filas).flatMap(([id, fila]) => {
    const total = totales(fila);
    const cuenta = [
      total.partidos_jugados,
      total.goles,
      total.asistencias,
      total.mvp,
      total.tarjetas_amarillas,
      total.tarjetas_rojas,
    ] as const;
    const linea: LineaJugador = [fila.jugador_nombre, ...cuenta];
    return cuenta.some((value) => value !== 0) ? [[id, linea] as const] : [];
  });
  return nonEmpty(Object.fromEntries(lineas));
}

const archivoOf = (doc: Pick<EstadisticasJugadoresDoc, 'filas' | 'archivo'>) => ({
  lineas: lineasJugadores(doc),
  retirado: doc.archivo === 'retirado' ? (true as const) : undefined,
});

const nombresOf = ({ jugadores }: Pick<PlantillaDoc, 'jugadores'>) =>
  Object.fromEntries(
    Object.entries(jugadores).map(([id, { nombre_con_inicial: nombre }]) => [id, nombre]),
  );

interface PartidoContado {
  readonly temporadaId: string;
  readonly linea: LineaPartido;
}

/** The matches of all seasons without one of them. */
function withoutPartido(partidos: HistoriaDoc['partidos'], id: string): HistoriaDoc['partidos'] {
  const [temporadaId, season] =
    Object.entries(partidos).find(([, lineas]) => Object.hasOwn(lineas, id)) ?? [];
  if (temporadaId === undefined || season === undefined) return partidos;
  const left = withEntry(season, id, undefined);
  return withEntry(partidos, temporadaId, nonEmpty(left));
}

function withPartido(
  historia: HistoriaDoc,
  id: string,
  contado: PartidoContado | undefined,
): HistoriaDoc {
  const others = withoutPartido(historia.partidos, id);
  if (!contado) return { ...historia, partidos: others };
  const { temporadaId, linea } = contado;
  const season = Object.hasOwn(others, temporadaId) ? others[temporadaId] : undefined;
  return { ...historia, partidos: { ...others, [temporadaId]: { ...season, [id]: linea } } };
}

/** What a change of a document does to all time. */
type Paso = (historia: HistoriaDoc) => HistoriaDoc;
type Fuente = (cambio: CambioDeDocumento) => Paso | undefined;

/** A kind of document: the part of all time that one of them tells, and where that part stands. */
const fuente =
  <T>(
    parteOf: (content: unknown) => T | undefined,
    put: (historia: HistoriaDoc, id: string, parte: T | undefined) => HistoriaDoc,
  ): Fuente =>
  ({ path, antes, despues }) => {
    const parte = (content: unknown) => (content === undefined ? undefined : parteOf(content));
    const after = parte(despues);
    if (isSameContent(parte(antes), after)) return undefined;
    return (historia) => put(historia, path.split('/')[1] ?? '', after);
  };

const FUENTES: ReadonlyMap<string, Fuente> = new Map([
  [
    'partidos',
    fuente<PartidoContado>((content) => {
      const partido = partidoSchema.parse(content);
      const linea = lineaPartido(partido);
      return linea && { temporadaId: partido.temporada_id, linea };
    }, withPartido),
  ],
  [
    'estadisticas_jugadores',
    fuente(
      (content) => archivoOf(estadisticasJugadoresDocSchema.parse(content)),
      (historia, id, archivo) => ({
        ...historia,
        filas: withEntry(historia.filas, id, archivo?.lineas),
        sin_archivo: withEntry(historia.sin_archivo, id, archivo?.retirado),
      }),
    ),
  ],
  [
    'publico/club',
    fuente(
      (content) => clubDocSchema.parse(content).temporadas,
      (historia, _id, temporadas = []) => ({ ...historia, temporadas }),
    ),
  ],
  [
    'publico/plantilla',
    fuente(
      (content) => nombresOf(plantillaDocSchema.parse(content)),
      (historia, _id, nombres = {}) => ({ ...historia, nombres }),
    ),
  ],
]);

/** What the changes of an operation do to all time; empty where nothing of it is told by them. */
export function pasosDeHistoria(cambios: readonly CambioDeDocumento[]): Paso[] {
  return cambios.flatMap((cambio) => {
    const [collection = ''] = cambio.path.split('/');
    const paso = (FUENTES.get(cambio.path) ?? FUENTES.get(collection))?.(cambio);
    return paso ? [paso] : [];
  });
}

/** Everything that all time is derived from. */
export interface FuentesDeHistoria {
  readonly club: Pick<ClubDoc, 'temporadas'> | undefined;
  readonly plantilla: Pick<PlantillaDoc, 'jugadores'> | undefined;
  readonly partidos: readonly Partido[];
  readonly estadisticas: readonly EstadisticasJugadoresDoc[];
}

/** What all time has of one season, counted anew from its sheets and its archive. */
export const recountTemporada = (
  partidos: readonly Partido[],
  jugadores: Pick<EstadisticasJugadoresDoc, 'filas' | 'archivo'>,
) => {
  const { lineas = {}, retirado = false } = archivoOf(jugadores);
  const jugados = partidos.flatMap((partido) => {
    const linea = lineaPartido(partido);
    return linea ? [[partido._id, linea] as const] : [];
  });
  return { partidos: Object.fromEntries(jugados), filas: lineas, sin_archivo: retirado };
};

/** The same of the club: its seasons, and who has a page. */
export const recountClub = ({
  club,
  plantilla,
}: Pick<FuentesDeHistoria, 'club' | 'plantilla'>) => ({
  temporadas: club?.temporadas ?? [],
  nombres: plantilla ? nombresOf(plantilla) : {},
});

/** All time counted anew from all sheets and archives: as it is kept, had nothing ever gone wrong. */
export function recountHistoria(fuentes: FuentesDeHistoria): HistoriaDoc {
  const recounted = { ...HISTORIA_VACIA, ...recountClub(fuentes) };
  return fuentes.estadisticas.reduce<HistoriaDoc>((historia, doc) => {
    const { temporada_id: id } = doc;
    const own = fuentes.partidos.filter(({ temporada_id: temporada }) => temporada === id);
    const { partidos, filas, sin_archivo } = recountTemporada(own, doc);
    return {
      ...historia,
      partidos: withEntry(historia.partidos, id, nonEmpty(partidos)),
      filas: withEntry(historia.filas, id, nonEmpty(filas)),
      sin_archivo: withEntry(historia.sin_archivo, id, sin_archivo || undefined),
    };
  }, recounted);
}
