import { contrastRatio, mix, type Palette } from '@club/shared';

/** A text colour and its background. */
export interface ContrastPair {
  readonly nombre: string;
  readonly ink: string;
  readonly ground: string;
  /** Contrast ratio, 1 to 21. */
  readonly ratio: number;
}

/** Minimum contrast of normal text in WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

const PAIRS: readonly (readonly [nombre: string, ink: keyof Palette, ground: keyof Palette])[] = [
  ['Texto', 'text', 'ground'],
  ['Texto en tarjeta', 'text', 'paper'],
  ['Texto secundario', 'muted', 'ground'],
  ['Texto secundario en tarjeta', 'muted', 'paper'],
  ['Primario', 'primary', 'ground'],
  ['Botón principal', 'onPrimary', 'primary'],
  ['Secundario en tarjeta', 'secondary', 'paper'],
  ['Error en tarjeta', 'error', 'paper'],
  ['Victoria', 'onWin', 'win'],
  ['Empate', 'onDraw', 'draw'],
  ['Derrota', 'onLose', 'lose'],
];

const WHITE = '#ffffff';

/** Lightest background of a generated news picture (`components/noticia-art.tsx`) with the dark overlay of a score. */
function cronicaGround({ hero, heroEnd, crestLine }: Palette): string {
  const inks = [
    ...[hero, mix(heroEnd, WHITE, 0.16), mix(heroEnd, WHITE, 0.1)],
    ...[mix(hero, crestLine, 0.38), mix(heroEnd, crestLine, 0.22)],
  ];
  const [lightest = hero] = inks.sort((a, b) => contrastRatio(WHITE, a) - contrastRatio(WHITE, b));
  return mix(lightest, '#000000', 0.35);
}

/** All text and background pairs of a scheme, with their contrast. */
export function contrastPairs(palette: Palette): readonly ContrastPair[] {
  const pairs = [
    ...PAIRS.map(([nombre, ink, ground]) => [nombre, palette[ink], palette[ground]] as const),
    ['Resultado de una crónica', WHITE, cronicaGround(palette)] as const,
  ];
  return pairs.map(([nombre, ink, ground]) => ({
    ...{ nombre, ink, ground },
    ratio: contrastRatio(ink, ground),
  }));
}
