import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { z } from 'zod';
import { PICTURE_FILES } from '../../functions/src/share-pictures/share-picture';

const manifestSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

const lockSchema = z.object({
  packages: z.looseObject({ '': z.object({ dependencies: z.record(z.string(), z.string()) }) }),
});

/** Lock file of the deployed folder: `npm ci` in the cloud installs the tested versions. */
export const DEPLOY_LOCK = 'functions/deploy/package-lock.json';

/** Packages that are installed in the deployed folder. All others are bundled. */
const EXTERNAL = [
  // Otherwise Google would install its newest version instead of the tested one (docs/decisions/0023).
  '@google-cloud/functions-framework',
  'firebase-admin',
  'firebase-functions',
] as const;

/** esbuild options for the functions, for builds and for `npm run dev`. */
export const functionsBundle = (root: string, dist: string): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: { index: 'functions/src/main.ts' },
  outdir: dist,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  // npm may install a package in this folder instead of in the root, where sources of `shared` look for it.
  nodePaths: [path.resolve(import.meta.dirname, '../../functions/node_modules')],
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  // express and its dependencies are CommonJS and call require at run time.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

/** Files for drawing the pictures to share, by the name that the functions use, and the font's licence. */
const PICTURE_SOURCES: Readonly<Record<string, string>> = {
  [PICTURE_FILES.wasm]: '@resvg/resvg-wasm/index_bg.wasm',
  [PICTURE_FILES.fonts[0]]:
    '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  [PICTURE_FILES.fonts[1]]:
    '@expo-google-fonts/barlow-condensed/800ExtraBold/BarlowCondensed_800ExtraBold.ttf',
  'OFL.txt': '@expo-google-fonts/barlow-condensed/LICENSE_FONT',
};

/** Copies the files for drawing the pictures to share into the functions' folder (docs/decisions/0017). */
export async function copyPictureAssets(root: string, dist: string): Promise<void> {
  const { resolve } = createRequire(path.join(root, 'functions/package.json'));
  const folder = path.join(dist, PICTURE_FILES.folder);
  await mkdir(folder, { recursive: true });
  for (const [name, source] of Object.entries(PICTURE_SOURCES))
    await copyFile(resolve(source), path.join(folder, name));
}

/**
 * Builds the functions folder as it is deployed: bundled code that contains `shared` and express, and a package.json
 * with a lock file for the external packages (docs/decisions/0001).
 */
export async function buildFunctions(root: string, dist: string): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await build(functionsBundle(root, dist));
  await copyPictureAssets(root, dist);
  const manifest = await deployedManifest(root);
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const lock = await readFile(path.join(root, DEPLOY_LOCK), 'utf8');
  const locked = lockSchema.parse(JSON.parse(lock)).packages[''].dependencies;
  if (!isDeepStrictEqual(locked, manifest.dependencies)) {
    throw new Error(
      `${DEPLOY_LOCK} locks other versions than functions/package.json: run npx tsx scripts/lock-functions.ts`,
    );
  }
  await writeFile(path.join(dist, 'package-lock.json'), lock);
}

/** The package.json of the deployed folder, with exact versions of the external packages. */
export async function deployedManifest(root: string) {
  const { version, dependencies } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(root, 'functions/package.json'), 'utf8')),
  );
  return {
    name: 'club-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, dependencies[name] ?? ''])),
  };
}
