import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process in Linux's process table (proc_pid_stat(5)). */
export interface ProcessEntry {
  readonly pid: number;
  readonly name: string;
  readonly command: string;
  readonly parent: number;
}

/**
 * The result of `read`, or `undefined`: a process may be gone or belong to another user, and other systems have no
 * `/proc`.
 */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const readProc = (file: string) => ifThere(() => readFileSync(`/proc/${file}`, 'utf8'));

/** A process. `undefined` if it is gone or the system has no `/proc`. */
export function readProcess(pid: number): ProcessEntry | undefined {
  const stat = readProc(`${String(pid)}/stat`);
  if (stat === undefined) return undefined;
  // The name is in parentheses, and may contain spaces and parentheses.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    pid,
    name: stat.slice(stat.indexOf('(') + 1, end),
    command: (readProc(`${String(pid)}/cmdline`) ?? '').replaceAll('\0', ' ').trim(),
    parent: Number(fields[1]),
  };
}

/** All processes. Empty without `/proc`. */
export const readProcesses = () =>
  (ifThere(() => readdirSync('/proc')) ?? [])
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(Number(pid)) ?? []);

/** The process that listens on a port, if the system provides it. */
export function findListener(port: number): ProcessEntry | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  // Local address, state (0A: listening) and the socket's inode (proc_pid_net(5)).
  const sockets = ['net/tcp', 'net/tcp6']
    .flatMap((file) => (readProc(file) ?? '').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(`:${hexPort}`) === true && fields[3] === '0A')
    .map((fields) => `socket:[${fields[9] ?? ''}]`);
  return readProcesses().find(({ pid }) => {
    const dir = `/proc/${String(pid)}/fd`;
    return ifThere(() => readdirSync(dir))?.some((fd) =>
      sockets.includes(ifThere(() => readlinkSync(`${dir}/${fd}`)) ?? ''),
    );
  });
}
