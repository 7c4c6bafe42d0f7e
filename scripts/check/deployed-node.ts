import { readFirebaseJson } from '../build/firebase-json';
import { ROOT } from '../build/index';

/** Warning for test runs on another Node version than the deployed functions. `undefined` if it is the same. */
export async function otherNode(running: string): Promise<string | undefined> {
  const [codebase] = (await readFirebaseJson(ROOT)).functions;
  const deployed = codebase?.runtime.replace('nodejs', '') ?? '';
  if (running.split('.')[0] === deployed) return undefined;
  return `Ojo: lo publicado corre en Node ${deployed}, y estas pruebas en Node ${running}: no lo han visto en su versión.`;
}
