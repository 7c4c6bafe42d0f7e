import { contrastRatio, type Palette } from '@club/shared';

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

/** All text and background pairs of a scheme, with their contrast ratio, 1 to 21. */
export function contrastPairs(palette: Palette) {
  const pairs = [
    ...PAIRS.map(([nombre, ink, ground]) => [nombre, palette[ink], palette[ground]] as const),
    ['Resultado de una crónica', WHITE, palette.heroEnd] as const,
  ];
  return pairs.map(([nombre, ink, ground]) => ({
    nombre,
    ink,
    ground,
    ratio: contrastRatio(ink, ground),
  }));
}
