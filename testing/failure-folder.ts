import path from 'node:path';
import { ROOT } from '../scripts/build/index';

/** What is read of a test, or of a suite: a `beforeAll` may fail too. */
export interface RecordedTask {
  readonly name: string;
  /** Whether it runs beside other tests of its file. */
  readonly concurrent?: boolean | undefined;
  readonly file: { readonly filepath: string; readonly projectName?: string | undefined };
  readonly result?:
    | {
        readonly state: string;
        readonly errors?: readonly { message: string; stack?: string | undefined }[] | undefined;
      }
    | undefined;
}

/** Longest part of a folder's name that comes from a test's name, in characters; file systems take 255. */
const NAME_LENGTH = 120;

/** Folder of what the failed tests of a project leave behind; each run begins by emptying it. */
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
