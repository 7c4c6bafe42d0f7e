import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of federations as people paste them, with what must be read. They are next to the checkout. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data/federacion');

export const readExample = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

/** The examples whose names begin like this. If the folder is missing there are none; in CI it is required. */
export function readExamples<Truth>(prefix: string, toTruth: (truth: unknown) => Truth) {
  if (!existsSync(FOLDER)) {
    if (process.env['CI'] !== undefined) throw new Error(`the examples are missing: ${FOLDER}`);
    console.warn(`${FOLDER} is missing: the tests with examples of federations are left out.`);
    return [];
  }
  const names = readdirSync(FOLDER).flatMap((file) => /^(.*)\.txt$/.exec(file)?.[1] ?? []);
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({
      name,
      text: readExample(`${name}.txt`),
      truth: toTruth(JSON.parse(readExample(`${name}.truth.json`))),
    }));
}
