import type { PartidoResult } from '@club/shared';
import clsx from 'clsx';
import css from './result.module.css';

const LETTERS = { win: 'V', draw: 'E', lose: 'D' } as const;
const NAMES = { win: 'Victoria', draw: 'Empate', lose: 'Derrota' } as const;

type FinalResult = Exclude<PartidoResult, ''>;

/** `V`, `E` or `D`. */
export const resultLetter = (resultado: FinalResult) => LETTERS[resultado];
export const resultName = (resultado: FinalResult) => NAMES[resultado];

/** CSS class with the colours of a result. */
export const resultClass = (resultado: FinalResult) => css[resultado];

/** Letter of a result on its colour. Never the colour alone (regla 10). */
export function ResultChip({ resultado }: { readonly resultado: FinalResult }) {
  return (
    <span
      role="img"
      aria-label={NAMES[resultado]}
      className={clsx(css.chip, resultClass(resultado))}
    >
      {LETTERS[resultado]}
    </span>
  );
}
