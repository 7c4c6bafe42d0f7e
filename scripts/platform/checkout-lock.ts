import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { link, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { readProcess } from './process-table';
import { UserError } from './user-error';

const holderSchema = z.object({
  pid: z.number().int().positive(),
  /** Command that the person typed: `npm start`. */
  orden: z.string(),
  /** Start time of the process, if the system provides it: its PID may have been reused since. */
  nacido: z.string().optional(),
  /** Real path of the locked checkout. A copied folder contains the lock of the original. */
  carpeta: z.string(),
  /** Whether the process is shutting down. Then the next one waits for it. */
  cerrando: z.boolean().optional(),
});
type Holder = z.infer<typeof holderSchema>;

/** Whether a lock is held by a running process, for this checkout. */
const isHeld = (holder: Holder, carpeta: string) => holder.carpeta === carpeta && isRunning(holder);

/** A lock on something that may run once per checkout. */
export interface CheckoutLock {
  /** Marks the process as shutting down. */
  markClosing(): void;
  /** Releases the lock. Safe to call twice. */
  release(): void;
}

/**
 * Time for a running site to mark itself as closing, milliseconds. It may not have noticed yet that npm has ended.
 */
const NOTICE_MS = 1_500;
/** Maximum time for a site to shut down, milliseconds. */
const CLOSING_MS = 300_000;
const POLL_MS = 100;

function isRunning({ pid, nacido }: Holder): boolean {
  try {
    // Signal 0 only tests whether the process exists, on Windows too.
    process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return nacido === undefined || readProcess(pid)?.birth === nacido;
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => undefined);

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** State of a lock: stale remains of a dead process, nothing, or the process that holds it. */
type Found = { readonly remains: string | undefined } | { readonly holder: Holder };

/** Waits for the holder of a lock to end, while it is closing or until the patience is over. */
async function waitForEnd(file: string, carpeta: string, patienceMs: number): Promise<Found> {
  const since = Date.now();
  for (;;) {
    const remains = await readText(file);
    const holder = remains === undefined ? undefined : parseHolder(remains);
    if (!holder || !isHeld(holder, carpeta)) return { remains };
    if (Date.now() - since > (holder.cerrando === true ? CLOSING_MS : patienceMs)) {
      return { holder };
    }
    await delay(POLL_MS);
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Hard-links a file to a new name. Of several processes that try at once, only one succeeds. */
async function linkUnlessTaken(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Replaces stale remains with `own` and returns whether it did. Of several processes that find the same remains, only
 * the one that creates their claim file may replace them.
 */
async function takeOver(
  own: string,
  file: string,
  remains: string,
  carpeta: string,
): Promise<boolean> {
  const claim = `${file}.${createHash('sha256').update(remains).digest('hex').slice(0, 16)}`;
  if (!(await linkUnlessTaken(own, claim))) {
    const claimant = parseHolder((await readText(claim)) ?? '');
    if (!claimant || !isHeld(claimant, carpeta)) await rm(claim, { force: true });
    return false;
  }
  try {
    if ((await readText(file)) !== remains) return false;
    await rename(own, file);
    return true;
  } finally {
    await rm(claim, { force: true });
  }
}

/**
 * Takes the lock `name` of a checkout, or throws the sentence that `refusal` makes about its holder. Takes over locks
 * of killed processes and waits for closing ones. The lock ends with this process at the latest.
 */
async function takeLock(
  root: string,
  name: string,
  orden: string,
  refusal: (other: Holder) => string,
  patienceMs = NOTICE_MS,
): Promise<CheckoutLock> {
  const file = path.join(root, `.club/${name}.json`);
  const own = path.join(root, `.club/${name}-${randomUUID()}.json`);
  await mkdir(path.dirname(file), { recursive: true });
  const nacido = readProcess(process.pid)?.birth;
  const carpeta = await realpath(root);
  const holder: Holder = {
    pid: process.pid,
    orden,
    carpeta,
    ...(nacido !== undefined && { nacido }),
  };
  const content = JSON.stringify(holder);
  await writeFile(own, content);
  try {
    while (!(await linkUnlessTaken(own, file))) {
      const found = await waitForEnd(file, carpeta, patienceMs);
      if ('holder' in found) throw new UserError(refusal(found.holder));
      // Only removes remains that were found stale: a living process may have taken the lock since.
      const { remains } = found;
      if (remains !== undefined && (await takeOver(own, file, remains, carpeta))) break;
    }
  } finally {
    await rm(own, { force: true });
  }
  let isReleased = false;
  let written = content;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    process.removeListener('exit', release);
    try {
      if (readFileSync(file, 'utf8') === written) unlinkSync(file);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  };
  process.once('exit', release);
  return {
    markClosing() {
      if (isReleased) return;
      written = JSON.stringify({ ...holder, cerrando: true });
      // Atomic, so nobody reads a partial file.
      writeFileSync(own, written);
      renameSync(own, file);
    },
    release,
  };
}

/** Takes the checkout for the site that `orden` runs, or throws a UserError about the holder. */
export const lockCheckout = (root: string, orden: string): Promise<CheckoutLock> =>
  takeLock(
    root,
    'en-marcha',
    orden,
    (other) =>
      `En esta carpeta ya hay un «${other.orden}» en marcha (proceso ${String(other.pid)}): ciérralo con Ctrl-C antes de arrancar otro, o arranca el segundo en otra copia del repositorio y con otros puertos (CLUB_PORT_OFFSET=100).`,
  );

const laneRefusal =
  (lane: string) =>
  ({ pid }: Holder) =>
    `En esta carpeta ya se usa dist/${lane} (proceso ${String(pid)}): espera a que termine, o trabaja en otra copia del repositorio.`;

/**
 * Takes the build folder of a lane (`separateFolders`), or throws a UserError: two runs would overwrite each other's
 * build.
 */
export const lockLane = (root: string, lane: string): Promise<CheckoutLock> =>
  takeLock(root, `carril-${lane}`, lane, laneRefusal(lane));

/** Takes the lock of a build that several lanes copy. Waits as long as its holder runs. */
export const lockBuild = (root: string, name: string): Promise<CheckoutLock> =>
  takeLock(root, `carril-${name}`, name, laneRefusal(name), Number.POSITIVE_INFINITY);
