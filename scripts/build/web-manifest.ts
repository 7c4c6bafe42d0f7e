import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** Vite's list of what it has built of an application: chunks by module. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The two applications of the web. */
export type Application = 'site' | 'panel';

export const parseManifest = (json: string): Manifest => manifestSchema.parse(JSON.parse(json));

/** Where the list of an application is in a built web folder. */
export const manifestFile = (web: string, application: Application): string =>
  path.join(web, `.vite/${application}.json`);

/** What has been built of an application, from a built web folder. */
export const readManifest = async (web: string, application: Application): Promise<Manifest> =>
  parseManifest(await readFile(manifestFile(web, application), 'utf8'));

/**
 * What every page of the site loads to be taken over, by its key in the manifest: the starter (start-after-paint.ts), the
 * entry, and what the entry imports later (web/site/main.tsx).
 */
export const ENTRY_MODULES = ['arranque', 'site/index.html', 'site/react-dom-client.ts'] as const;

/** Where the panel begins, by its keys in the manifest. */
export const PANEL_MODULES = ['panel/index.html', 'panel/start.tsx'] as const;

/** What the panel needs to know who is there, and loads before its first screen (web/lib/auth/session.ts). */
export const SESSION_MODULE = 'lib/auth/firebase-auth.ts';

/** Files that some modules and everything they import statically need, each after those it needs itself. */
export function filesOf(manifest: Manifest, modules: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports.forEach(visit);
    files.add(chunk.file);
  };
  modules.forEach(visit);
  return files;
}

/** Modules of the public pages, each a chunk of its own. */
export const routeModules = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((key) => /^site\/pages\/[^/]+\.tsx$/.test(key));
