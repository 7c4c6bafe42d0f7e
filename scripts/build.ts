import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { deployFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { PRODUCTION_ENV } from './deploy/environment';

await buildAll('production');
const target = path.join(deployFolders(ROOT).functions, '.env');
const hasEnv = await copyFile(path.join(ROOT, PRODUCTION_ENV), target).then(
  () => true,
  () => false,
);
console.log('functions/dist y web/dist construidos para producción.');
if (!hasEnv) console.log(`Sin ${PRODUCTION_ENV}: hace falta para publicar (docs/desplegar.md).`);
