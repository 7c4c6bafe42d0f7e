import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from './user-error';

export type PlatformPorts = Readonly<
  Record<'hosting' | 'auth' | 'firestore' | 'functions' | 'hub' | 'logging', number>
>;

/** The ports of `npm start` (regla 68), as firebase.json has them. */
export const DEFAULT_PORTS: PlatformPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  // Not firebase-tools' own 4400 and 4500: moved by hundreds they would be in another checkout's way.
  hub: 4410,
  logging: 4411,
};

/** Between the offsets of checkouts that run side by side. */
const OFFSET_STEP = 100;

/** The ports of `npm start` moved by so many, for machines where another program has them. */
export const portsAt = (offset: number): PlatformPorts =>
  offset === 0
    ? DEFAULT_PORTS
    : {
        hosting: DEFAULT_PORTS.hosting + offset,
        auth: DEFAULT_PORTS.auth + offset,
        firestore: DEFAULT_PORTS.firestore + offset,
        functions: DEFAULT_PORTS.functions + offset,
        hub: DEFAULT_PORTS.hub + offset,
        logging: DEFAULT_PORTS.logging + offset,
      };

const NAMES: Readonly<Record<keyof PlatformPorts, string>> = {
  hosting: 'la web',
  auth: 'Auth',
  firestore: 'Firestore',
  functions: 'Functions',
  hub: 'el control de los emuladores',
  logging: 'el registro de los emuladores',
};

const HOST = '127.0.0.1';

/** Whether nobody listens on a port of this machine. */
function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, HOST, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** Below the ports that systems give to outgoing connections: none of those takes one before it is used. */
const FREE_PORTS = { from: 15_000, to: 32_000 } as const;

/** Runs of tests that go on side by side (scripts/check.ts); between them no port is looked for twice. */
const LANES = 4;

/** Ports that this process has been given, whether it listens on them yet or not. */
const given = new Set<number>();

/** Ports that are free now, all different, and none that was given before or that another lane is given. */
export async function freePorts(count: number): Promise<number[]> {
  const lane = Number(process.env['CLUB_TEST_LANE'] ?? 0) % LANES;
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(FREE_PORTS.from / LANES, FREE_PORTS.to / LANES) * LANES + lane;
    if (given.has(port) || !(await isPortFree(port)) || given.has(port)) continue;
    given.add(port);
    ports.push(port);
  }
  return ports;
}

/** Free ports for a whole platform, for tests. */
export async function freePlatformPorts(): Promise<PlatformPorts> {
  const [hosting = 0, auth = 0, firestore = 0, functions = 0, hub = 0, logging = 0] =
    await freePorts(6);
  return { hosting, auth, firestore, functions, hub, logging };
}

/** An offset at which all ports are free now; the first one where none of the first ten is. */
async function freeOffset(): Promise<number> {
  for (let step = 1; step <= 10; step += 1) {
    const ports = Object.values(portsAt(step * OFFSET_STEP));
    const free = await Promise.all(ports.map(isPortFree));
    if (free.every(Boolean)) return step * OFFSET_STEP;
  }
  return OFFSET_STEP;
}

/** Throws one sentence that names the first port in use and says what to do; `more` are further ports by name. */
export async function requireFreePorts(
  ports: PlatformPorts,
  more: Readonly<Record<string, number>> = {},
): Promise<void> {
  const named = (Object.entries(ports) as [keyof PlatformPorts, number][]).map(
    ([name, port]) => [NAMES[name], port] as const,
  );
  for (const [name, port] of [...named, ...Object.entries(more)]) {
    if (await isPortFree(port)) continue;
    throw new UserError(
      `El puerto ${String(port)} (${name}) está ocupado: cierra el programa que lo usa (¿otro «npm start»?), o prueba con otros puertos: CLUB_PORT_OFFSET=${String(await freeOffset())} npm start.`,
    );
  }
}
