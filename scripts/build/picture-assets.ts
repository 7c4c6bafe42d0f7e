import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PICTURE_FILES } from '../../functions/src/share-pictures/share-picture';

/** Source of each file, by the name that the functions use. */
const SOURCES: Readonly<Record<string, string>> = {
  [PICTURE_FILES.wasm]: '@resvg/resvg-wasm/index_bg.wasm',
  [PICTURE_FILES.fonts[0]]:
    '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf',
  [PICTURE_FILES.fonts[1]]:
    '@expo-google-fonts/barlow-condensed/800ExtraBold/BarlowCondensed_800ExtraBold.ttf',
  'OFL.txt': '@expo-google-fonts/barlow-condensed/LICENSE_FONT',
};

/**
 * Copies the files that share pictures need, and the font's licence, into the functions' folder
 * (docs/decisions/0017).
 */
export async function copyPictureAssets(root: string, dist: string): Promise<void> {
  const { resolve } = createRequire(path.join(root, 'functions/package.json'));
  const folder = path.join(dist, PICTURE_FILES.folder);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(SOURCES).map(([name, source]) =>
      copyFile(resolve(source), path.join(folder, name)),
    ),
  );
}
