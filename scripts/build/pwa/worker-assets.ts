import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, PANEL_MODULES, readManifest } from '../web-manifest';

/** What «Desde la banda» needs without coverage: its screen, the panel with its home and its login. */
const BANDA = [...PANEL_MODULES, 'panel/app/banda-route.tsx', 'lib/auth/firebase-auth.ts'];

/** Code, style and fonts that the service worker may keep, paths in order. */
export interface WorkerAssets {
  /** All that public pages load, now or later. */
  readonly publicas: readonly string[];
  /** What «Desde la banda» loads. */
  readonly banda: readonly string[];
}

/** Files of some modules and of everything that they lead to by `next`; every module must be there. */
function filesFrom(
  manifest: Manifest,
  roots: readonly string[],
  next: (chunk: Manifest[string]) => readonly string[],
): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
    next(chunk).forEach(visit);
  };
  roots.forEach(visit);
  return [...files].sort();
}

/** What may be kept on a device, from the manifests of the built web folder. */
export async function workerAssets(web: string): Promise<WorkerAssets> {
  const [site, panel] = await Promise.all([readManifest(web, 'site'), readManifest(web, 'panel')]);
  const fonts = (await readdir(path.join(web, 'assets'))).filter((file) => file.endsWith('.woff2'));
  // Not the page of all components, which no reader opens.
  const code = filesFrom(site, ['arranque', 'site/index.html'], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((key) => !key.startsWith('site/pages/componentes/')),
  );
  return {
    publicas: [...code, ...fonts.map((file) => `/assets/${file}`)].sort(),
    banda: filesFrom(panel, BANDA, ({ imports }) => imports),
  };
}
