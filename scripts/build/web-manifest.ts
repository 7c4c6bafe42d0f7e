import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** For a group of web/vite.panel.ts, its name. */
    name: z.string().optional(),
    src: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** Vite's manifest of an application: the chunks by module, and groups of modules also by their name. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The two web applications. */
export type Application = 'site' | 'panel';

export function parseManifest(json: string): Manifest {
  const manifest = manifestSchema.parse(JSON.parse(json));
  const groups = Object.values(manifest).flatMap((chunk) =>
    chunk.src === undefined && chunk.name !== undefined ? [[chunk.name, chunk] as const] : [],
  );
  return { ...Object.fromEntries(groups), ...manifest };
}

/** Path of an application's manifest in a built web folder. */
export const manifestFile = (web: string, application: Application): string =>
  path.join(web, `.vite/${application}.json`);

export const readManifest = async (web: string, application: Application): Promise<Manifest> =>
  parseManifest(await readFile(manifestFile(web, application), 'utf8'));

/**
 * Modules that every page of the site loads in order to hydrate: the starter (start-after-paint.ts), the entry, and
 * the entry's lazy import (web/site/main.tsx).
 */
export const ENTRY_MODULES = ['arranque', 'site/index.html', 'site/react-dom-client.ts'] as const;

/** The panel's entry, and the groups of modules that its first screen needs, in this order (web/vite.panel.ts). */
export const PANEL_MODULES = ['panel/index.html', 'auth', 'session', 'start'] as const;

/**
 * Chunks of some modules and of all that they reach through `next`, by default their static imports. Dependencies
 * first. Throws if a module is missing.
 */
export function collectChunks(
  manifest: Manifest,
  modules: readonly string[],
  next = ({ imports }: Manifest[string]): readonly string[] => imports,
): readonly Manifest[string][] {
  const seen = new Set<string>();
  const chunks: Manifest[string][] = [];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk ${key}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    next(chunk).forEach(visit);
    chunks.push(chunk);
  };
  modules.forEach(visit);
  return chunks;
}

/** Files of some modules and of their static imports, dependencies first. */
export const collectFiles = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> =>
  new Set(collectChunks(manifest, modules).map(({ file }) => file));

/** Modules of the public pages, each of which is a chunk. */
export const routeModules = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((key) => /^site\/pages\/[^/]+\.tsx$/.test(key));
