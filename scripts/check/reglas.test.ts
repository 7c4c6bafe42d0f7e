import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { EVENTOS, EVENTO_KINDS } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../build/index';

/** Folders with code that cites rules. */
const FOLDERS = [
  'shared/src',
  'functions/src',
  'web',
  'scripts',
  'testing',
  'e2e',
  'firestore-rules',
  'ops',
];
const GENERATED = /(^|\/)(node_modules|dist|\.tsbuild)(\/|$)/;

/** `regla 35`, `reglas 35 y 36` */
const CITATION = /\breglas? (?<numbers>\d+(?:(?:, | y | and )\d+)*)/g;

interface Line {
  readonly place: string;
  readonly text: string;
}

async function readFolderLines(folder: string): Promise<Line[]> {
  const entries = await readdir(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !GENERATED.test(file) && file !== path.relative(ROOT, import.meta.filename));
  const texts = await Promise.all(
    files.map(async (file) => (await readFile(path.join(ROOT, file), 'utf8')).split('\n')),
  );
  return texts.flatMap((lines, index) =>
    lines.map((text, line) => ({ place: `${files[index] ?? ''}:${String(line + 1)}`, text })),
  );
}

let lines: readonly Line[];
beforeAll(async () => {
  lines = (await Promise.all(FOLDERS.map(readFolderLines))).flat();
});

describe('the rules of docs/reglas.md', () => {
  let page: string;
  let rules: readonly number[];
  beforeAll(async () => {
    page = await readFile(path.join(ROOT, 'docs/reglas.md'), 'utf8');
    rules = [...page.matchAll(/^(\d+)\. +\S/gm)].map(([, number]) => Number(number));
  });

  it('are numbered consecutively', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect(rules).toEqual(rules.map((_rule, index) => index + 1));
  });

  it('name every event kind (regla 31)', () => {
    const rule = page.split('\n').find((line) => line.startsWith('31.')) ?? '';
    const missing = EVENTO_KINDS.filter((tipo) => !rule.includes(EVENTOS[tipo].nombre));
    expect(missing).toEqual([]);
  });

  it('exist if the code cites them', () => {
    const cited = lines.flatMap(({ place, text }) =>
      [...text.matchAll(CITATION)].flatMap(({ groups }) =>
        (groups?.['numbers'] ?? '')
          .split(/\D+/)
          .map((number) => ({ place, number: Number(number) })),
      ),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter(({ number }) => !rules.includes(number))).toEqual([]);
  });
});

it('docs/amenazas.md names test files that exist', async () => {
  const page = await readFile(path.join(ROOT, 'docs/amenazas.md'), 'utf8');
  const named = page
    .split('\n')
    .flatMap((line) => [...(line.split('|').at(-2) ?? '').matchAll(/`([a-z-]+)`/g)])
    .map(([, name]) => name ?? '');
  const tests = (
    await Promise.all(
      FOLDERS.map((folder) => readdir(path.join(ROOT, folder), { recursive: true })),
    )
  )
    .flat()
    .map(
      (file) =>
        /(?<name>[^/]+?)\.(?:integration\.)?(?:test|journey)\.tsx?$/.exec(file)?.groups?.['name'],
    );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});

it('CONTRIBUTING.md names files that exist, and names in them', async () => {
  const page = await readFile(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const named = [
    ...page.matchAll(/(?:`(?<name>\w+)` in\s+)?`(?<file>(?:[\w-]+\/)+[\w.-]+\.\w+)`/g),
  ].flatMap(({ groups: { name = '', file = '' } = {} }) =>
    file.includes('FILE') ? [] : [{ name, file }],
  );
  expect(named.length).toBeGreaterThan(20);
  for (const { name, file } of named)
    expect(await readFile(path.join(ROOT, file), 'utf8'), file).toContain(name);
});

it('CONTRIBUTING.md shows fields as they are in the code', async () => {
  const page = await readFile(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const examples = [...page.matchAll(/`(\w+: [^`]+)`/g)].map(([, code]) => code ?? '');
  expect(examples.length).toBeGreaterThan(0);
  const code = lines.filter(({ place }) => place.startsWith('shared/src')).map(({ text }) => text);
  expect(examples.filter((example) => !code.some((text) => text.includes(example)))).toEqual([]);
});

/** Names of other software in the documents. */
const OTHER_SOFTWARE = new Set([
  ...['InitColorSchemeScript', 'jsonPayload', 'moduleResolution', 'optionalDependencies', 'pinTag'],
  ...['strictTypeChecked', 'stylisticTypeChecked', 'useFirestoreDocData', 'varLib'],
  'workloadIdentityPools',
]);

it('documents name what is in the code', async () => {
  const known = new Set(lines.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const unknown: string[] = [];
  for await (const file of glob('{*.md,docs/**/*.md}', { cwd: ROOT })) {
    const page = await readFile(path.join(ROOT, file), 'utf8');
    for (const [span] of page.matchAll(/`[^`\n]+`/g)) {
      for (const [name] of span.matchAll(/\b(?:[a-z]+|[A-Z][a-z]+)[A-Z]\w*/g)) {
        if (!known.has(name) && !OTHER_SOFTWARE.has(name)) unknown.push(`${file}: ${name}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});
