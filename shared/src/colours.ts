/** A club's two colours as `#rrggbb`. All others are derived from them. */
export interface ClubColors {
  readonly primario: string;
  readonly secundario: string;
}

const toRgbChannels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours `#rrggbb`. `share` is the part of `other` in the mixture, from 0 to 1. */
export function mix(color: string, other: string, share: number): string {
  const others = toRgbChannels(other);
  return `#${toRgbChannels(color)
    .map((from, channel) => Math.round(from + ((others[channel] ?? 0) - from) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgbChannels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colour on a background: white if readable, otherwise black, which then is readable. */
export const inkOn = (background: string): string =>
  contrastRatio('#ffffff', background) >= 4.5 ? '#ffffff' : '#000000';
