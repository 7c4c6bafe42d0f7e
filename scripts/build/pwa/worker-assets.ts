import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, PANEL_MODULES, readManifest } from '../web-manifest';

/** Modules that «Desde la banda» needs offline: its screen, the panel with its home screen, and the login. */
const BANDA = [...PANEL_MODULES, 'panel/app/touchline-route.tsx', 'lib/auth/firebase-auth.ts'];

/** Code, styles and fonts that the service worker may cache, as sorted paths. */
export interface WorkerAssets {
  /** Everything that public pages load, lazily too. */
  readonly publicas: readonly string[];
  /** Everything that «Desde la banda» loads. */
  readonly banda: readonly string[];
}

/** Files of some modules and of all modules reachable through `next`. Throws if a module is missing. */
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

/** The files that a device may cache, from the manifests of the built web folder. */
export async function workerAssets(web: string): Promise<WorkerAssets> {
  const [site, panel] = await Promise.all([readManifest(web, 'site'), readManifest(web, 'panel')]);
  const fonts = (await readdir(path.join(web, 'assets'))).filter((file) => file.endsWith('.woff2'));
  // Skips the component gallery, which readers do not open.
  const code = filesFrom(site, ['arranque', 'site/index.html'], ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((key) => !key.startsWith('site/pages/components/')),
  );
  return {
    publicas: [...code, ...fonts.map((file) => `/assets/${file}`)].sort(),
    banda: filesFrom(panel, BANDA, ({ imports }) => imports),
  };
}
