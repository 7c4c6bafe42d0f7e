import path from 'node:path';
import { ROOT } from '../scripts/build/index';

/** The used properties of a test, or of a suite, since a `beforeAll` may fail too. */
export interface RecordedTask {
  readonly name: string;
  /** Whether it runs in parallel with other tests of its file. */
  readonly concurrent?: boolean | undefined;
  readonly file: { readonly filepath: string; readonly projectName?: string | undefined };
  readonly result?:
    | {
        readonly state: string;
        readonly errors?: readonly { message: string; stack?: string | undefined }[] | undefined;
      }
    | undefined;
}

/** Maximum length of a test's name in a folder's name. File systems allow 255 characters. */
const NAME_LENGTH = 120;

/** Folder with the recordings of a project's failed tests. Emptied by each run. */
export const failuresOf = (project: string): string =>
  path.join(ROOT, '.club', 'failures', project);

const toFileName = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, NAME_LENGTH)
    .replaceAll(/^-|-$/g, '');

/** Folder of one failed test: `<journey>-<test>`. */
export function failureFolder({ file, name }: RecordedTask): string {
  const journey = path.basename(file.filepath).replace(/\..*$/, '');
  return path.join(failuresOf(file.projectName ?? ''), `${journey}-${toFileName(name)}`);
}
