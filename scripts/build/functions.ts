import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { z } from 'zod';

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/** Packages that the deployed folder installs; everything else is bundled. */
const EXTERNAL = ['firebase-admin', 'firebase-functions'] as const;

/**
 * Builds the functions folder as it is deployed: one bundle with `shared` and express inside, and a package.json with
 * exact versions of the two packages that stay outside (docs/decisions/0002).
 */
export async function buildFunctions(root: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { index: 'functions/src/main.ts' },
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    // express and its dependencies are CommonJS and call require at run time.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  const { version, dependencies } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(root, 'functions/package.json'), 'utf8')),
  );
  const manifest = {
    name: 'club-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, dependencies[name]])),
  };
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
