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

/** Paths of all that public pages load, now or later, in order; from the manifest of the built web folder. */
export async function publicAssets(web: string): Promise<readonly string[]> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8')),
  );
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || PRIVATE.test(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return [...files].sort();
}
