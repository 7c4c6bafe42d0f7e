import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { UserError } from './user-error';

const holderSchema = z.object({
  pid: z.number(),
  /** Command that the person typed: `npm start`. */
  orden: z.string(),
  /** Whether the process is shutting down. Then the next one waits for it. */
  cerrando: z.boolean(),
});
type Holder = z.infer<typeof holderSchema>;

/** A lock on something that may run once per checkout. */
export type CheckoutLock = NonNullable<Awaited<ReturnType<typeof listen>>>;

/** Time for a running site to mark itself as closing, milliseconds. It may not have noticed yet that npm has ended. */
const NOTICE_MS = 1_500;
/** Maximum time for a site to shut down, milliseconds. */
const CLOSING_MS = 300_000;
const POLL_MS = 100;

/**
 * Address of a lock: a pipe on Windows, an abstract socket on Linux, a socket file elsewhere. The system frees the
 * first two when their process ends.
 */
async function deriveLockAddress(root: string, name: string): Promise<string> {
  const key = createHash('sha256')
    .update(`${await realpath(root)}\0${name}`)
    .digest('hex');
  const socket = `club-${key.slice(0, 32)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${socket}`;
  return process.platform === 'linux' ? `\0${socket}` : path.join(os.tmpdir(), socket);
}

/** The process that holds a lock. `undefined` if there is none. */
async function askHolder(address: string): Promise<Holder | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await text(connect(address))));
  } catch {
    return undefined;
  }
}

/** Takes a lock. `undefined` if another process holds it. */
async function listen(address: string, orden: string) {
  let cerrando = false;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ pid: process.pid, orden, cerrando } satisfies Holder));
  });
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
  // The lock alone does not keep the process running.
  server.unref();
  return {
    /** Marks the process as shutting down. */
    markClosing: () => {
      cerrando = true;
    },
    /** Releases the lock. Safe to call twice. */
    release: () => {
      server.close();
    },
  };
}

/**
 * Takes the lock `name` of a checkout, or throws the sentence that `refusal` makes about its holder. Waits for a
 * closing holder. The system releases the lock when this process ends, however it ends.
 */
async function takeLock(
  root: string,
  name: string,
  orden: string,
  refusal: (other: Holder) => string,
  patienceMs = NOTICE_MS,
): Promise<CheckoutLock> {
  const address = await deriveLockAddress(root, name);
  const since = Date.now();
  for (;;) {
    const lock = await listen(address, orden);
    if (lock) return lock;
    const holder = await askHolder(address);
    // A killed process leaves its socket file behind.
    if (!holder && path.dirname(address) === os.tmpdir()) await rm(address, { force: true });
    const limitMs = holder?.cerrando === true ? CLOSING_MS : patienceMs;
    if (holder && Date.now() - since > limitMs) throw new UserError(refusal(holder));
    await delay(POLL_MS);
  }
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

/**
 * Takes the build folder of a lane (`separateFolders`), or throws a UserError: two runs would overwrite each other's
 * build. With `isWaiting`, waits as long as its holder runs.
 */
export const lockBuild = (
  root: string,
  lane: string,
  { isWaiting = false } = {},
): Promise<CheckoutLock> =>
  takeLock(
    root,
    `carril-${lane}`,
    lane,
    ({ pid }) =>
      `En esta carpeta ya se usa dist/${lane} (proceso ${String(pid)}): espera a que termine, o trabaja en otra copia del repositorio.`,
    isWaiting ? Number.POSITIVE_INFINITY : NOTICE_MS,
  );
