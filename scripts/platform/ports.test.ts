import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readFirebaseJson } from '../build/firebase-json';
import { DEFAULT_PORTS, devWebPortAt, freePlatformPorts, portsAt, requireFreePorts } from './ports';
import { UserError } from './user-error';

describe('the ports of a checkout', () => {
  it('differ from those of other checkouts, at any multiple of ten up to 3000', () => {
    const offsetByPort = new Map<number, number>();
    for (let offset = 0; offset <= 3_000; offset += 10) {
      for (const port of [...Object.values(portsAt(offset)), devWebPortAt(offset)]) {
        expect(offsetByPort.get(port), `${String(port)} at ${String(offset)}`).toBeUndefined();
        offsetByPort.set(port, offset);
      }
    }
  });

  it('avoid those that browsers and `fetch` block', async () => {
    // Each offset would give a blocked port: 5060, 6000 and 10080.
    for (const offset of [60, 1_000, 2_000]) {
      for (const port of Object.values(portsAt(offset))) {
        const refusal = await fetch(`http://127.0.0.1:${String(port)}/`).catch(
          (error: unknown) => (error as Error).cause,
        );
        expect(String(refusal), String(port)).not.toContain('bad port');
      }
    }
  });

  it('match firebase.json, which `npx firebase` uses', async () => {
    expect((await readFirebaseJson()).emulators).toMatchObject(
      Object.fromEntries(
        Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
      ),
    );
  });

  it.runIf(process.platform === 'linux')(
    'are reported if in use, with the process and a free offset',
    async () => {
      const ports = await freePlatformPorts();
      const other = spawn(process.execPath, [
        '-e',
        `require('node:net').createServer().listen(${String(ports.auth)}, '127.0.0.1', () => console.log('ya'))`,
      ]);
      await once(other.stdout, 'data');
      const error: unknown = await requireFreePorts(ports).catch((reason: unknown) => reason);
      const ended = once(other, 'exit');
      other.kill();
      await ended;
      expect(error).toBeInstanceOf(UserError);
      const [, offset] =
        new RegExp(
          `^El puerto ${String(ports.auth)} \\(Auth\\) lo usa el proceso ${String(other.pid)} \\([^\\n]*node -e [^\\n]*\\): ciérralo, o prueba con otros puertos: CLUB_PORT_OFFSET=(\\d+) npm start\\.$`,
        ).exec((error as Error).message) ?? [];
      await requireFreePorts(portsAt(Number(offset)));
    },
  );
});
