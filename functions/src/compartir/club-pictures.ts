import type { ClubEnImagen } from '@club/shared';
import { cleanText } from './clean-text';
import { fitText } from './fit-text';
import { pngDataUrl } from './emblemas';
import { coloursOf, crest, crestShape, emblem, picture, textBlock } from './parts';
import type { Renderer } from './renderer';
import { SHARE_PICTURE } from './share-picture';

interface CrestIcon {
  /** Pixels of a side. */
  readonly size: number;
  /** Part of the side that the crest takes, 0 to 1. */
  readonly scale: number;
  /** `#rrggbb` behind the crest; transparent without one. */
  readonly background?: string;
}

/** Pictures of the installed site by path. The maskable one keeps the crest within what any mask leaves (80 %). */
export const ICONS = {
  '/icono-192.png': { size: 192, scale: 1 },
  '/icono-512.png': { size: 512, scale: 1 },
  '/icono-maskable-512.png': { size: 512, scale: 0.62, background: '#ffffff' },
  '/apple-touch-icon.png': { size: 180, scale: 0.8, background: '#ffffff' },
} as const satisfies Readonly<Record<string, CrestIcon>>;

/** The browser's icon. */
export const FAVICON_PATH = '/favicon.svg';

/** Every picture that shows the club and nothing else, by path. */
export const CLUB_PICTURES = [
  FAVICON_PATH,
  SHARE_PICTURE.path,
  ...(Object.keys(ICONS) as (keyof typeof ICONS)[]),
] as const;
export type ClubPicture = (typeof CLUB_PICTURES)[number];

function crestIcon(
  club: ClubEnImagen,
  emblema: string | undefined,
  { size, scale, background = 'none' }: CrestIcon,
): string {
  const side = size * scale;
  const margin = (size - side) / 2;
  const drawn =
    emblema === undefined
      ? crest(club, undefined, { x: margin, y: margin, side })
      : emblem(emblema, margin, margin, side);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}"><rect width="100%" height="100%" fill="${background}"/>${drawn}</svg>`;
}

/** The picture of shared links that have none of their own: the crest on the pitch and the club's name. */
function sharePicture(club: ClubEnImagen, emblema: string | undefined, renderer: Renderer): string {
  const name = fitText(
    {
      text: cleanText(club.club),
      weight: 800,
      size: 100,
      minSize: 40,
      maxWidth: 1090,
      maxLines: 1,
    },
    renderer,
  );
  const middle = SHARE_PICTURE.width / 2;
  return picture(
    club,
    crest(club, emblema, { x: middle - 180, y: 95, side: 360 }) +
      textBlock(name, middle, 594, { weight: 800, fill: coloursOf(club).posterMark }),
  );
}

/** Pixels of a side of the browser's icon: a tab shows 16 to 48 of them. */
const FAVICON_SIDE = 64;

/**
 * The browser's icon as SVG. Without a crest of the club's own it has no initials, which cannot be read at sixteen pixels;
 * with one it holds that crest made small: every visit loads it.
 */
export function faviconSvg(
  club: ClubEnImagen,
  emblema: string | undefined,
  renderer: Renderer,
): string {
  const wrap = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
  if (emblema === undefined) return wrap(crestShape(club));
  const icon = { size: FAVICON_SIDE, scale: 1 };
  const png = renderer.toPng(crestIcon(club, emblema, icon), {
    width: FAVICON_SIDE,
    height: FAVICON_SIDE,
  });
  return wrap(emblem(pngDataUrl(png), 0, 0, 64));
}

/** A picture of the club, the browser's icon as SVG and all others as PNG, drawn by what draws the pictures of matches (docs/decisions/0019). */
export function drawClubPicture(
  path: ClubPicture,
  club: ClubEnImagen,
  emblema: string | undefined,
  renderer: Renderer,
): Uint8Array {
  if (path === FAVICON_PATH) return Buffer.from(faviconSvg(club, emblema, renderer));
  if (path === SHARE_PICTURE.path) return renderer.toPng(sharePicture(club, emblema, renderer));
  const icon: CrestIcon = ICONS[path];
  return renderer.toPng(crestIcon(club, emblema, icon), { width: icon.size, height: icon.size });
}
