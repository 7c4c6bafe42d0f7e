import type { PictureClub } from '@club/shared';
import {
  deriveColours,
  crest,
  crestShape,
  dataUrl,
  emblem,
  picture,
  textBlock,
  cleanText,
} from './parts';
import type { Renderer } from './renderer';
import { SHARE_PICTURE } from './share-picture';

interface CrestIcon {
  /** Side length, pixels. */
  readonly size: number;
  /** Share of the side for the crest, 0 to 1. */
  readonly scale: number;
  /** Background `#rrggbb`. Default: transparent. */
  readonly background?: string;
}

/** Icons of the installed site by path. The maskable one keeps the crest within the safe zone (80 %). */
export const ICONS = {
  '/icono-192.png': { size: 192, scale: 1 },
  '/icono-512.png': { size: 512, scale: 1 },
  '/icono-maskable-512.png': { size: 512, scale: 0.62, background: '#ffffff' },
  '/apple-touch-icon.png': { size: 180, scale: 0.8, background: '#ffffff' },
} as const satisfies Readonly<Record<string, CrestIcon>>;

export const FAVICON_PATH = '/favicon.svg';

/** Paths of all pictures that show only the club. */
export const CLUB_PICTURE_PATHS = [
  FAVICON_PATH,
  SHARE_PICTURE.path,
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]),
] as const;
export type ClubPicturePath = (typeof CLUB_PICTURE_PATHS)[number];

function crestIcon(
  club: PictureClub,
  emblemImage: string | undefined,
  { size, scale, background = 'none' }: CrestIcon,
  renderer: Renderer,
): Uint8Array {
  const side = size * scale;
  const place = { x: (size - side) / 2, y: (size - side) / 2, side };
  const drawn =
    emblemImage === undefined ? crest(club, undefined, place) : emblem(emblemImage, place);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" fill="${background}"/>${drawn}</svg>`;
  return renderer.toPng(svg, { width: size, height: size });
}

/** Default picture for shared links: the crest on the pitch and the club's name. */
function sharePicture(club: PictureClub, emblemImage: string | undefined, renderer: Renderer) {
  const middle = SHARE_PICTURE.width / 2;
  const name = {
    text: cleanText(club.club),
    weight: 800,
    size: 100,
    minSize: 40,
    maxWidth: 1090,
    fill: deriveColours(club).posterMark,
  } as const;
  return picture(
    club,
    crest(club, emblemImage, { x: middle - 180, y: 95, side: 360 }) +
      textBlock(name, middle, 594, renderer),
  );
}

/**
 * The favicon as SVG, shown at 16 to 48 pixels. It contains a small version of the uploaded crest, because every visit
 * loads it. Without one it is the crest's shape, without initials, which would be illegible.
 */
function favicon(club: PictureClub, emblemImage: string | undefined, renderer: Renderer): string {
  const side = 64;
  const small = () =>
    dataUrl('image/png', crestIcon(club, emblemImage, { size: side, scale: 1 }, renderer));
  const drawn =
    emblemImage === undefined ? crestShape(club) : emblem(small(), { x: 0, y: 0, side });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn}</svg>`;
}

/** A picture of the club: the favicon as SVG, all others as PNG (docs/decisions/0017). */
export function drawClubPicture(
  path: ClubPicturePath,
  club: PictureClub,
  emblemImage: string | undefined,
  renderer: Renderer,
): Uint8Array {
  if (path === FAVICON_PATH) return Buffer.from(favicon(club, emblemImage, renderer));
  if (path === SHARE_PICTURE.path) return renderer.toPng(sharePicture(club, emblemImage, renderer));
  return crestIcon(club, emblemImage, ICONS[path], renderer);
}
