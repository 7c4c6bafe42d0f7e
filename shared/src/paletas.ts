import { formatHex, modeOklch, modeRgb, toGamut, useMode } from 'culori/fn';
import { type ClubColors, contrastRatio, inkOn, mix } from './paleta';

useMode(modeRgb);
const toOklch = useMode(modeOklch);
const intoRgb = toGamut('rgb', 'oklch');

/** A colour by lightness (0 to 1), chroma and hue of OKLCH, as the nearest `#rrggbb`. */
const hexOf = (l: number, c: number, h: number | undefined): string =>
  formatHex(intoRgb({ mode: 'oklch', l, c, ...(h !== undefined && { h }) }));

const STEPS = 200;

/**
 * The colour of the same hue and chroma that is nearest in lightness and has at least `ratio` with each of the others: the
 * colour itself where it has. Black or white where there is none.
 */
function readableOn(color: string, others: readonly string[], ratio: number): string {
  const worst = (found: string) => Math.min(...others.map((other) => contrastRatio(found, other)));
  if (worst(color) >= ratio) return color;
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: undefined };
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [l - step / STEPS, l + step / STEPS]) {
      if (next < 0 || next > 1) continue;
      const found = hexOf(next, c, h);
      if (worst(found) >= ratio) return found;
    }
  }
  return worst('#000000') > worst('#ffffff') ? '#000000' : '#ffffff';
}

/** What WCAG 2.2 AA wants of ordinary text, and of signs and large text. */
const TEXT = 4.5;
const SIGN = 3;
/** Of what is shown a little through, or lies under a veil. */
const STRONG = 6;

/** Yellow carries dark text; every pair has a contrast of at least 4.5 (regla 10). */
const RESULTS = {
  win: '#15703a',
  onWin: '#ffffff',
  draw: '#f5c518',
  onDraw: '#231f00',
  lose: '#b3261e',
  onLose: '#ffffff',
} as const;

/** Lightness of what has the club's hue and hardly any of its colour, and the chroma that is left of it. */
const NEUTRALS = {
  light: { ground: 0.97, paper: 1, text: 0.235, muted: 0.445, line: 0.91 },
  dark: { ground: 0.18, paper: 0.235, text: 0.96, muted: 0.78, line: 0.33 },
} as const;
const NEUTRAL_CHROMA = 0.012;
/** Chroma that is left of the club's colour in dark grounds. */
const NIGHT_CHROMA = 0.06;

/** Black or white, to be seen through: what is under the pointer, a label's ground, what cannot be used now. */
const VEILS = {
  light: { hover: '#0000000a', mark: '#00000014', disabled: '#00000042' },
  dark: { hover: '#ffffff14', mark: '#ffffff29', disabled: '#ffffff4d' },
} as const;

const GRASS = {
  light: { grass: '#2f7d46', grassDark: '#2a7340', grassLine: '#ffffff8c' },
  dark: { grass: '#22613a', grassDark: '#1e5734', grassLine: '#ffffff73' },
} as const;

/** What has the same colours in both schemes: header, footer, and what is told in large. */
function ownColours({ primario, secundario }: ClubColors) {
  const onClub = inkOn(primario);
  const ground = onClub === '#ffffff' ? mix(primario, '#000000', 0.25) : primario;
  const brand = readableOn(ground, [onClub], STRONG);
  const poster = readableOn(primario, [onClub], TEXT);
  // A light colour that is darkened until white can be read on it is another one (yellow turns to mud): in its place
  // stands a dark ground that has no more than its hue.
  const { c, h } = toOklch(primario) ?? { c: 0, h: undefined };
  const night = (l: number) => hexOf(l, Math.min(c, NIGHT_CHROMA), h);
  const [hero, heroEnd] =
    onClub === '#ffffff'
      ? [mix(primario, '#000000', 0.3), mix(primario, '#ffffff', 0.1)]
      : [night(0.26), night(0.38)];
  return {
    /** The club's first colour as it is, and lettering on it. */
    club: primario,
    onClub,
    /** Line around the crest. */
    crestLine: readableOn(secundario, [primario], SIGN),
    /** Ground of the header, its lettering, and the line and marks on it. */
    brand,
    onBrand: onClub,
    brandLine: readableOn(secundario, [brand], SIGN),
    /** Grounds of what is told in large, dark enough for white lettering. */
    hero: readableOn(hero, ['#ffffff'], STRONG),
    heroEnd: readableOn(heroEnd, ['#ffffff'], TEXT),
    /** Ground of a shared picture, its lettering, and the second colour as text on it. */
    poster,
    onPoster: onClub,
    posterMark: readableOn(secundario, [poster], TEXT),
    /** For light lettering. */
    footer: readableOn(night(0.26), ['#e6efe8'], STRONG),
  };
}

function paletaOf(colores: ClubColors, scheme: Scheme) {
  const { primario, secundario } = colores;
  const { c, h } = toOklch(primario) ?? { c: 0, h: undefined };
  const tint = Math.min(c, NEUTRAL_CHROMA);
  const { ground, paper, text, muted, line } = NEUTRALS[scheme];
  const neutral = (l: number) => hexOf(l, l === 1 ? 0 : tint, h);
  const veils = VEILS[scheme];
  const veil = scheme === 'light' ? '#000000' : '#ffffff';
  const surfaces = [neutral(ground), neutral(paper)].flatMap((surface) => [
    surface,
    // Under a pointer, and as a label.
    mix(surface, veil, parseInt(veils.mark.slice(7), 16) / 255),
  ]);
  const primary = readableOn(primario, surfaces, TEXT);
  const onPrimary = inkOn(primary);
  const pressed = mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.3);
  return {
    primary,
    onPrimary,
    /** `primary` under the pointer. */
    primaryStrong: pressed,
    /** The second colour as text and as a sign. */
    secondary: readableOn(secundario, surfaces, TEXT),
    error: readableOn(scheme === 'light' ? '#c62828' : '#f77066', surfaces, TEXT),
    ground: neutral(ground),
    paper: neutral(paper),
    text: readableOn(neutral(text), surfaces, TEXT),
    muted: readableOn(neutral(muted), surfaces, TEXT),
    /** Lines between things. */
    line: neutral(line),
    ...veils,
    ...RESULTS,
    ...GRASS[scheme],
    ...ownColours(colores),
  };
}

export type Scheme = 'light' | 'dark';

/** Colours of the interface in one scheme by what they are for, `#rrggbb` or `#rrggbbaa`. */
export type Paleta = Readonly<Record<keyof ReturnType<typeof paletaOf>, string>>;

/** The interface's colours in both schemes. */
export type Paletas = Readonly<Record<Scheme, Paleta>>;

/** A club has one pair, and every page asks for its colours. */
let last: { readonly of: string; readonly made: Paletas } | undefined;

/**
 * The interface's colours in both schemes, from the club's two, whatever these are: the theme keeps hue and chroma and
 * moves the lightness until everything can be read (docs/decisions/0041). Made on the server: of browsers only the preview of «Ajustes» has this code.
 */
export function paletas({ primario, secundario }: ClubColors): Paletas {
  const of = `${primario} ${secundario}`;
  if (last?.of !== of) {
    const colores = { primario, secundario };
    last = { of, made: { light: paletaOf(colores, 'light'), dark: paletaOf(colores, 'dark') } };
  }
  return last.made;
}
