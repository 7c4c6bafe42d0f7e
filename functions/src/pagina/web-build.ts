import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PaginaOptions } from './app';
import type { RenderApp } from './render';

const chunksSchema = z.record(z.string(), z.array(z.string()));

/**
 * What the build of the web leaves in the functions folder (scripts/build/web.ts): the shell, the files of each route,
 * and the code that renders the pages.
 */
export async function readWebBuild(
  folder: URL,
): Promise<Pick<PaginaOptions, 'shell' | 'chunks' | 'renderApp'>> {
  const [shell, chunks, server] = await Promise.all([
    readFile(new URL('app.html', folder), 'utf8'),
    readFile(new URL('app-chunks.json', folder), 'utf8'),
    import(new URL('app-server.js', folder).href) as Promise<{ readonly renderApp: RenderApp }>,
  ]);
  return { shell, chunks: chunksSchema.parse(JSON.parse(chunks)), renderApp: server.renderApp };
}
