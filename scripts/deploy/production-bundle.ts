import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { localDate } from '@club/shared';
import { buildDemoClub } from '@club/shared/demo';
import { type BuildFolders, withSlashes } from '../build/folders';
import { DEMO_LOGIN } from '../platform/accounts';

/** All files of a folder and its subfolders, as relative paths. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}

const BINARY = /\.(png|jpg|ico|woff2?)$/;

/** Texts that only the demo has: its login, its project and the title of a news item. */
function demoMarks(now: Date): readonly string[] {
  const [noticia] = buildDemoClub(localDate(now)).noticias;
  return [DEMO_LOGIN.password, 'demo-club', ...(noticia ? [noticia.body.titulo] : [])];
}

/** Texts that only an emulator build contains (web/lib/firebase/firebase-app.ts). */
const EMULATOR_MARKS = ['.emuladores', 'connectAuthEmulator('] as const;

/** Markers of private keys, which must not be in a build. */
const KEY_MARKS = ['-----BEGIN PRIVATE KEY', '"private_key"', 'client_secret'] as const;

/** Demo texts, emulator code or keys in the deployed files, with their file names. */
export async function bundleProblems(folders: BuildFolders, now: Date): Promise<string[]> {
  const problems: string[] = [];
  const scan = async (folder: string, marks: readonly string[]) => {
    for (const file of await filesIn(folder)) {
      if (BINARY.test(file) || file.startsWith('node_modules')) continue;
      const text = await readFile(path.join(folder, file), 'utf8');
      for (const mark of marks) {
        if (text.includes(mark)) problems.push(`${file} contiene «${mark}»`);
      }
    }
  };
  const everywhere = [...demoMarks(now), ...KEY_MARKS];
  await scan(folders.web, [...everywhere, ...EMULATOR_MARKS]);
  await scan(folders.functions, everywhere);
  return problems;
}
