import type { Scheme } from '@club/shared';
import text from '../../../components/text.module.css';
import css from './colour-table.module.css';
import { contrastPairs, MIN_CONTRAST } from './contrast-pairs';
import { decimal } from '../../../lib/decimal';
import { usePalette } from '../../../lib/state/club-context';

/** Contrast ratio with a decimal comma, rounded down so that it is never overstated. */
const figure = (ratio: number) => decimal(Math.floor(ratio * 10) / 10, 1);

/** Colour pairs of a scheme with their contrast. */
export function ColourTable({ scheme }: { readonly scheme: Scheme }) {
  return (
    <ul className={css.pairs}>
      {contrastPairs(usePalette(scheme)).map(({ nombre, ink, ground, ratio }) => (
        <li key={nombre} style={{ color: ink, backgroundColor: ground }}>
          <p className={css.name}>{nombre}</p>
          <p className={text.body2}>
            {ink} sobre {ground}
          </p>
          <p className={text.body2}>
            {figure(ratio)} : 1 {ratio >= MIN_CONTRAST ? '(AA)' : '(insuficiente)'}
          </p>
        </li>
      ))}
    </ul>
  );
}
