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
  /** What the person at the keyboard has called it by: `npm start`. */
  orden: z.string(),
  /** When the process began, where the system tells: another process may have got its number since. */
  nacido: z.string().optional(),
  /** The checkout that it was taken for, without links: a copied folder has the lock of another. */
  carpeta: z.string(),
  /** Whether it is on its way out: the next one waits for it. */
  cerrando: z.boolean().optional(),
});
type Holder = z.infer<typeof holderSchema>;

/** Whether a lock is that of a running process and of this checkout. */
const isHeld = (holder: Holder, carpeta: string) => holder.carpeta === carpeta && isRunning(holder);

/** What may run once in a checkout. */
export interface CheckoutLock {
  /** Says that it is on its way out. */
  markClosing(): void;
  /** Lets another one run; safe to call twice. */
  release(): void;
}

/** Milliseconds that a running site has to say that it is on its way out: it may not know yet that npm has gone. */
const NOTICE_MS = 1_500;
/** Milliseconds that a site on its way out may take. */
const CLOSING_MS = 300_000;
const POLL_MS = 100;

function isRunning({ pid, nacido }: Holder): boolean {
  try {
    // Sends nothing and only asks, on Windows too.
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one all the same.
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

/** What stands in the place of a lock: what a process that is gone has left, nothing, or the process that has it. */
type Found = { readonly remains: string | undefined } | { readonly holder: Holder };

/** Waits for the process of a lock to be gone, as long as it is on its way out or one is patient. */
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

/** Gives a file a second name unless that is taken: of two at once, one succeeds. */
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
 * Puts `own` in the place of what a killed process has left, and gives whether it did. Of many that find the same remains,
 * only the one whose name the remains get may touch them.
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
 * Takes what `name` stands for in a checkout, or throws the sentence that `refusal` makes of who has it. What a killed process
 * has left behind is taken over, one that is closing is waited for. It ends with this process at the latest.
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
      // Only what has been found dead: somebody living may stand there since.
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
      // In one step: nobody reads half of it.
      writeFileSync(own, written);
      renameSync(own, file);
    },
    release,
  };
}

/** Takes the checkout for the site that `orden` runs, or throws one sentence that says who has it. */
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

/** Takes the build folder of a lane (`separateFolders`), or throws one sentence: two runs would build under each other. */
export const lockLane = (root: string, lane: string): Promise<CheckoutLock> =>
  takeLock(root, `carril-${lane}`, lane, laneRefusal(lane));

/** Takes a build that several lanes take their copy of; whoever has it is waited for as long as it runs. */
export const lockBuild = (root: string, name: string): Promise<CheckoutLock> =>
  takeLock(root, `carril-${name}`, name, laneRefusal(name), Number.POSITIVE_INFINITY);
