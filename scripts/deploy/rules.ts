import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../build/index';
import { startFirestoreEmulator } from '../platform/firestore-emulator';

const answerSchema = z.object({
  issues: z
    .array(
      z.looseObject({
        severity: z.string(),
        description: z.string(),
        sourcePosition: z.looseObject({ line: z.number().optional() }).optional(),
      }),
    )
    .optional(),
});

/** Loads rules into a running emulator. Returns the compiler's errors and warnings, with their lines. */
export async function putRules(
  { host, projectId }: { readonly host: string; readonly projectId: string },
  name: string,
  content: string,
): Promise<string[]> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  const text = await response.text();
  if (!response.ok) return [`${name} no se puede compilar: ${text}`];
  const { issues = [] } = answerSchema.parse(JSON.parse(text));
  return issues.map(
    ({ severity, description, sourcePosition }) =>
      `${name}:${String(sourcePosition?.line ?? 1)} ${severity}: ${description}`,
  );
}

/** Errors and warnings of the emulator's compiler for a rules file of this checkout. */
export async function rulesProblems(file: string, logDir: string): Promise<string[]> {
  const projectId = 'demo-reglas';
  const emulator = await startFirestoreEmulator({ projectId, isSingleProject: true, logDir });
  try {
    const content = await readFile(path.join(ROOT, file), 'utf8');
    return await putRules({ host: emulator.host, projectId }, file, content);
  } finally {
    await emulator.stop();
  }
}
