import { endpoints } from '@club/shared';
import type { ApiClient } from './api-client';
import type { Season, SeasonFile } from './season-file';
import { actaBody, dateStr, jugadorBody } from './to-bodies';

/** Name for grounds that are missing in the source. */
const UNKNOWN_GROUND = 'Campo sin determinar';

/** A function that finds the id of a record by name, or creates the record. */
async function openCatalogue(
  api: ApiClient,
  list: 'fetchTemporadas' | 'fetchEquipos' | 'fetchCompeticiones' | 'fetchCampos',
  add: 'addTemporada' | 'addEquipo' | 'addCompeticion' | 'addCampo',
): Promise<(nombre: string) => Promise<string>> {
  const known = await api.call(endpoints[list]);
  const ids = new Map(known.map(({ _id, nombre }) => [nombre, _id]));
  return async (nombre) => {
    const id = ids.get(nombre) ?? (await api.call(endpoints[add], { body: { nombre } }))._id;
    ids.set(nombre, id);
    return id;
  };
}

/** The stored club: catalogues by name, players and matches by their key in the source. */
async function readStored(api: ApiClient) {
  const jugadores = await api.call(endpoints.fetchJugadores);
  const partidos = await api.call(endpoints.fetchPartidos);
  return {
    temporada: await openCatalogue(api, 'fetchTemporadas', 'addTemporada'),
    equipo: await openCatalogue(api, 'fetchEquipos', 'addEquipo'),
    competicion: await openCatalogue(api, 'fetchCompeticiones', 'addCompeticion'),
    campo: await openCatalogue(api, 'fetchCampos', 'addCampo'),
    jugadores: new Map(
      jugadores.map((one) => [
        one.clave_externa ?? '',
        { id: one._id, dorsal: one.dorsal, activo: one.activo },
      ]),
    ),
    partidos: new Map(
      partidos.map((one) => [one.clave_externa ?? '', { id: one._id, jugado: one.jugado }]),
    ),
  };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

/** Updates the squad to a season: new players, shirt numbers, active players. */
async function importPlayers(
  api: ApiClient,
  { players }: Season,
  { jugadores }: Stored,
  step: () => void,
) {
  for (const [index, player] of players.entries()) {
    const body = jugadorBody(player, index);
    const change = { dorsal: body.dorsal, activo: true };
    const existing = jugadores.get(player.key);
    if (!existing) {
      const { _id: id } = await api.call(endpoints.addJugador, { body });
      jugadores.set(player.key, { id, ...change });
    } else if (existing.dorsal !== body.dorsal || !existing.activo) {
      await api.call(endpoints.updateJugador, { id: existing.id, body: change });
      Object.assign(existing, change);
    }
    step();
  }
}

async function importMatches(api: ApiClient, season: Season, stored: Stored, step: () => void) {
  const toJugadorId = (key: string) => {
    const jugador = stored.jugadores.get(key);
    if (!jugador) throw new Error(`player ${key} was not imported`);
    return jugador.id;
  };
  for (const match of season.matches) {
    const existing = stored.partidos.get(match.id);
    const id =
      existing?.id ??
      (
        await api.call(endpoints.addPartido, {
          body: {
            temporada_id: await stored.temporada(season.name),
            equipo_id: await stored.equipo(match.opponent),
            competicion_id: await stored.competicion(match.competition),
            campo_id: await stored.campo(match.ground ?? UNKNOWN_GROUND),
            local: match.home,
            fecha_str: dateStr(match.date),
            hora_str: match.time,
            clave_externa: match.id,
          },
        })
      )._id;
    if (existing?.jugado !== true) {
      const body = actaBody(match, season.players, toJugadorId);
      await api.call(endpoints.updatePartido, { id, body });
    }
    step();
  }
}

/** Whether an earlier run imported the whole season. Then the shirt numbers of later seasons must be kept. */
const isComplete = ({ players, matches }: Season, { jugadores, partidos }: Stored) =>
  matches.length > 0 &&
  players.every(({ key }) => jugadores.has(key)) &&
  matches.every(({ id }) => partidos.get(id)?.jugado === true);

/**
 * Imports the seasons of a file through the API. Existing records are recognised and kept: seasons and catalogues by
 * name, players and matches by their key in the source. An interrupted import is completed by running it again,
 * without duplicates.
 */
export async function runImport({
  api,
  file: { seasons },
  onProgress = () => undefined,
}: {
  readonly api: ApiClient;
  readonly file: SeasonFile;
  /** Called first with the total number of steps, then after each step. */
  readonly onProgress?: (done: number, total: number) => void;
}) {
  const keys = new Set(seasons.flatMap(({ players }) => players.map(({ key }) => key)));
  const partidos = seasons.flatMap(({ matches }) => matches).length;
  const total = partidos + seasons.flatMap(({ players }) => players).length;
  let done = 0;
  const step = () => {
    done += 1;
    onProgress(done, total);
  };
  onProgress(done, total);
  const stored = await readStored(api);
  for (const season of seasons) {
    if (isComplete(season, stored)) {
      [...season.players, ...season.matches].forEach(step);
      continue;
    }
    await stored.temporada(season.name);
    await importPlayers(api, season, stored, step);
    await importMatches(api, season, stored, step);
  }
  // Players who are not in the newest season of the file are no longer active.
  const newest = new Set(seasons.at(-1)?.players.map(({ key }) => key));
  for (const key of keys) {
    const jugador = stored.jugadores.get(key);
    if (!jugador?.activo || newest.has(key)) continue;
    await api.call(endpoints.updateJugador, { id: jugador.id, body: { activo: false } });
  }
  return { temporadas: seasons.length, jugadores: keys.size, partidos };
}
