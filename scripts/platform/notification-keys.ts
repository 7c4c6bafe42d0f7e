import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type NotificationKeys, makeNotificationKeys } from '@club/functions';
import { z } from 'zod';

/** File with a local club's key pair, in its data folder. */
const FILE = 'claves-avisos.json';

const clavesSchema = z.object({ publica: z.string(), privada: z.string() });

/** The VAPID key pair of a local club: stored with its data, or created and stored. */
export async function keptNotificationKeys(dataDir: string): Promise<NotificationKeys> {
  const file = path.join(dataDir, FILE);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return clavesSchema.parse(JSON.parse(kept));
  const made = makeNotificationKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  await chmod(file, 0o600);
  return made;
}

/** The key pair as environment variables, as for the deployed functions. */
export const notificationsEnv = ({ publica, privada }: NotificationKeys) => ({
  CLUB_AVISOS_CLAVE: publica,
  CLUB_AVISOS_SECRETO: privada,
});
