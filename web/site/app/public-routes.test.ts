import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { demoSettings } from '@club/shared/demo';
import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes';

it('each route has the name of its module, so that the server preloads its code', async () => {
  const files = await readdir(path.join(import.meta.dirname, '../pages'));
  const modules = files.map((file) => file.replace(/\.tsx$/, ''));
  for (const { id = '', lazy } of publicRoutes(demoSettings))
    if (lazy) expect(modules).toContain(id);
});
