import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
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

/** What the official emulator's compiler says against a rules file: errors and warnings with their lines. */
export async function rulesProblems(root: string, file: string, logDir: string): Promise<string[]> {
  const projectId = 'demo-reglas';
  const emulator = await startFirestoreEmulator({ root, projectId, isSingleProject: true, logDir });
  try {
    const content = await readFile(path.join(root, file), 'utf8');
    const response = await fetch(
      `http://${emulator.host}/emulator/v1/projects/${projectId}:securityRules`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: file, content }] } }),
      },
    );
    const text = await response.text();
    if (!response.ok) return [`${file} no se puede compilar: ${text}`];
    const { issues = [] } = answerSchema.parse(JSON.parse(text));
    return issues.map(
      ({ severity, description, sourcePosition }) =>
        `${file}:${String(sourcePosition?.line ?? 1)} ${severity}: ${description}`,
    );
  } finally {
    await emulator.stop();
  }
}
