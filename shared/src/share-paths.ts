import {
  callUpPictureContent,
  type PictureSettings,
  mvpPictureContent,
  partidoPictureContent,
} from './rules/share-content';
import type { Partido } from './records/partido';

/** The two lanes of the hash. Their factors are large, so that every bit of a character affects all others. */
const LANES = [
  { seed: 0xdeadbeef, factor: 2_654_435_761 },
  { seed: 0x41c6ce57, factor: 1_597_334_677 },
] as const;

const toHex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0');

/** Digest of some content, sixteen hexadecimal digits. Not secure, because browsers have no synchronous SHA. */
export function digestContent(content: unknown): string {
  const text = JSON.stringify(content);
  const [first, second] = LANES.map(({ seed, factor }) => {
    let lane: number = seed;
    for (let index = 0; index < text.length; index += 1) {
      lane = Math.imul(lane ^ text.charCodeAt(index), factor);
      lane = (lane << 5) | (lane >>> 27);
    }
    return lane;
  }) as [number, number];
  // The final steps of MurmurHash3.
  const mixed = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ second;
  return toHex(mixed) + toHex(Math.imul(second ^ (second >>> 13), 3_266_489_909) ^ mixed);
}

/** Pictures whose content follows from the match's record and the settings. */
export const SHARE_PICTURES = ['partido', 'mvp'] as const;
export type SharePictureKind = (typeof SHARE_PICTURES)[number];

/** Version of the drawing. Increase it when the same content looks different. */
export const SHARE_DRAWING = 3;

const CONTENTS = { partido: partidoPictureContent, mvp: mvpPictureContent } satisfies Record<
  SharePictureKind,
  (partido: Partido, settings: PictureSettings) => unknown
>;

const picturePath = (kind: string, { _id: id }: Pick<Partido, '_id'>, content: unknown) =>
  `/compartir/${kind}/${id}-${digestContent([SHARE_DRAWING, content])}.png`;

/**
 * URL of a match's share picture. It contains a digest of the content, so another score or crest, or a withdrawn
 * name, gets another URL, and the old one is no longer served (docs/decisions/0025).
 */
export const sharePicturePath = (
  kind: SharePictureKind,
  partido: Partido,
  settings: PictureSettings,
): string => picturePath(kind, partido, CONTENTS[kind](partido, settings) ?? null);

/** Kind of the picture of a published call-up. Its URL depends on the call-up and the squad too. */
export const CALL_UP_PICTURE = 'convocatoria';

export const callUpPicturePath = (
  ...[partido, ...others]: Parameters<typeof callUpPictureContent>
): string => picturePath(CALL_UP_PICTURE, partido, callUpPictureContent(partido, ...others));
