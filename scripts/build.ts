import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { deployedEnvironment, missingConfiguration, PRODUCTION_ENV } from './deploy/environment';

// Deployments run this script. Missing settings must fail here, and not as errors 500 in production.
const text = await readFile(path.join(ROOT, PRODUCTION_ENV), 'utf8').catch(() => undefined);
const missing = missingConfiguration(text);
if (text === undefined || missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
await buildAll('production');
await writeFile(path.join(deployFolders(ROOT).functions, '.env'), deployedEnvironment(text));
console.log('functions/dist y web/dist construidos para producción.');
