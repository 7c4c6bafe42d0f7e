import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../build/index';

const firebaseJsonSchema = z.object({
  functions: z.array(z.object({ runtime: z.string().regex(/^nodejs\d+$/) })).min(1),
});

/** What must be said of a test run whose Node is not the one that the functions run on; `undefined` when it is. */
export async function otherNode(running: string): Promise<string | undefined> {
  const { functions } = firebaseJsonSchema.parse(
    JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')),
  );
  const deployed = functions[0]?.runtime.replace('nodejs', '') ?? '';
  if (running.split('.')[0] === deployed) return undefined;
  return `Ojo: lo publicado corre en Node ${deployed}, y estas pruebas en Node ${running}: no lo han visto en su versión.`;
}
