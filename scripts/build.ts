import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { deployedEnvironment, PRODUCTION_ENV } from './deploy/environment';

await buildAll('production');
const target = path.join(deployFolders(ROOT).functions, '.env');
const env = await readFile(path.join(ROOT, PRODUCTION_ENV), 'utf8').catch(() => undefined);
const hasEnv = env !== undefined;
await writeFile(target, deployedEnvironment(env ?? ''));
console.log('functions/dist y web/dist construidos para producción.');
if (!hasEnv) console.log(`Sin ${PRODUCTION_ENV}: hace falta para publicar (docs/desplegar.md).`);
