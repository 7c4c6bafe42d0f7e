import {
  type Auditoria,
  type Diferencia,
  type Temporada,
  type EquipoEstadisticasDoc,
  type Partido,
  type PartidoPreview,
  type CorrectionsDoc,
  type CalendarioDoc,
  type EstadisticasJugadoresDoc,
  type PlantillaDoc,
  type HistoriaDoc,
  type InicioDoc,
  type JugadorDoc,
  deriveHistoriaClub,
  deriveHistoriaSlice,
  type HistoriaSlice,
  deriveTemporada,
  type TemporadaProjections,
  CONTADORES,
  CAMPOS_BALANCE,
  sumasOf,
  type FilaTemporada,
  totales,
  kickoffFromInstant,
  zonaOf,
  contadoOf,
  type CountedHome,
  previewJugador,
  marcadorOf,
  nextGames,
  previewPartido,
  settleEstado,
  SIN_JUGAR,
  isSameContent,
} from '@club/shared';

/** Everything that is stored of a season, and of the squad. */
export interface TemporadaGuardada {
  readonly temporada: Temporada;
  readonly isActual: boolean;
  readonly partidos: readonly Partido[];
  readonly corrections: CorrectionsDoc;
  readonly calendario: CalendarioDoc | undefined;
  readonly equipo: EquipoEstadisticasDoc | undefined;
  readonly jugadores: EstadisticasJugadoresDoc | undefined;
  /** The home page's list, whatever season its matches are of. */
  readonly nextGames: readonly PartidoPreview[];
  /** Ids of the matches that somebody chose for it. */
  readonly chosen?: readonly string[];
  readonly squad: readonly JugadorDoc[];
  readonly plantilla: PlantillaDoc;
  /** What the panel's home knows of the club, and the same counted anew; of the current season only. */
  readonly inicio?: { readonly guardado: InicioDoc; readonly contado: CountedHome };
  /** Cards of the published news by their id, as derived and as the news pages and the home page show them; with the current season only. */
  readonly noticias?: { readonly esperadas: Mapa; readonly guardadas: Mapa };
  /** All time, of which a season's part is looked at, and what there is once with the current season. */
  readonly historia: HistoriaDoc;
  /** All seasons of the club. */
  readonly temporadas: readonly Temporada[];
}

type Lugar = Diferencia['lugar'];
type Objeto = Readonly<Record<string, unknown>>;
type Mapa = Readonly<Record<string, object>>;

/** The fields in which what is stored differs from what is expected; `null` stands for "is not there". */
function compare(
  lugar: Lugar,
  id: string,
  esperado: object | undefined,
  guardado: object | undefined,
): Diferencia[] {
  if (!esperado || !guardado) {
    if (!esperado && !guardado) return [];
    return [{ lugar, id, campo: '*', esperado: esperado ?? null, guardado: guardado ?? null }];
  }
  const [a, b]: [Objeto, Objeto] = [{ ...esperado }, { ...guardado }];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((campo) => !isSameContent(a[campo], b[campo]))
    .map((campo) => ({
      lugar,
      id,
      campo,
      esperado: a[campo] ?? null,
      guardado: b[campo] ?? null,
    }));
}

/** What a record stored under an id must not find in the prototype of every object. */
const own = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

const idsOf = (...records: readonly Objeto[]) => [...new Set(records.flatMap(Object.keys))];

/**
 * A match: its score is that of its events, its strings those of its instant, its season's name the season's, its state
 * `finalizado` when its sheet counts (regla 24).
 */
function auditPartido(partido: Partido, temporada: Temporada): Diferencia[] {
  const { estado: _estado, ...sinJugar } = SIN_JUGAR;
  const esperado = {
    nombre_temporada: temporada.nombre,
    temporada_id: temporada._id,
    ...kickoffFromInstant(partido.fecha_date, zonaOf(partido)),
    ...(partido.jugado
      ? { ...marcadorOf(partido.detalles), estado: settleEstado(partido).estado }
      : sinJugar),
  };
  const guardado = Object.fromEntries(
    Object.entries(partido).filter(([campo]) => Object.hasOwn(esperado, campo)),
  );
  return compare('partido', partido._id, esperado, guardado);
}

type Stored = Partial<Pick<TemporadaGuardada, 'calendario' | 'equipo' | 'jugadores'>>;
type Doc = Stored | TemporadaProjections;

/** Rows of a ranking by their place, from 0. */
const byPlace = (ranking: readonly object[]) =>
  Object.fromEntries(ranking.map((fila, place) => [String(place), fila]));

/** A document's part by id, nothing where the document lacks it. */
const entry = (id: string, part: object | undefined): Mapa => (part ? { [id]: part } : {});

const withoutSums = ({ sumas, ...row }: FilaTemporada) => ({ ...row, ...sumas });

/** A season's documents in the parts that the auditor names: by their place, entries by id. */
function partsOf(id: string, { calendario, equipo, jugadores }: Doc): readonly [Lugar, Mapa][] {
  const { partidos = {}, tramos = {}, ...calendar } = calendario ?? {};
  const {
    filas = {},
    parejas = {},
    goles_con_minutos: goles = {},
    fichas = {},
    ...rows
  } = jugadores ?? {};
  const {
    ranking_goles,
    ranking_asistencias,
    tabla_jugadores = [],
    mejor_pareja,
    ...record
  } = equipo ?? {};
  return [
    ['calendario', entry(id, calendario && { borrados: [], ...calendar })],
    ['calendario', partidos],
    ['tramos', tramos],
    ['balance', entry(id, equipo && record)],
    ['ranking_goles', entry(id, ranking_goles && byPlace(ranking_goles))],
    ['ranking_asistencias', entry(id, ranking_asistencias && byPlace(ranking_asistencias))],
    ['tabla_jugadores', { [id]: byPlace(tabla_jugadores) }],
    ['mejor_pareja', entry(id, mejor_pareja)],
    ['fila', entry(id, jugadores && rows)],
    [
      'fila',
      Object.fromEntries(Object.entries(filas).map(([one, fila]) => [one, withoutSums(fila)])),
    ],
    ['parejas', { [id]: parejas }],
    ['goles_con_minutos', { [id]: goles }],
    ['fichas', fichas],
  ];
}

/** Where a season's documents are not what its records say. */
function auditDocs(temporadaId: string, derived: TemporadaProjections, stored: Stored) {
  const found = partsOf(temporadaId, stored);
  return partsOf(temporadaId, derived).flatMap(([lugar, expected], index) => {
    const actual = found[index]?.[1] ?? {};
    return idsOf(expected, actual).flatMap((id) =>
      compare(lugar, id, own(expected, id), own(actual, id)),
    );
  });
}

/** What people corrected: what the sheets say, and what is shown instead. */
function listCorrections({ equipo, jugadores }: TemporadaProjections): Diferencia[] {
  const sums = sumasOf(equipo);
  return [
    ...CAMPOS_BALANCE.filter((campo) => (equipo.ajuste?.[campo] ?? 0) !== 0).map((campo) => ({
      lugar: 'balance' as const,
      id: equipo.temporada_id,
      campo,
      esperado: sums[campo],
      guardado: equipo[campo],
    })),
    ...Object.values(jugadores.filas).flatMap((fila) => {
      const shown = totales(fila);
      return CONTADORES.filter((campo) => fila.ajuste[campo] !== 0).map((campo) => ({
        lugar: 'fila' as const,
        id: fila.jugador_id,
        campo,
        esperado: fila.sumas[campo],
        guardado: shown[campo],
      }));
    }),
  ];
}

const byPartido = (previews: readonly PartidoPreview[]): Mapa =>
  Object.fromEntries(previews.map((preview) => [preview.partido_id, preview]));

/** The home page's list; matches that somebody chose for it are a correction by hand. */
function auditNextGames({ isActual, partidos, nextGames: stored, chosen }: TemporadaGuardada): {
  diferencias: Diferencia[];
  ajustes: Diferencia[];
} {
  if (!isActual) return { diferencias: [], ajustes: [] };
  const lugar = 'next_games';
  const previews = partidos.map(previewPartido);
  const [esperado, guardado] = [byPartido(nextGames(previews, chosen)), byPartido(stored)];
  const automatic = Object.keys(byPartido(nextGames(previews)));
  const shown = Object.keys(guardado);
  return {
    diferencias: idsOf(esperado, guardado).flatMap((id) =>
      compare(lugar, id, own(esperado, id), own(guardado, id)),
    ),
    ajustes:
      chosen && !isSameContent(automatic, shown)
        ? [{ lugar, id: 'lista', campo: 'partidos', esperado: automatic, guardado: shown }]
        : [],
  };
}

function auditPlantilla({ squad, plantilla }: TemporadaGuardada): Diferencia[] {
  const previews = Object.fromEntries(
    squad.map((jugador) => [jugador._id, previewJugador(jugador._id, jugador, jugador.edad)]),
  );
  return idsOf(previews, plantilla.jugadores).flatMap((id) =>
    compare('plantilla', id, own(previews, id), own(plantilla.jugadores, id)),
  );
}

const auditInicio = (
  temporadaId: string,
  { guardado, contado }: NonNullable<TemporadaGuardada['inicio']>,
): Diferencia[] => compare('inicio', temporadaId, contado, contadoOf(guardado));

const auditNoticias = ({
  esperadas,
  guardadas,
}: NonNullable<TemporadaGuardada['noticias']>): Diferencia[] =>
  idsOf(esperadas, guardadas).flatMap((id) =>
    compare('noticias', id, own(esperadas, id), own(guardadas, id)),
  );

/** What all time has of the season; with the current one, the list of seasons, who has a page, and that nothing is left over. */
function auditHistoria(guardada: TemporadaGuardada, slice: HistoriaSlice): Diferencia[] {
  const { historia, temporada, isActual, temporadas, plantilla } = guardada;
  const id = temporada._id;
  const guardado = {
    partidos: own(historia.partidos, id),
    filas: own(historia.filas, id),
    sin_archivo: own(historia.sin_archivo, id),
  };
  const there = new Set(temporadas.map(({ _id }) => _id));
  const sobran = idsOf(historia.partidos, historia.filas, historia.sin_archivo).filter(
    (one) => !there.has(one),
  );
  return [
    ...compare('historia', id, slice, guardado),
    ...(isActual
      ? compare(
          'historia',
          id,
          { ...deriveHistoriaClub({ temporadas: [...temporadas] }, plantilla), sobran: [] },
          { temporadas: historia.temporadas, nombres: historia.nombres, sobran },
        )
      : []),
  ];
}

/**
 * Whatever is stored of a season and is not what its records say: matches, the documents that are derived from them, next
 * games and the squad's previews. Corrections by hand are listed apart as `ajustes` (regla 56).
 */
export function auditTemporada(guardada: TemporadaGuardada): Auditoria {
  const { temporada, partidos, plantilla } = guardada;
  const derived = deriveTemporada({ ...guardada, squad: plantilla.jugadores });
  const next = auditNextGames(guardada);
  const diferencias = [
    ...partidos.flatMap((partido) => auditPartido(partido, temporada)),
    ...auditDocs(temporada._id, derived, guardada),
    ...next.diferencias,
    ...auditPlantilla(guardada),
    ...(guardada.inicio ? auditInicio(temporada._id, guardada.inicio) : []),
    ...(guardada.noticias ? auditNoticias(guardada.noticias) : []),
    ...auditHistoria(guardada, deriveHistoriaSlice(partidos, derived.jugadores)),
  ];
  return {
    temporada_id: temporada._id,
    temporada_nombre: temporada.nombre,
    correcta: diferencias.length === 0,
    diferencias,
    ajustes: [...listCorrections(derived), ...next.ajustes],
  };
}
