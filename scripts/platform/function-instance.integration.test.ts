import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE } from '@club/shared';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyBuild } from '../../testing/lane-build';
import { separateFolders } from '../build/folders';
import { ROOT } from '../build/index';
import { type InstanceOptions, startFunctionInstance } from './function-instance';

describe('an instance of a function', () => {
  const folders = separateFolders(ROOT, 'instancia');
  const { functions: dist } = folders;
  let logDir: string;
  beforeAll(async () => {
    logDir = await mkdtemp(path.join(os.tmpdir(), 'club-instancia-'));
    await copyBuild(folders);
  });
  afterAll(async () => {
    await rm(path.dirname(dist), { recursive: true, force: true });
    await rm(logDir, { recursive: true, force: true });
  });

  const start = (options: Pick<InstanceOptions, 'functionId' | 'env'>) =>
    startFunctionInstance({
      dist,
      projectId: inject('authProjectId'),
      firestoreHost: inject('firestoreHost'),
      authHost: inject('authHost'),
      logFile: path.join(logDir, `${options.functionId}.log`),
      ...options,
    });

  it('answers in JSON, each time, that the API cannot start with these settings', async () => {
    const api = await start({ functionId: 'api', env: { CLUB_APP_CHECK_ENFORCE: 'true' } });
    for (const _try of [1, 2]) {
      const response = await fetch(`${api.url}${API_BASE}/salud`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(response.headers.get('cache-control')).toContain('no-store');
      expect(await response.json()).toEqual({
        success: false,
        msg: 'Ahora mismo no se puede acceder a los datos. Inténtalo de nuevo en un momento.',
      });
    }
    await api.stop();
  });

  it('answers with a page, each time, that the site cannot start, and tries again with the next request', async () => {
    const shell = path.join(dist, 'app.html');
    await rename(shell, `${shell}.away`);
    const page = await start({ functionId: 'pagina' });
    for (const _try of [1, 2]) {
      const response = await fetch(`${page.url}/partidos`);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(response.headers.get('content-type')).toContain('text/html');
      const html = await response.text();
      expect(html).toContain('<html lang="es">');
      expect(html).toContain('Inténtalo de nuevo en un momento.');
    }
    await rename(`${shell}.away`, shell);
    const response = await fetch(`${page.url}/contacto`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Contacto');
    await page.stop();
  });
});
