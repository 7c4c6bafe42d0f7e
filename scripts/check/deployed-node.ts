import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../build/index';

const firebaseJsonSchema = z.object({
  functions: z.array(z.object({ runtime: z.string().regex(/^nodejs\d+$/) })).min(1),
});

/** Warning for test runs on another Node version than the deployed functions. `undefined` if it is the same. */
export async function otherNode(running: string): Promise<string | undefined> {
  const { functions } = firebaseJsonSchema.parse(
    JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')),
  );
  const deployed = functions[0]?.runtime.replace('nodejs', '') ?? '';
  if (running.split('.')[0] === deployed) return undefined;
  return `Ojo: lo publicado corre en Node ${deployed}, y estas pruebas en Node ${running}: no lo han visto en su versión.`;
}
