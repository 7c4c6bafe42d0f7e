import { countResults, type PartidoPlayed } from '@club/shared';
import clsx from 'clsx';
import text from '../../components/text.module.css';
import { countText } from '../../lib/count-text';
import { type MatchRow, MatchRows } from './match-rows';
import css from './meeting-rows.module.css';

type Meeting = MatchRow & Pick<PartidoPlayed, 'resultado'>;

/** List of matches against a rival, with the totals of results. */
export function MeetingRows({ partidos }: { readonly partidos: readonly Meeting[] }) {
  const { ganados, empatados, perdidos } = countResults(partidos);
  return (
    <>
      <p className={clsx(css.balance, text.body2, text.muted)}>
        {[
          countText(ganados, 'victoria'),
          countText(empatados, 'empate'),
          countText(perdidos, 'derrota'),
        ].join(' · ')}
      </p>
      <MatchRows partidos={partidos} />
    </>
  );
}
