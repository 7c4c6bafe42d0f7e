import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';

/** Hours after which a daily backup is late. Google chooses the time of day. */
const LATE_H = 36;
const TIMEOUT_MS = 30_000;

const backupsSchema = z.object({
  backups: z
    .array(z.object({ database: z.string(), snapshotTime: z.iso.datetime(), state: z.string() }))
    .default([]),
});

/** API that lists the backups, with a token. */
interface Source {
  readonly origin: string;
  readonly token: () => Promise<string>;
}

const GOOGLE: Source = {
  origin: 'https://firestore.googleapis.com',
  token: async () => (await applicationDefault().getAccessToken()).access_token,
};

/**
 * Throws if the database has no finished backup of the last day and a half: the schedule failed, or there is none.
 */
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
  const newest = Math.max(...finished);
  if (finished.length === 0) throw new Error('there is no backup: bash ops/set-up.sh makes the schedules');
  const hours = (now.getTime() - newest) / 3_600_000;
  if (hours > LATE_H) throw new Error(`the newest backup is ${hours.toFixed(0)} hours old`);
}
