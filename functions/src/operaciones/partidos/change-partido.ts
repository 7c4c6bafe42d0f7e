import {
  actaOf,
  addBalance,
  addParejas,
  ajusteOf,
  applyDelta,
  contribution,
  contributionDelta,
  fichaContada,
  type Identidad,
  NO_CONTRIBUTION,
  type Partido,
  type PlantillaDoc,
  previewPartido,
  sumasOf,
  tramosOf,
  withBalance,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { refreshCitas } from '../temporadas/citas';
import { rebuildNextGames } from '../temporadas/next-games';
import {
  readTemporadaDocs,
  temporadaDocuments,
  withFichas,
  withGolesConMinutos,
  withParejas,
  withTramos,
  writeFilas,
} from '../temporadas/temporada-docs';

/** Names a player for a statistics row: from the squad or, once he has been deleted, from the sheet. */
function identifier(plantilla: PlantillaDoc | undefined, partidos: readonly (Partido | null)[]) {
  return (id: string): Identidad => {
    const jugador =
      (plantilla && Object.hasOwn(plantilla.jugadores, id) ? plantilla.jugadores[id] : undefined) ??
      partidos
        .flatMap((partido) => Object.values(partido?.alineacion ?? {}).flat())
        .find(({ jugador_id: jugadorId }) => jugadorId === id);
    if (!jugador) throw new Error(`player ${id} is in a sheet and nowhere else`);
    return {
      jugador_id: id,
      jugador_nombre: jugador.nombre_con_inicial,
      img_perfil: jugador.img_perfil,
    };
  };
}

/** The entries without that of one id, and with a new one where there is one. */
const replaceEntry = <T>(
  entries: Readonly<Record<string, T>>,
  id: string | undefined,
  entry: readonly [id: string, value: T] | undefined,
): Record<string, T> => ({
  ...Object.fromEntries(Object.entries(entries).filter(([one]) => one !== id)),
  ...(entry && Object.fromEntries([entry])),
});

async function applyToTemporada(
  uow: UnitOfWork,
  temporadaId: string,
  { before, after, resets }: { before: Partido | null; after: Partido | null; resets: boolean },
): Promise<void> {
  const docs = await readTemporadaDocs(uow, temporadaId);
  const delta = contributionDelta(
    before ? contribution(actaOf(before)) : NO_CONTRIBUTION,
    after ? contribution(actaOf(after)) : NO_CONTRIBUTION,
  );
  const replace = <T>(entries: Readonly<Record<string, T>> | undefined, entry: T | undefined) =>
    replaceEntry(entries ?? {}, before?._id, after && entry ? [after._id, entry] : undefined);
  const partidos = replace(docs.calendario.partidos, after ? previewPartido(after) : undefined);
  const tramos = replace(docs.calendario.tramos, after ? tramosOf(after) : undefined);
  const fichas = replace(docs.jugadores.fichas, after ? fichaContada(after) : undefined);
  await uow.write(
    documents.calendario(temporadaId),
    withTramos({ ...docs.calendario, partidos }, tramos),
  );

  const hasDelta = Object.keys(delta.jugadores).length > 0;
  const identify = hasDelta
    ? identifier(await uow.read(documents.plantilla()), [before, after])
    : identifier(undefined, []);
  const isReset = resets && Object.keys(partidos).length === 0;
  await writeFilas(uow, temporadaId, {
    jugadores: withGolesConMinutos(
      withParejas(
        {
          ...withFichas(docs.jugadores, fichas),
          filas: isReset ? {} : applyDelta(docs.jugadores.filas, delta, identify),
        },
        isReset ? {} : addParejas(docs.jugadores.parejas ?? {}, delta.parejas),
      ),
      isReset ? {} : addParejas(docs.jugadores.goles_con_minutos ?? {}, delta.golesConMinutos),
    ),
    equipo: withBalance(
      docs.equipo,
      addBalance(sumasOf(docs.equipo), delta.equipo),
      ajusteOf(docs.equipo),
    ),
  });
}

/**
 * Takes a match from `before` to `after` with everything that depends on it: record, calendar, player statistics, team
 * record, rankings, next games, the live log that ends. `null` stands for "does not exist". Whatever a match counts
 * changes here and nowhere else (regla 37); a name that it copies may change without, and a season goes with its matches; deleting a season's last match resets its players' numbers (regla 50), unless it is deleted
 * because its creation is undone.
 */
export async function changePartido(
  uow: UnitOfWork,
  before: Partido | null,
  after: Partido | null,
  { keepsAjustes = false }: { readonly keepsAjustes?: boolean } = {},
): Promise<void> {
  const id = (after ?? before)?._id;
  if (id === undefined) return;
  const resets = after === null && !keepsAjustes;
  // A live log is of a match that is still to be decided: the sheet takes its place, in the same transaction.
  const endsDirecto = before !== null && !before.jugado && after?.jugado !== false;
  // What is read below whatever it finds, in one round trip.
  const temporadas = new Set([before, after].flatMap((one) => (one ? [one.temporada_id] : [])));
  await uow.readAll<unknown>([
    ...[...temporadas].flatMap((temporadaId) => temporadaDocuments(temporadaId)),
    ...(endsDirecto ? [documents.directo(id)] : []),
    documents.club(),
    documents.portada(),
    documents.cambios(),
    ...(before?.jugado || after?.jugado ? [documents.historia()] : []),
  ]);
  if (before && after?.temporada_id === before.temporada_id) {
    await applyToTemporada(uow, before.temporada_id, { before, after, resets });
  } else {
    if (before) await applyToTemporada(uow, before.temporada_id, { before, after: null, resets });
    if (after) await applyToTemporada(uow, after.temporada_id, { before: null, after, resets });
  }
  if (after && before) await uow.write(documents.partido(id), after);
  else if (after) uow.create(documents.partido(id), after);
  else await uow.remove(documents.partido(id));
  await refreshCitas(uow, before, after);
  if (endsDirecto) {
    await uow.remove(documents.directo(id), { keepHistory: true });
  }
  await rebuildNextGames(uow);
}
