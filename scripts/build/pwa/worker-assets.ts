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
    isEntry: z.boolean().default(false),
  }),
);

/** What leads to the panel's code, or to the page of all components: kept on no reader's device. */
const PRIVATE = /^src\/(app\/routes\/(admin|componentes)|lib\/auth)\//;

/** What «Desde la banda» needs without coverage beside the public pages' code: its screen, the panel's home, the login. */
const BANDA = [
  'panel/app/banda-route.tsx',
  'panel/app/admin-app.tsx',
  'src/lib/auth/firebase-auth.ts',
];

/** Code and style that the service worker may keep, paths in order. */
export interface WorkerAssets {
  /** All that public pages load, now or later. */
  readonly publicas: readonly string[];
  /** What «Desde la banda» loads beside them. */
  readonly banda: readonly string[];
}

/** What may be kept on a device, from the manifest of the built web folder. */
export async function workerAssets(web: string): Promise<WorkerAssets> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')),
  );
  const filesFrom = (
    roots: readonly string[],
    importsOf: (chunk: (typeof manifest)[string]) => readonly string[],
  ) => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || seen.has(key)) return;
      seen.add(key);
      for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
      importsOf(chunk).forEach(visit);
    };
    roots.forEach(visit);
    return [...files].sort();
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const publicas = filesFrom(entries, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter((key) => !PRIVATE.test(key)),
  );
  const missing = BANDA.find((key) => !manifest[key]);
  if (missing !== undefined) throw new Error(`the build has no chunk for ${missing}`);
  const banda = filesFrom(BANDA, ({ imports }) => imports);
  return { publicas, banda: banda.filter((file) => !publicas.includes(file)) };
}
