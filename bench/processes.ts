import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second in `/proc`, the same on all Linux architectures that Node supports. */
const TICKS = 100;
const PAGE_BYTES = 4_096;

/** A process in Linux's process table. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** CPU seconds so far. */
  readonly cpuS: number;
  /** Resident memory, MB. */
  readonly rssMb: number;
}

async function readProcess(pid: number): Promise<Process | undefined> {
  const [stat, command] = await Promise.all(
    ['stat', 'cmdline'].map((file) => readFile(`/proc/${String(pid)}/${file}`, 'utf8')),
  ).catch(() => [undefined, undefined]);
  if (stat === undefined || command === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const number = (index: number) => Number(fields[index] ?? 0);
  return {
    pid,
    parent: number(1),
    command: command.replaceAll('\0', ' '),
    cpuS: (number(11) + number(12)) / TICKS,
    rssMb: (number(21) * PAGE_BYTES) / 1_000_000,
  };
}

/** All descendants of a process. Linux only. */
export async function descendants(ancestor: number): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(readProcess))).filter((found) => found !== undefined);
  const found: Process[] = [];
  let parents = new Set([ancestor]);
  while (parents.size > 0) {
    const children = all.filter(({ parent }) => parents.has(parent));
    found.push(...children);
    parents = new Set(children.map(({ pid }) => pid));
  }
  return found;
}

export function roleOf({
  command,
}: Process): 'functions' | 'firestore' | 'firebase-tools' | 'others' {
  if (/functionsEmulatorRuntime|functions-framework/.test(command)) return 'functions';
  if (command.startsWith('java') || command.includes('cloud-firestore-emulator'))
    return 'firestore';
  return command.includes('firebase-tools') ? 'firebase-tools' : 'others';
}
