import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { type Child, startChild, reportSlowParts, waitFor } from './child';
import { UserError } from './user-error';

describe('waiting for a child', () => {
  let dir = '';
  let child: Child | undefined;
  tempDirForEachTest((made) => (dir = made));
  afterEach(() => child?.stop());

  const start = async (script: string) =>
    (child = await startChild({
      name: 'Prueba',
      command: process.execPath,
      args: ['-e', script],
      cwd: dir,
      logFile: path.join(dir, 'prueba.log'),
    }));
  const isDone = () => readFile(path.join(dir, 'hecho')).then(() => true);

  it.each([
    ['not answered in time', 'setTimeout(() => {}, 1e9)', 'no responde después de 0.01 minutos'],
    [
      'ended, even if something else answers',
      `require('node:fs').writeFileSync('hecho', ''); process.exit(3)`,
      'el proceso de Prueba ha terminado (3)',
    ],
  ])('fails with one sentence when the child has %s', async (_what, script, reason) => {
    const one = await start(script);
    if (script.includes('exit')) await one.ended;
    const wait = waitFor(isDone, { what: 'la prueba', children: [one], limitMs: 600 });
    await expect(wait).rejects.toEqual(
      new UserError(
        `No se ha podido arrancar la prueba: ${reason}. Detalles en ${path.join(dir, 'prueba.log')}.`,
      ),
    );
  });
});

it('slow parts of a start are reported every fifteen seconds, the oldest first', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const slow = reportSlowParts((line) => lines.push(line));
  let finish: (result: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const watched = slow.watch('Arrancando Firestore', first);
  void slow.watch('Arrancando las funciones', new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(30_000);
  finish('listo');
  expect(await watched).toBe('listo');
  await vi.advanceTimersByTimeAsync(15_000);
  slow.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual([
    'Arrancando Firestore… 15 s',
    'Arrancando Firestore… 30 s',
    'Arrancando las funciones… 45 s',
  ]);
  vi.useRealTimers();
});
