import { endpoints } from '@club/shared';
import type { ApiClient } from './api-client';
import type { Season, SeasonFile, SeasonPlayer } from './season-file';
import { actaBody, dateStr, jugadorBody } from './to-bodies';

export interface ImportOptions {
  readonly api: ApiClient;
  readonly file: SeasonFile;
  /** Called first with the total number of steps, then after each step. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
}

export interface ImportSummary {
  readonly temporadas: number;
  readonly jugadores: number;
  readonly partidos: number;
}

/** Name for grounds that are missing in the source. */
const UNKNOWN_GROUND = 'Campo sin determinar';

/** Finds a record by name or creates it. The existing names are read once. */
class Catalogue {
  readonly #ids: Map<string, string>;
  readonly #create: (nombre: string) => Promise<{ readonly _id: string }>;

  constructor(
    known: readonly { readonly _id: string; readonly nombre: string }[],
    create: (nombre: string) => Promise<{ readonly _id: string }>,
  ) {
    this.#ids = new Map(known.map(({ _id, nombre }) => [nombre, _id]));
    this.#create = create;
  }

  async idOf(nombre: string): Promise<string> {
    const known = this.#ids.get(nombre);
    if (known !== undefined) return known;
    const { _id } = await this.#create(nombre);
    this.#ids.set(nombre, _id);
    return _id;
  }
}

async function openCatalogues(api: ApiClient) {
  return {
    temporadas: new Catalogue(await api.call(endpoints.fetchTemporadas), (nombre) =>
      api.call(endpoints.addTemporada, { body: { nombre } }),
    ),
    equipos: new Catalogue(await api.call(endpoints.fetchEquipos), (nombre) =>
      api.call(endpoints.addEquipo, { body: { nombre } }),
    ),
    competiciones: new Catalogue(await api.call(endpoints.fetchCompeticiones), (nombre) =>
      api.call(endpoints.addCompeticion, { body: { nombre } }),
    ),
    campos: new Catalogue(await api.call(endpoints.fetchCampos), (nombre) =>
      api.call(endpoints.addCampo, { body: { nombre } }),
    ),
  };
}

type Catalogues = Awaited<ReturnType<typeof openCatalogues>>;

interface KnownJugador {
  readonly id: string;
  dorsal: number;
  activo: boolean;
}

/** Updates the squad to a season: new players, shirt numbers, active players. */
async function importPlayers(
  api: ApiClient,
  players: readonly SeasonPlayer[],
  known: Map<string, KnownJugador>,
  step: () => void,
) {
  for (const [index, player] of players.entries()) {
    const body = jugadorBody(player, index);
    const existing = known.get(player.key);
    if (!existing) {
      const { _id: id } = await api.call(endpoints.addJugador, { body });
      known.set(player.key, { id, dorsal: body.dorsal, activo: true });
    } else if (existing.dorsal !== body.dorsal || !existing.activo) {
      const change = { dorsal: body.dorsal, activo: true };
      await api.call(endpoints.updateJugador, { id: existing.id, body: change });
      Object.assign(existing, change);
    }
    step();
  }
}

async function importMatches(
  api: ApiClient,
  season: Season,
  temporadaId: string,
  catalogues: Catalogues,
  known: ReadonlyMap<string, KnownJugador>,
  existing: Map<string, { readonly id: string; readonly jugado: boolean }>,
  step: () => void,
) {
  const idOf = (key: string) => {
    const jugador = known.get(key);
    if (!jugador) throw new Error(`player ${key} was not imported`);
    return jugador.id;
  };
  for (const match of season.matches) {
    const stored = existing.get(match.id);
    let id = stored?.id;
    if (id === undefined) {
      const created = await api.call(endpoints.addPartido, {
        body: {
          temporada_id: temporadaId,
          equipo_id: await catalogues.equipos.idOf(match.opponent),
          competicion_id: await catalogues.competiciones.idOf(match.competition),
          campo_id: await catalogues.campos.idOf(match.ground ?? UNKNOWN_GROUND),
          local: match.home,
          fecha_str: dateStr(match.date),
          hora_str: match.time,
          clave_externa: match.id,
        },
      });
      id = created._id;
    }
    if (stored?.jugado !== true) {
      const body = actaBody(match, season.players, idOf);
      await api.call(endpoints.updatePartido, { id, body });
    }
    step();
  }
}

/** Whether an earlier run imported the whole season. Then the shirt numbers of later seasons must be kept. */
const isComplete = (
  { players, matches }: Season,
  known: ReadonlyMap<string, KnownJugador>,
  existing: ReadonlyMap<string, { readonly jugado: boolean }>,
) =>
  matches.length > 0 &&
  players.every(({ key }) => known.has(key)) &&
  matches.every(({ id }) => existing.get(id)?.jugado === true);

/** Marks players who are not in the newest season of the file as inactive. */
async function retirePlayers(
  api: ApiClient,
  file: SeasonFile,
  known: ReadonlyMap<string, KnownJugador>,
) {
  const newest = new Set(file.seasons.at(-1)?.players.map(({ key }) => key));
  const imported = new Set(file.seasons.flatMap(({ players }) => players.map(({ key }) => key)));
  for (const key of imported) {
    const jugador = known.get(key);
    if (!jugador?.activo || newest.has(key)) continue;
    await api.call(endpoints.updateJugador, { id: jugador.id, body: { activo: false } });
  }
}

/**
 * Imports the seasons of a file through the API. Existing records are recognised and kept: seasons and catalogues by
 * name, players and matches by their key in the source. An interrupted import is completed by running it again,
 * without duplicates.
 */
export async function runImport({ api, file, onProgress }: ImportOptions): Promise<ImportSummary> {
  const total = file.seasons.reduce(
    (sum, { players, matches }) => sum + players.length + matches.length,
    0,
  );
  let done = 0;
  const step = () => {
    done += 1;
    onProgress?.({ done, total });
  };
  onProgress?.({ done, total });
  const catalogues = await openCatalogues(api);
  const jugadores = await api.call(endpoints.fetchJugadores);
  const known = new Map(
    jugadores.map(({ clave_externa: clave, _id: id, dorsal, activo }) => [
      clave ?? '',
      { id, dorsal, activo },
    ]),
  );
  const partidos = await api.call(endpoints.fetchPartidos);
  const existing = new Map(
    partidos.map(({ clave_externa: clave, _id: id, jugado }) => [clave ?? '', { id, jugado }]),
  );
  for (const season of file.seasons) {
    if (isComplete(season, known, existing)) {
      [...season.players, ...season.matches].forEach(step);
      continue;
    }
    const temporadaId = await catalogues.temporadas.idOf(season.name);
    await importPlayers(api, season.players, known, step);
    await importMatches(api, season, temporadaId, catalogues, known, existing, step);
  }
  await retirePlayers(api, file, known);
  return {
    temporadas: file.seasons.length,
    jugadores: new Set(file.seasons.flatMap(({ players }) => players.map(({ key }) => key))).size,
    partidos: file.seasons.reduce((sum, { matches }) => sum + matches.length, 0),
  };
}
