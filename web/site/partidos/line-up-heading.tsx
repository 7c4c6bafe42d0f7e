import type { Alineacion } from '@club/shared';
import { SectionHeading } from '../../components/page';
import css from './line-up-heading.module.css';

/** `4-3-3`, from the back; `undefined` if a row is empty. */
function formationOf({ defensas, mediocentros, delanteros }: Alineacion): string | undefined {
  const rows = [defensas, mediocentros, delanteros].map(({ length }) => length);
  return rows.includes(0) ? undefined : rows.join('-');
}

/** Heading of a line-up with its formation. */
export function LineUpHeading({ alineacion }: { readonly alineacion: Alineacion }) {
  const formation = formationOf(alineacion);
  return (
    <div className={css.heading}>
      <SectionHeading>Alineación</SectionHeading>
      {formation !== undefined && <p className={css.formation}>{formation}</p>}
    </div>
  );
}
