import { accept, type AvisoDoc } from '@club/shared';
import { isAvisoCaducado } from '../firestore/avisos';
import { collections, documents } from '../firestore/documents';
import { createReader } from '../firestore/reader';
import type { UnitOfWork } from '../firestore/unit-of-work';
import { createWriteQueue } from '../firestore/write-queue';
import { transact, unqueued } from '../identidad/transaccion';
import type { Services } from '../services';
import { removeSuscripciones } from './suscripciones';

export type ConBuzon = Pick<Services, 'db' | 'now' | 'newId'>;

/** Milliseconds of a sender's lease on a notice, which it renews while it lives. */
const TURNO_MS = 20_000;
export const RENEW_MS = TURNO_MS / 3;

/** Milliseconds for which it is known who has had a notice that was taken back. */
const DIARIO_MS = 24 * 60 * 60 * 1000;

/** Turns are taken one after another: two that want the same one would each hold what the other waits for. */
const oneByOne = createWriteQueue();

/** What `work` gives in one transaction on the outbox (docs/decisions/0049). */
async function change<T>(
  { db, now, newId }: ConBuzon,
  accion: string,
  work: (uow: UnitOfWork, ahora: Date) => Promise<T>,
  enqueue = unqueued,
): Promise<T> {
  const stamp = { operacionId: newId(), accion, quien: 'avisos', ahora: now() };
  const done = await transact(db, stamp, enqueue, async (uow) =>
    accept(await work(uow, stamp.ahora)),
  );
  if (!done.ok) throw new Error(`${accion} was refused`);
  return done.value;
}

const isTaken = ({ turno }: AvisoDoc, ahora: Date) =>
  turno !== undefined && Date.parse(turno.hasta) > ahora.getTime();

/** Notices that are still to be sent and that no living sender has, the oldest first. */
export async function listPendientes({ db, now }: ConBuzon): Promise<AvisoDoc[]> {
  const filter = { field: 'estado', value: 'pendiente' };
  const found = await createReader(db).list(collections.avisos, filter);
  const ahora = now();
  return found
    .filter((aviso) => !isTaken(aviso, ahora))
    .toSorted((a, b) => (a.aviso?.orden ?? 0) - (b.aviso?.orden ?? 0));
}

const turnoOf = (por: string, ahora: Date) => ({
  por,
  hasta: new Date(ahora.getTime() + TURNO_MS).toISOString(),
});

/** Leases a notice; `undefined` when another sender has it, or the notice that it takes back is still being sent. */
export const claimAviso = (
  services: ConBuzon,
  id: string,
  por: string,
): Promise<AvisoDoc | undefined> =>
  change(
    services,
    'tomarAviso',
    async (uow, ahora) => {
      const aviso = await uow.read(documents.aviso(id));
      if (aviso?.estado !== 'pendiente' || isTaken(aviso, ahora)) return undefined;
      const before = await uow.readAll((aviso.tras ?? []).map((tras) => documents.aviso(tras)));
      if (before.some((one) => one?.estado === 'pendiente')) return undefined;
      const claimed: AvisoDoc = { ...aviso, empezado: true, turno: turnoOf(por, ahora) };
      await uow.write(documents.aviso(id), claimed);
      return claimed;
    },
    oneByOne,
  );

/** What a sender has done since its last note. */
export interface Avance {
  /** Digests of devices that are done. */
  readonly hechos: string[];
  /** Of those, the ones that exist no more. */
  readonly olvidados: string[];
}

/** Notes what has been done, and keeps the turn; `false` when there is nothing more to do: taken back, or another's. */
export const noteAvance = (
  services: ConBuzon,
  { _id: id }: Pick<AvisoDoc, '_id'>,
  por: string,
  { hechos, olvidados }: Avance,
): Promise<boolean> =>
  change(services, 'apuntarAviso', async (uow, ahora) => {
    const aviso = await uow.read(documents.aviso(id));
    // Whoever has the turn: these devices have had it.
    if (hechos.length > 0 && aviso) {
      const _id = services.newId();
      uow.create(documents.avisoDiario(_id), {
        _id,
        aviso_id: id,
        hechos,
        expira: new Date(ahora.getTime() + DIARIO_MS),
      });
    }
    await removeSuscripciones(uow, olvidados);
    if (!aviso || aviso.turno?.por !== por) return false;
    await uow.write(documents.aviso(id), { ...aviso, turno: turnoOf(por, ahora) });
    return !aviso.retirado;
  });

/** Digests of the devices that are done with a notice; all of them when it does not say whom. */
export async function readHechos({ db }: ConBuzon, id: string): Promise<Set<string>> {
  const filter = { field: 'aviso_id', value: id };
  const diario = await createReader(db).list(collections.avisosDiario, filter);
  return new Set(diario.flatMap(({ hechos }) => hechos));
}

/**
 * Gives a notice back: as one that is done when all have had it, or nobody may have it any more, else to whoever sends it
 * on. Its journal goes, unless it tells who must hear that it was taken back.
 */
export const releaseAviso = (
  services: ConBuzon,
  { _id: id }: Pick<AvisoDoc, '_id'>,
  por: string,
  isComplete: boolean,
): Promise<void> =>
  change(services, 'dejarAviso', async (uow, ahora) => {
    const spec = documents.aviso(id);
    const aviso = await uow.read(spec);
    if (!aviso || aviso.turno?.por !== por) return;
    const { turno: _turno, ...free } = aviso;
    const { aviso: _content, ...empty } = free;
    const closed: AvisoDoc = { ...empty, estado: 'terminado' };
    if (isComplete) {
      const filter = { field: 'aviso_id', value: id };
      for (const { _id } of await uow.list(collections.avisosDiario, filter)) {
        await uow.remove(documents.avisoDiario(_id));
      }
      await uow.write(spec, closed);
    } else if (aviso.retirado === true || isAvisoCaducado(aviso, ahora)) {
      await uow.write(spec, { ...closed, parcial: true });
    } else await uow.write(spec, free);
  });

/** Who got one of the notices that another one takes back; `undefined` for everybody. */
export async function readAvisados(
  services: ConBuzon,
  { tras }: Pick<AvisoDoc, 'tras'>,
): Promise<ReadonlySet<string> | undefined> {
  if (!tras) return undefined;
  const reader = createReader(services.db);
  const avisados = new Set<string>();
  for (const id of tras) {
    const before = await reader.read(documents.aviso(id));
    if (!before?.parcial) return undefined;
    for (const huella of await readHechos(services, id)) avisados.add(huella);
  }
  return avisados;
}
