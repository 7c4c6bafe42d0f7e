import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FontFile, FONTS, FONTS_DIR, subset } from './fonts/subset';

for (const file of Object.keys(FONTS) as FontFile[]) {
  const font = await subset(file);
  await writeFile(path.join(FONTS_DIR, file), font);
  console.log(`${file}: ${String(font.length)} bytes`);
}
