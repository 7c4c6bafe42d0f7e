import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { accept } from '@club/shared';
import { collections } from '../store/documents';
import { readClub } from '../store/read-club';
import { runOperation } from '../store/run-operation';
import { withReadTimeout } from '../store/timeouts';
import type { UnitOfWork } from '../store/unit-of-work';
import { noteAuditoria } from '../operations/panel-home/panel-home';
import { refreshAges } from '../operations/jugadores/age';
import { publishDue } from '../operations/noticias/noticias';
import type { Services } from '../services';

type JobServices = Omit<Services, 'auth'>;

async function runJob(
  { db, newId, now }: JobServices,
  accion: string,
  quien: string,
  work: (uow: UnitOfWork) => Promise<unknown>,
): Promise<void> {
  const stamp = { operationId: newId(), accion, quien, now: now() };
  await runOperation(db, stamp, undefined, async (uow) => accept(await work(uow)));
}

/** Updates the stored ages (docs/decisions/0006). */
export const renewAges = (services: JobServices): Promise<void> =>
  runJob(services, 'edades', 'edades', refreshAges);

/** Audits the current season and saves the result for the panel's home (docs/decisions/0038). */
export const auditCurrentSeason = (services: JobServices): Promise<void> =>
  runJob(services, 'auditar', 'auditar', async (uow) => {
    const { temporada_actual: actual } = await readClub(uow);
    if (actual) await noteAuditoria(uow, actual._id);
  });

/** Publishes the news that are due (docs/decisions/0039). Costs one read if there are none. */
export async function publishNoticias(services: JobServices): Promise<void> {
  const pending = services.db.collection(collections.pendingNoticias.path);
  const due = pending.where('publicar_el', '<=', services.now().toISOString()).limit(1);
  const { empty } = await withReadTimeout(due.get());
  if (!empty) await runJob(services, 'publicarNoticias', 'programadas', publishDue);
}

/** Hours after which a daily backup is late. Google chooses the time of day. */
const LATE_H = 36;
const TIMEOUT_MS = 30_000;

const backupsSchema = z.object({
  backups: z
    .array(z.object({ database: z.string(), snapshotTime: z.iso.datetime(), state: z.string() }))
    .default([]),
});

/** The API that lists the backups, and a token for it. */
interface Source {
  readonly origin: string;
  readonly token: () => Promise<string>;
}

const GOOGLE: Source = {
  origin: 'https://firestore.googleapis.com',
  token: async () => (await applicationDefault().getAccessToken()).access_token,
};

/** Throws if no backup of the last 36 hours is finished: the schedule failed, or there is no schedule. */
export async function requireRecentBackup(
  project: string,
  now: Date,
  { origin, token }: Source = GOOGLE,
): Promise<void> {
  const response = await fetch(`${origin}/v1/projects/${project}/locations/-/backups`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    throw new Error(`list of backups: answered ${String(response.status)}`);
  }
  const { backups } = backupsSchema.parse(await response.json());
  const finished = backups
    .filter(({ database, state }) => state === 'READY' && database.endsWith('/databases/(default)'))
    .map(({ snapshotTime }) => Date.parse(snapshotTime));
  if (finished.length === 0)
    throw new Error('there is no backup: bash ops/set-up.sh makes the schedules');
  const hours = (now.getTime() - Math.max(...finished)) / 3_600_000;
  if (hours > LATE_H) throw new Error(`the newest backup is ${hours.toFixed(0)} hours old`);
}
