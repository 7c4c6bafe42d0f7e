import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build/index';

const WEB = path.join(ROOT, 'web');
const GENERATED = /(^|\/)(node_modules|dist)(\/|$)/;

/** Names of the classes that a style sheet defines. */
function classesIn(sheet: string): ReadonlySet<string> {
  const rules = sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<selector>[^{};]+)\{/g);
  return new Set(
    [...rules].flatMap(({ groups }) =>
      [...(groups?.['selector'] ?? '').matchAll(/\.(?<name>[A-Za-z][\w-]*)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  );
}

/** The classes that a file reads from a CSS module. */
interface Reading {
  readonly file: string;
  readonly sheet: string;
  /** Classes that are read by name: `css.row`. */
  readonly named: readonly string[];
  /** For computed names (`css[variant]`): all words in the file, since the class must be one of them. */
  readonly words: readonly string[];
}

const IMPORT = /^import (?<name>\w+) from '(?<from>[^']+\.module\.css)';$/gm;

function readingsIn(file: string, code: string): Reading[] {
  return [...code.matchAll(IMPORT)].map(([, name = '', from = '']) => {
    const uses = [...code.matchAll(new RegExp(`(?<![\\w./'])${name}(?:\\.(\\w+)|(\\[))`, 'g'))];
    const hasComputedNames = uses.some(([, , bracket]) => bracket !== undefined);
    return {
      file,
      sheet: path.join(path.dirname(file), from),
      named: uses.flatMap(([, one]) => one ?? []),
      words: hasComputedNames ? (code.match(/\w+/g) ?? []) : [],
    };
  });
}

/** Missing and unused classes, from the files and CSS modules by path. */
function findClassProblems(files: ReadonlyMap<string, string>): string[] {
  const entries = [...files];
  const readings = entries.flatMap(([file, code]) =>
    /\.tsx?$/.test(file) ? readingsIn(file, code) : [],
  );
  const unknown = readings.flatMap(({ file, sheet, named }) => {
    const known = classesIn(files.get(sheet) ?? '');
    return named
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${path.basename(sheet)} has no ${name}`);
  });
  const unread = entries.flatMap(([sheet, text]) => {
    if (!sheet.endsWith('.module.css')) return [];
    const read = readings
      .filter((reading) => reading.sheet === sheet)
      .flatMap(({ named, words }) => [...named, ...words]);
    return [...classesIn(text)]
      .filter((name) => !read.includes(name))
      .map((name) => `${sheet}: nobody reads ${name}`);
  });
  return [...unknown, ...unread];
}

async function filesOfTheWeb(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(WEB, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(tsx?|module\.css)$/.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !GENERATED.test(file));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(ROOT, file), 'utf8')] as const),
    ),
  );
}

it('classes of the CSS modules exist where components read them, and each of them is read', async () => {
  const files = await filesOfTheWeb();
  expect([...files.keys()].filter((file) => file.endsWith('.css')).length).toBeGreaterThan(20);
  expect(findClassProblems(files)).toEqual([]);
});

it('missing and unread classes are found', () => {
  const sheet = '/* .no */ .row { padding: 0.5em; & > .cell:hover, &.open { color: red } }';
  const code = "['open'].map((one) => [css.no, css[one]])";
  const tree = new Map([
    ['web/a.tsx', `import css from './a.module.css';\n${code}`],
    ['web/a.module.css', sheet],
  ]);
  expect(findClassProblems(tree)).toEqual([
    'web/a.tsx: a.module.css has no no',
    'web/a.module.css: nobody reads row',
    'web/a.module.css: nobody reads cell',
  ]);
});
