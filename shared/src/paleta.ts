import type { ClubColors } from './club-config';

/** Colours of the interface in one of its two schemes, `#rrggbb` or `#rrggbbaa`. */
export interface Paleta {
  readonly primary: string;
  /** Lettering on `primary`. */
  readonly onPrimary: string;
  /** `primary` under the pointer. */
  readonly primaryStrong: string;
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
}

/** The schemes that a page can be in. */
export type Scheme = 'light' | 'dark';

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

const darken = (color: string, share: number) => mix(color, '#000000', share);
const lighten = (color: string, share: number) => mix(color, '#ffffff', share);

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
const inkOn = (ground: string) => (contrastRatio('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000');

/** Yellow carries dark text; every pair has a contrast of at least 4.5 (regla 10). */
const RESULTS = {
  win: '#15703a',
  onWin: '#ffffff',
  draw: '#f5c518',
  onDraw: '#231f00',
  lose: '#b3261e',
  onLose: '#ffffff',
} as const;

/** The interface's colours in both schemes, from the club's two. */
export function paletas({ primario, secundario }: ClubColors): Readonly<Record<Scheme, Paleta>> {
  const dark = lighten(primario, 0.62);
  return {
    light: {
      primary: primario,
      onPrimary: inkOn(primario),
      primaryStrong: darken(primario, 0.3),
      secondary: darken(secundario, 0.4),
      error: '#c62828',
      ground: '#f4f5f0',
      paper: '#ffffff',
      text: '#17211b',
      muted: '#4c5a51',
      disabled: '#00000042',
      line: '#dfe3da',
      hover: '#0000000a',
      mark: '#00000014',
      ...RESULTS,
      grass: '#2f7d46',
      grassDark: '#2a7340',
      grassLine: '#ffffff8c',
    },
    dark: {
      primary: dark,
      onPrimary: inkOn(dark),
      primaryStrong: darken(dark, 0.3),
      secondary: lighten(secundario, 0.25),
      error: '#f77066',
      ground: '#0d1410',
      paper: '#17211b',
      text: '#eef3ee',
      muted: '#aebbb1',
      disabled: '#ffffff4d',
      line: '#2b382f',
      hover: '#ffffff14',
      mark: '#ffffff29',
      ...RESULTS,
      grass: '#22613a',
      grassDark: '#1e5734',
      grassLine: '#ffffff73',
    },
  };
}
