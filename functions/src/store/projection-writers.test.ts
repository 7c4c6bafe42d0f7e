import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { documents } from './documents';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Code that may write projections. */
const WRITERS = /^store[/\\](projections[/\\]|project\.ts$)/;
const PROJECTIONS = [
  'calendario',
  'estadisticasEquipo',
  'estadisticasJugadores',
  'historia',
  'plantilla',
  'portada',
  'noticias',
  'noticiasPage',
] satisfies (keyof typeof documents)[];
const SPEC = String.raw`documents\s*\.(?:${PROJECTIONS.join('|')})\(`;

/** Calls that write a projection, given its specification directly or in a variable. */
function findWrites(source: string): string[] {
  const variables = [...source.matchAll(new RegExp(String.raw`(\w+) = ${SPEC}`, 'g'))];
  const written = [SPEC, ...variables.map(([, name = '']) => String.raw`${name}\b`)].join('|');
  const call = new RegExp(
    String.raw`\.(?:write|create|remove|set|delete)(?:<\w+>)?\(\s*(?:${written})`,
    'g',
  );
  return [...source.matchAll(call)].map(([found]) => found);
}

describe('writes of projections', () => {
  it('are only in store/projections', async () => {
    const files = (await readdir(SOURCES, { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !WRITERS.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = await Promise.all(
      files.map(async (file) => {
        const writes = findWrites(await readFile(path.join(SOURCES, file), 'utf8'));
        return writes.map((write) => `${file}: ${write}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['uow.remove<unknown>(\n  documents.historia());', 1],
    ['const spec = documents.estadisticasEquipo(id);\nawait uow.write(spec, equipo);', 1],
    ['await uow.write(documents.club(), club);\nawait uow.read(documents.historia());', 0],
  ])('are found by the pattern: %j', (source, count) => {
    expect(findWrites(source)).toHaveLength(count);
  });
});
