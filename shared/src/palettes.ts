import { formatHex, modeOklch, modeRgb, toGamut, useMode } from 'culori/fn';
import { type ClubColors, contrastRatio, inkOn, mix } from './colours';
import { perKey } from './vocabulary';

useMode(modeRgb);
const toOklch = useMode(modeOklch);
const intoRgb = toGamut('rgb', 'oklch');

/** The OKLCH colour with this lightness (0 to 1), chroma and hue, as the nearest `#rrggbb`. */
const toHexColour = (l: number, c: number, h: number | undefined): string =>
  formatHex(intoRgb({ mode: 'oklch', l, c, ...(h !== undefined && { h }) }));

/** Steps of lightness from black to white. */
const STEPS = 200;

/**
 * The colour of the same hue and chroma, nearest in lightness, whose contrast with each of the others is at least
 * `ratio`. Black or white if there is none.
 */
function readableOn(color: string, others: readonly string[], ratio: number): string {
  const lowestContrast = (found: string) =>
    Math.min(...others.map((other) => contrastRatio(found, other)));
  if (lowestContrast(color) >= ratio) return color;
  const { l, c, h } = toOklch(color) ?? { l: 0, c: 0, h: undefined };
  const at = (step: number) => toHexColour(l + step / STEPS, c, h);
  /** Steps to the nearest readable darker (-1) or lighter (1) colour. Bisection: all beyond are readable too. */
  const nearest = (direction: -1 | 1): number | undefined => {
    let [below, found] = [0, Math.floor((direction < 0 ? l : 1 - l) * STEPS)];
    if (lowestContrast(at(direction * found)) < ratio) return undefined;
    while (found - below > 1) {
      const middle = Math.floor((below + found) / 2);
      if (lowestContrast(at(direction * middle)) >= ratio) found = middle;
      else below = middle;
    }
    return found;
  };
  const [darker, lighter] = [nearest(-1), nearest(1)];
  if (darker !== undefined && (lighter === undefined || darker <= lighter)) return at(-darker);
  if (lighter !== undefined) return at(lighter);
  return lowestContrast('#000000') > lowestContrast('#ffffff') ? '#000000' : '#ffffff';
}

/** Minimum contrast of text, and of graphics and large text (WCAG 2.2 AA). */
const TEXT = 4.5;
const GRAPHIC = 3;
/** Minimum contrast for semi-transparent text, or text under an overlay. */
const STRONG = 6;

/** Colours of results, and text on them. Every pair has a contrast of at least 4.5 (regla 10). */
const RESULTS = {
  win: '#15703a',
  onWin: '#ffffff',
  draw: '#f5c518',
  onDraw: '#231f00',
  lose: '#b3261e',
  onLose: '#ffffff',
} as const;

/** Lightness and chroma of neutral colours. Their hue is the club's. */
const NEUTRALS = {
  light: { ground: 0.97, paper: 1, text: 0.235, muted: 0.445, line: 0.91 },
  dark: { ground: 0.18, paper: 0.235, text: 0.96, muted: 0.78, line: 0.33 },
} as const;
const NEUTRAL_CHROMA = 0.012;
/** Chroma of the club's colour in dark backgrounds. */
const NIGHT_CHROMA = 0.06;

/** Semi-transparent overlays, `#rrggbbaa`: hover, label background (`mark`), disabled. */
const VEILS = {
  light: { hover: '#0000000a', mark: '#00000014', disabled: '#00000042' },
  dark: { hover: '#ffffff14', mark: '#ffffff29', disabled: '#ffffff4d' },
} as const;

const GRASS = {
  light: { grass: '#2f7d46', grassDark: '#2a7340', grassLine: '#ffffff8c' },
  dark: { grass: '#22613a', grassDark: '#1e5734', grassLine: '#ffffff73' },
} as const;

/** A colour with a lower chroma counts as grey. */
const GREY_CHROMA = 0.04;

/** The colour of accents and banners: the club's first one, or the second if the first is white or a light grey. */
function chooseAccent({ primario, secundario }: ClubColors): string {
  const isGrey = (color: string) => (toOklch(color)?.c ?? 0) < GREY_CHROMA;
  const isPale = inkOn(primario) === '#000000' && isGrey(primario);
  return isPale && !isGrey(secundario) ? secundario : primario;
}

/** Colours that are the same in both schemes: header, footer and large banners. */
function fixedColours(colores: ClubColors) {
  const { primario, secundario } = colores;
  const accent = chooseAccent(colores);
  const onClub = inkOn(primario);
  const ground = onClub === '#ffffff' ? mix(primario, '#000000', 0.25) : primario;
  const brand = readableOn(ground, [onClub], STRONG);
  const poster = readableOn(primario, [onClub], TEXT);
  // Darkening a light colour until white text is readable would change it (yellow turns to mud). Instead, use a dark
  // background with the same hue.
  const { c, h } = toOklch(accent) ?? { c: 0, h: undefined };
  const night = (l: number) => toHexColour(l, Math.min(c, NIGHT_CHROMA), h);
  const [hero, heroEnd] =
    inkOn(accent) === '#ffffff'
      ? [mix(accent, '#000000', 0.3), mix(accent, '#ffffff', 0.1)]
      : [night(0.26), night(0.38)];
  return {
    /** The club's first colour unchanged, and text on it. */
    club: primario,
    onClub,
    /** Line around the crest. */
    crestLine: readableOn(secundario, [primario], GRAPHIC),
    /** Background of the header, its text, and the lines and marks on it. */
    brand,
    onBrand: onClub,
    brandLine: readableOn(secundario, [brand], GRAPHIC),
    /** Backgrounds of banners, dark enough for white text. */
    hero: readableOn(hero, ['#ffffff'], STRONG),
    heroEnd: readableOn(heroEnd, ['#ffffff'], TEXT),
    /** Background of a share picture, its text, and the second colour as text on it. */
    poster,
    onPoster: onClub,
    posterMark: readableOn(secundario, [poster], TEXT),
    /** Background of the footer, dark enough for light text. */
    footer: readableOn(night(0.26), ['#e6efe8'], STRONG),
  };
}

function derivePalette(colores: ClubColors, scheme: Scheme) {
  const accent = chooseAccent(colores);
  const { c, h } = toOklch(accent) ?? { c: 0, h: undefined };
  const tint = Math.min(c, NEUTRAL_CHROMA);
  const { ground, paper, text, muted, line } = NEUTRALS[scheme];
  const isWhite = (l: number) => l === 1;
  const neutral = (l: number) => toHexColour(l, isWhite(l) ? 0 : tint, h);
  const veils = VEILS[scheme];
  const veil = scheme === 'light' ? '#000000' : '#ffffff';
  const surfaces = [neutral(ground), neutral(paper)].flatMap((surface) => [
    surface,
    // Background of a label. The hover background lies between this and the plain one: no check needed.
    mix(surface, veil, parseInt(veils.mark.slice('#rrggbb'.length), 16) / 255),
  ]);
  const primary = readableOn(accent, surfaces, TEXT);
  const onPrimary = inkOn(primary);
  const primaryStrong = mix(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.3);
  return {
    primary,
    onPrimary,
    /** `primary` under the pointer. */
    primaryStrong,
    /** The second colour as text and as an icon. */
    secondary: readableOn(colores.secundario, surfaces, TEXT),
    error: readableOn(scheme === 'light' ? '#c62828' : '#f77066', surfaces, TEXT),
    ground: neutral(ground),
    paper: neutral(paper),
    text: readableOn(neutral(text), surfaces, TEXT),
    muted: readableOn(neutral(muted), surfaces, TEXT),
    line: neutral(line),
    ...veils,
    ...RESULTS,
    ...GRASS[scheme],
    ...fixedColours(colores),
  };
}

export type Scheme = 'light' | 'dark';

/** Colours of one scheme by role, `#rrggbb` or `#rrggbbaa`. */
export type Palette = Readonly<Record<keyof ReturnType<typeof derivePalette>, string>>;

export type Palettes = Readonly<Record<Scheme, Palette>>;

/** Cache of the last result: a club has one pair, and every page needs its colours. */
let last: { readonly key: string; readonly made: Palettes } | undefined;

/**
 * Colours of both schemes, derived from any two club colours. Keeps hue and chroma, and moves the lightness until
 * everything is readable (docs/decisions/0035). Runs on the server, and in the browser only for the preview in
 * «Ajustes».
 */
export function palettes({ primario, secundario }: ClubColors): Palettes {
  const key = `${primario} ${secundario}`;
  if (last?.key !== key) {
    const made = perKey(['light', 'dark'], (scheme) =>
      derivePalette({ primario, secundario }, scheme),
    );
    last = { key, made };
  }
  return last.made;
}
