import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClavesAvisos, makeClaves } from '@club/functions';
import { z } from 'zod';

/** Where a local club keeps its key pair, beside its data. */
const FILE = 'claves-avisos.json';

const clavesSchema = z.object({ publica: z.string(), privada: z.string() });

/** The key pair of the notices of a local club: the one that is kept with its data, else a new one that is kept from now on. */
export async function keptClaves(dataDir: string): Promise<ClavesAvisos> {
  const file = path.join(dataDir, FILE);
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return clavesSchema.parse(JSON.parse(kept));
  const made = makeClaves();
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(made, null, 2)}\n`);
  await chmod(file, 0o600);
  return made;
}

/** The same as the deployed functions get it. */
export const avisosEnv = ({ publica, privada }: ClavesAvisos) => ({
  CLUB_AVISOS_CLAVE: publica,
  CLUB_AVISOS_SECRETO: privada,
});
