import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from './index';

const firebaseJsonSchema = z.looseObject({
  firestore: z.looseObject({ rules: z.string(), indexes: z.string() }),
  functions: z
    .array(z.looseObject({ source: z.string(), runtime: z.string().regex(/^nodejs\d+$/) }))
    .length(1),
  hosting: z.looseObject({
    public: z.string(),
    rewrites: z.array(
      z.looseObject({
        source: z.string(),
        function: z.looseObject({ functionId: z.string(), region: z.string() }),
      }),
    ),
    headers: z.array(
      z.looseObject({
        source: z.string(),
        headers: z.array(z.strictObject({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
  emulators: z.looseObject({}),
});
export type FirebaseJson = z.infer<typeof firebaseJsonSchema>;

/** The content of `firebase.json`. Throws if a deployed part is missing. */
export const readFirebaseJson = async (): Promise<FirebaseJson> =>
  firebaseJsonSchema.parse(JSON.parse(await readFile(path.join(ROOT, 'firebase.json'), 'utf8')));

/** Warning for test runs on another Node version than the deployed functions. `undefined` if it is the same. */
export async function otherNodeWarning(running: string): Promise<string | undefined> {
  const [codebase] = (await readFirebaseJson()).functions;
  const deployed = codebase?.runtime.replace('nodejs', '') ?? '';
  if (running.split('.')[0] === deployed) return undefined;
  return `Ojo: lo publicado corre en Node ${deployed}, y estas pruebas en Node ${running}: no lo han visto en su versión.`;
}
