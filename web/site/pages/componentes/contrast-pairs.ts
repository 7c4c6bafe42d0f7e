import { createTheme, getContrastRatio } from '@mui/material/styles';
import { PALETTES } from '../../app/theme/theme';
import type { Scheme } from './scheme-vars';

/** Two colours that are read on each other. */
export interface ContrastPair {
  readonly nombre: string;
  readonly text: string;
  readonly background: string;
  /** From 1 to 21; WCAG 2.2 AA wants 4.5 of text. */
  readonly ratio: number;
}

/** What WCAG 2.2 AA wants of ordinary text. */
export const MIN_CONTRAST = 4.5;

/** Every pair of colours that carries text in a scheme, with its contrast. */
export function contrastPairs(scheme: Scheme): readonly ContrastPair[] {
  const { palette } = createTheme({ palette: { mode: scheme, ...PALETTES[scheme] } });
  const { background, text, primary, secondary, error, resultado } = palette;
  const pairs: readonly (readonly [string, string, string])[] = [
    ['Texto', text.primary, background.default],
    ['Texto en tarjeta', text.primary, background.paper],
    ['Texto secundario', text.secondary, background.default],
    ['Texto secundario en tarjeta', text.secondary, background.paper],
    ['Primario', primary.main, background.default],
    ['Botón principal', primary.contrastText, primary.main],
    ['Secundario en tarjeta', secondary.main, background.paper],
    ['Error en tarjeta', error.main, background.paper],
    ['Victoria', resultado.winText, resultado.win],
    ['Empate', resultado.drawText, resultado.draw],
    ['Derrota', resultado.loseText, resultado.lose],
  ];
  return pairs.map(([nombre, ink, ground]) => ({
    nombre,
    text: ink,
    background: ground,
    ratio: getContrastRatio(ink, ground),
  }));
}
