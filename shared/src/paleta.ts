/** Colours of the interface in one of its two schemes, `#rrggbb` or `#rrggbbaa`. */
export interface Paleta {
  readonly primary: string;
  /** Lettering on `primary`. */
  readonly onPrimary: string;
  /** `primary` under the pointer. */
  readonly primaryStrong: string;
  /** The second colour as text and as a sign. */
  readonly secondary: string;
  readonly error: string;
  /** Ground of the page, and of what lies on it. */
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  /** Text of less weight. */
  readonly muted: string;
  /** Text of what cannot be used now. */
  readonly disabled: string;
  /** Lines between things. */
  readonly line: string;
  /** Ground of what is under the pointer, and of empty shapes. */
  readonly hover: string;
  /** Ground of a label. */
  readonly mark: string;
  readonly win: string;
  readonly onWin: string;
  readonly draw: string;
  readonly onDraw: string;
  readonly lose: string;
  readonly onLose: string;
  /** Stripes and lines of the pitch. */
  readonly grass: string;
  readonly grassDark: string;
  readonly grassLine: string;
  /** The club's first colour as it is: what has no lettering. */
  readonly club: string;
  /** Lettering on it, and the line around the crest. */
  readonly onClub: string;
  readonly crestLine: string;
  /** Ground of the header, its lettering, and the line and marks on it. */
  readonly brand: string;
  readonly onBrand: string;
  readonly brandLine: string;
  /** Grounds of what is told in large, dark enough for white lettering. */
  readonly hero: string;
  readonly heroEnd: string;
  /** Ground of a shared picture, its lettering, and the second colour as text on it. */
  readonly poster: string;
  readonly onPoster: string;
  readonly posterMark: string;
  /** Ground of the footer, for light lettering. */
  readonly footer: string;
}

/** The schemes that a page can be in. */
export type Scheme = 'light' | 'dark';

/** The interface's colours in both schemes. */
export type Paletas = Readonly<Record<Scheme, Paleta>>;

/** A club's two colours as `#rrggbb`; everything else is derived from them. */
export interface ClubColors {
  readonly primario: string;
  readonly secundario: string;
}

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** `color` on its way to `goal`, from 0 (itself) to 1; all three of `#rrggbb`. */
export function mix(color: string, goal: string, share: number): string {
  const ends = channelsOf(goal);
  return `#${channelsOf(color)
    .map((from, channel) => Math.round(from + ((ends[channel] ?? 0) - from) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The lettering for a ground: white where that can be read, or else black, which then always can. */
export const inkOn = (ground: string): string =>
  contrastRatio('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000';
