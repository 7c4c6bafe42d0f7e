import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findListener } from './process-table';
import { UserError } from './user-error';

export type PlatformPorts = Readonly<
  Record<'hosting' | 'auth' | 'firestore' | 'functions', number>
>;

/** The ports of `npm start` (regla 68), as in firebase.json. */
export const DEFAULT_PORTS: PlatformPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
};

/** Vite's default port. */
const DEV_WEB_PORT = 5173;

/** Distance between the offsets that are suggested if a port is in use. */
const OFFSET_STEP = 100;

/** Ports from 4000 on that browsers and `fetch` block (https://fetch.spec.whatwg.org/#port-blocking). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** A port plus an offset, and plus five if browsers block the result. */
function moved(port: number, offset: number): number {
  const there = port + offset;
  return BLOCKED_PORTS.has(there) ? there + 5 : there;
}

/**
 * The ports of `npm start` plus an offset, for checkouts that run in parallel or ports that other programs use.
 * Offsets that are multiples of ten up to 3000 share no ports.
 */
export const portsAt = (offset: number) =>
  Object.fromEntries(
    Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, moved(port, offset)]),
  ) as PlatformPorts;

/** The additional port of `npm run dev`. */
export const devWebPortAt = (offset: number): number => moved(DEV_WEB_PORT, offset);

const NAMES: Readonly<Record<keyof PlatformPorts, string>> = {
  hosting: 'la web',
  auth: 'Auth',
  firestore: 'Firestore',
  functions: 'Functions',
};

async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Below the ephemeral ports of operating systems, so that no outgoing connection takes one before it is used. */
const FREE_PORTS = { from: 15_000, to: 32_000 } as const;

/** Lanes that share the ports. Each step of `npm test` has two (scripts/check.ts), because it may have two workers. */
const LANES = 8;

/** Ports that this process has tried, so that each is handed out once. */
const tried = new Set<number>();

/** Ports that are free now, all different, and not handed out before or to another lane. */
export async function freePorts(count: number): Promise<number[]> {
  const lane = Number(process.env['CLUB_TEST_LANE'] ?? 0) % LANES;
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(FREE_PORTS.from / LANES, FREE_PORTS.to / LANES) * LANES + lane;
    if (tried.has(port)) continue;
    tried.add(port);
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}

/** Free ports for a whole platform, for tests. */
export async function freePlatformPorts(): Promise<PlatformPorts> {
  const [hosting = 0, auth = 0, firestore = 0, functions = 0] = await freePorts(4);
  return { hosting, auth, firestore, functions };
}

/** One of ten offsets, at which all ports are free now. If there is none, the first. */
async function freeOffset(): Promise<number> {
  for (let offset = OFFSET_STEP; offset <= 10 * OFFSET_STEP; offset += OFFSET_STEP) {
    const free = await Promise.all(Object.values(portsAt(offset)).map(isPortFree));
    if (free.every(Boolean)) return offset;
  }
  return OFFSET_STEP;
}

/** The beginning of a command, enough to recognise it. */
const shorten = (command: string) => (command.length > 120 ? `${command.slice(0, 120)}…` : command);

/** Throws a UserError that names the first port in use and says what to do. `more` are further ports by name. */
export async function requireFreePorts(
  ports: PlatformPorts,
  more: Readonly<Record<string, number>> = {},
): Promise<void> {
  const named = (Object.entries(ports) as [keyof PlatformPorts, number][]).map(
    ([name, port]) => [NAMES[name], port] as const,
  );
  for (const [name, port] of [...named, ...Object.entries(more)]) {
    if (await isPortFree(port)) continue;
    const listener = findListener(port);
    const culprit = listener
      ? `lo usa el proceso ${String(listener.pid)} (${shorten(listener.command)}): ciérralo`
      : 'está ocupado: cierra el programa que lo usa';
    throw new UserError(
      `El puerto ${String(port)} (${name}) ${culprit}, o prueba con otros puertos: CLUB_PORT_OFFSET=${String(await freeOffset())} npm start.`,
    );
  }
}
