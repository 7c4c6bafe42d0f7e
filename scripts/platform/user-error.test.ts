import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { describeFailure, requireNode, UserError } from './user-error';

describe('a failed start', () => {
  let dir = '';
  tempDirForEachTest((created) => (dir = created));

  it('is the first line of another error, whose details are in the file that it names', async () => {
    const sentence = describeFailure(new Error('rota\n  > 1 | const'), dir);
    const file = path.join(dir, 'arranque.log');
    expect(sentence).toBe(`No se ha podido arrancar: rota. Detalles en ${file}.`);
    expect(await readFile(file, 'utf8')).toMatch(/rota\n {2}> 1 \| const[^]*user-error\.test\.ts/);
  });
});

it('a Node older than 22 is refused', () => {
  expect(() => {
    requireNode('20.20.2');
  }).toThrow(
    new UserError(
      'Hace falta Node 22 o posterior y este es el 20.20.2: instala Node 24 (https://nodejs.org o «nvm install 24») y vuelve a ejecutar «npm ci».',
    ),
  );
  requireNode('22.0.0');
});
