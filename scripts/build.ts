import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { deployedEnvironment, missingConfiguration, PRODUCTION_ENV } from './deploy/environment';

// A deployment builds by this script: without its settings it must fail here, not answer 500 once it is public.
const text = await readFile(path.join(ROOT, PRODUCTION_ENV), 'utf8').catch(() => undefined);
const missing = missingConfiguration(text);
if (text === undefined || missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
await buildAll('production');
await writeFile(path.join(deployFolders(ROOT).functions, '.env'), deployedEnvironment(text));
console.log('functions/dist y web/dist construidos para producción.');
