import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClubConfig } from '@club/shared';
import { cleanText } from '../../functions/src/compartir/clean-text';
import { fitText } from '../../functions/src/compartir/fit-text';
import { crest, crestShape, picture, textBlock } from '../../functions/src/compartir/parts';
import { PICTURE_FILES } from '../../functions/src/compartir/picture-files';
import { createRenderer, type Renderer } from '../../functions/src/compartir/renderer';
import { SHARE_SIZE } from '../../functions/src/compartir/size';
import type { BuildFolders } from './folders';

interface CrestIcon {
  /** Pixels of a side. */
  readonly size: number;
  /** Part of the side that the crest takes, 0 to 1. */
  readonly scale: number;
  /** `#rrggbb` behind the crest; transparent without one. */
  readonly background?: string;
}

/** Pictures of the installed site by file name. The maskable one keeps the crest within what any mask leaves (80 %). */
export const ICONS = {
  'icono-192.png': { size: 192, scale: 1 },
  'icono-512.png': { size: 512, scale: 1 },
  'icono-maskable-512.png': { size: 512, scale: 0.62, background: '#ffffff' },
  'apple-touch-icon.png': { size: 180, scale: 0.8, background: '#ffffff' },
} as const satisfies Readonly<Record<string, CrestIcon>>;

function crestIcon(club: ClubConfig, { size, scale, background = 'none' }: CrestIcon): string {
  const side = size * scale;
  const margin = (size - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" fill="${background}"/>${crest(club, margin, margin, side)}</svg>`;
}

/** The picture of shared links that have none of their own: the crest on the pitch and the club's name. */
function clubPicture({ nombre, escudo, colores }: ClubConfig, renderer: Renderer): string {
  const { primario } = colores;
  const name = fitText(
    { text: cleanText(nombre), weight: 800, size: 100, minSize: 40, maxWidth: 1090, maxLines: 1 },
    renderer,
  );
  const middle = SHARE_SIZE.width / 2;
  return picture(
    { primario, escudo },
    crest({ escudo }, middle - 180, 95, 360) +
      textBlock(name, middle, 594, { weight: 800, fill: escudo.detalle }),
  );
}

/**
 * Every picture of the club that the web has as a file, by name: the browser's icon as SVG, all others as PNG, drawn by
 * what draws the pictures of matches (docs/decisions/0019).
 */
export function drawPictures(
  club: ClubConfig,
  renderer: Renderer,
): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([
    // Initials cannot be read at sixteen pixels, and a browser draws it without our letters.
    [
      'favicon.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${crestShape(club)}</svg>`,
    ],
    ['compartir.png', renderer.toPng(clubPicture(club, renderer))],
  ]);
  for (const [name, icon] of Object.entries<CrestIcon>(ICONS)) {
    const size = { width: icon.size, height: icon.size };
    files.set(name, renderer.toPng(crestIcon(club, icon), size));
  }
  return files;
}

/** Puts the club's pictures into the web folder. Build the functions first: what draws is theirs. */
export async function writePictures(club: ClubConfig, folders: BuildFolders): Promise<void> {
  const tools = pathToFileURL(path.join(folders.functions, PICTURE_FILES.folder, '/'));
  for (const [name, content] of drawPictures(club, await createRenderer(tools))) {
    await writeFile(path.join(folders.web, name), content);
  }
}
