import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { PICTURE_FILES } from '../compartir/share-picture';
import type { RenderApp, WebBuild } from './render';

const chunksSchema = z.record(z.string(), z.array(z.string()));

/** What the build of the web (scripts/build/web.ts) leaves in the functions folder. */
export async function readWebBuild(folder: URL): Promise<WebBuild & { readonly pictures: URL }> {
  const [site, panel, chunks, server] = await Promise.all([
    readFile(new URL('app.html', folder), 'utf8'),
    readFile(new URL('panel.html', folder), 'utf8'),
    readFile(new URL('app-chunks.json', folder), 'utf8'),
    import(new URL('app-server.js', folder).href) as Promise<{ readonly renderApp: RenderApp }>,
  ]);
  return {
    shells: { site, panel },
    chunks: chunksSchema.parse(JSON.parse(chunks)),
    renderApp: server.renderApp,
    pictures: new URL(`${PICTURE_FILES.folder}/`, folder),
  };
}
