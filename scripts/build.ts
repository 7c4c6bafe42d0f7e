import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { deployedEnvironment, missingConfiguration, PRODUCTION_ENV } from './deploy/environment';
import { readArguments } from './platform/arguments';

/*
 * Builds into the folders of firebase.json: for production, or with `--local` for the emulators, for people who start
 * them by hand. Deployments run this script. Missing settings must fail here, and not as errors 500 in production.
 */
const { values } = readArguments({ local: { type: 'boolean', default: false } });
if (values.local) {
  await buildAll('local');
} else {
  const text = await readFile(path.join(ROOT, PRODUCTION_ENV), 'utf8').catch(() => undefined);
  const missing = missingConfiguration(text);
  if (text === undefined || missing !== undefined) {
    console.error(missing);
    process.exit(1);
  }
  await buildAll('production');
  await writeFile(path.join(deployFolders(ROOT).functions, '.env'), deployedEnvironment(text));
}
const target = values.local ? 'los emuladores' : 'producción';
console.log(`functions/dist y web/dist construidos para ${target}.`);
