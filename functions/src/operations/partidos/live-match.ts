import {
  accept,
  checkSteps,
  type LiveMatchDoc,
  type FindJugador,
  type SaveLiveMatch,
  listJugadorIds,
  own,
  type JugadorSummary,
  type Step,
  refuse,
  type Result,
  startsWithSteps,
} from '@club/shared';
import { documents } from '../../store/documents';
import { findStored, type Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { findInSquad, findPartido } from './partidos';
import { changePartido } from './change-partido';

export const findLiveMatch = (reader: Reader, id: string): Promise<Result<LiveMatchDoc>> =>
  findStored(reader, documents.directo(id), 'el directo');

/** Returns a function that finds players in the squad, or deleted ones in the stored log. */
async function jugadorFinder(uow: UnitOfWork, stored: LiveMatchDoc | undefined) {
  const find = findInSquad(await uow.read(documents.plantilla()));
  return (id: string) => find(id) ?? own(stored?.jugadores ?? {}, id);
}

function summaries(steps: readonly Step[], find: FindJugador): Record<string, JugadorSummary> {
  const ids = new Set(steps.flatMap(listJugadorIds));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const jugador = find(id);
      return jugador ? [[id, jugador] as const] : [];
    }),
  );
}

/** The later of two times: the stored one may be later, because requests are delayed and clocks differ. */
const pickLater = (now: string, stored = ''): string => (now > stored ? now : stored);

/** Steps to store, `null` if all are stored. Refused if each log has steps that the other lacks (docs/decisions/0016). */
function resolveSteps(stored: LiveMatchDoc | undefined, { version, pasos }: SaveLiveMatch) {
  if (!stored) return version === 0 ? accept(pasos) : refuse('directo-descartado');
  if (startsWithSteps(stored.pasos, pasos)) return accept(null);
  return startsWithSteps(pasos, stored.pasos)
    ? accept(pasos)
    : refuse('directo-en-conflicto', '', stored);
}

/**
 * Stores the live log of a device. Does nothing if all its steps are stored. Refused with 409 if the logs have diverged
 * (`data` holds the stored one), if the stored one was discarded, and if the match has its sheet.
 */
export async function putLiveMatch(uow: UnitOfWork, id: string, body: SaveLiveMatch) {
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  const partido = found.value;
  if (partido.jugado) return refuse('partido-ya-jugado');
  const spec = documents.directo(id);
  const stored = await uow.read(spec);
  const steps = resolveSteps(stored, body);
  if (!steps.ok) return steps;
  if (steps.value === null && stored) return accept(stored);

  const find = await jugadorFinder(uow, stored);
  const checked = checkSteps(body.pasos, find);
  if (!checked.ok) return checked;
  const directo: LiveMatchDoc = {
    partido_id: id,
    version: (stored?.version ?? 0) + 1,
    pasos: body.pasos,
    jugadores: summaries(body.pasos, find),
    actualizado: pickLater(uow.now.toISOString(), stored?.actualizado),
  };
  await uow.write(spec, directo, { keepHistory: !stored });
  // Another state was set by an administrator meanwhile, like `suspendido`, and stays.
  if (partido.estado !== 'en_juego' && (!stored || partido.estado === 'programado')) {
    const version = partido.version + 1;
    await changePartido(uow, partido, { ...partido, estado: 'en_juego', version });
  }
  return accept(directo);
}

/** Discards a live log and returns it, `null` if there was none. The match goes back to `programado`. */
export async function deleteLiveMatch(uow: UnitOfWork, id: string) {
  const found = await findPartido(uow, id);
  if (!found.ok) return found;
  const partido = found.value;
  const spec = documents.directo(id);
  const stored = await uow.read(spec);
  if (!stored) return accept(null);
  await uow.remove(spec, { keepHistory: true });
  if (partido.estado === 'en_juego') {
    const version = partido.version + 1;
    await changePartido(uow, partido, { ...partido, estado: 'programado', version });
  }
  return accept(stored);
}
