import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Clock ticks a second in `/proc`; fixed on Linux for every architecture that Node runs on. */
const TICKS = 100;

/** A process as Linux's process table has it (proc_pid_stat(5)). */
export interface ProcessEntry {
  readonly name: string;
  readonly parent: number;
  readonly session: number;
  /** Seconds of processor time so far, with those of its children that have ended. */
  readonly cpuS: number;
  /** When it began, in a form that only compares. */
  readonly birth: string;
}

/** What `read` gives, or nothing: a process may be gone or somebody else's, and other systems have no `/proc`. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const readProc = (file: string) => ifThere(() => readFileSync(`/proc/${file}`, 'utf8'));

/** A process; `undefined` when it is gone, or the system has no `/proc`. */
export function readProcess(pid: number): ProcessEntry | undefined {
  const stat = readProc(`${String(pid)}/stat`);
  if (stat === undefined) return undefined;
  // The name, in brackets, may hold spaces and brackets.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    session: Number(fields[3]),
    cpuS: ticks / TICKS,
    birth: fields[19] ?? '',
  };
}

const allPids = () =>
  (ifThere(() => readdirSync('/proc')) ?? []).filter((name) => /^\d+$/.test(name)).map(Number);

/** Seconds of processor time that the processes of a session have used; `undefined` where there is no `/proc`. */
export function sessionCpuS(session: number): number | undefined {
  const pids = allPids();
  if (pids.length === 0) return undefined;
  return pids
    .map(readProcess)
    .reduce((sum, entry) => (entry?.session === session ? sum + entry.cpuS : sum), 0);
}

/** Who listens on a port: its number and its command, as far as the system tells. */
export function findListener(port: number): { pid: number; command: string } | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  // Local address, state (0A: listening) and the socket's inode (proc_pid_net(5)).
  const sockets = ['net/tcp', 'net/tcp6']
    .flatMap((file) => (readProc(file) ?? '').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hexPort}`) === true && fields[3] === '0A')
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
  const pid = allPids().find((candidate) => {
    const dir = `/proc/${String(candidate)}/fd`;
    return ifThere(() => readdirSync(dir))?.some((fd) =>
      sockets.includes(ifThere(() => readlinkSync(`${dir}/${fd}`)) ?? ''),
    );
  });
  if (pid === undefined) return undefined;
  const command = (readProc(`${String(pid)}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
  return { pid, command };
}
