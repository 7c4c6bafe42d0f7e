import { contrastRatio, type Paleta } from '@club/shared';

/** Two colours that are read on each other. */
export interface ContrastPair {
  readonly nombre: string;
  readonly ink: string;
  readonly ground: string;
  /** From 1 to 21; WCAG 2.2 AA wants 4.5 of text. */
  readonly ratio: number;
}

/** What WCAG 2.2 AA wants of ordinary text. */
export const MIN_CONTRAST = 4.5;

const PAIRS: readonly (readonly [nombre: string, ink: keyof Paleta, ground: keyof Paleta])[] = [
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

/** Every pair of colours that carries text in a scheme, with its contrast. */
export function contrastPairs(paleta: Paleta): readonly ContrastPair[] {
  return PAIRS.map(([nombre, text, background]) => {
    const ink = paleta[text];
    const ground = paleta[background];
    return { nombre, ink, ground, ratio: contrastRatio(ink, ground) };
  });
}
