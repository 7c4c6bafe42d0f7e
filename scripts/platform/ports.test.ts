import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../build/index';
import { DEFAULT_PORTS, portsAt } from './ports';

describe('the ports of a checkout', () => {
  it('are all others when they are moved by hundreds, so that several run side by side', () => {
    const all = Array.from({ length: 11 }, (_, step) => Object.values(portsAt(step * 100))).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it('are those of firebase.json, with which «npm start» runs as it stands', async () => {
    const json: unknown = JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8'));
    const { emulators } = z
      .object({ emulators: z.looseObject({}).catchall(z.unknown()) })
      .parse(json);
    expect(emulators).toMatchObject(
      Object.fromEntries(
        Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, { host: '127.0.0.1', port }]),
      ),
    );
  });
});
