import { countResults, type PartidoPlayed } from '@club/shared';
import clsx from 'clsx';
import text from '../../components/text.module.css';
import { type MatchRow, MatchRows } from './match-rows';
import css from './meeting-rows.module.css';

const plural = (count: number, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`;

type Meeting = MatchRow['partido'] & Pick<PartidoPlayed, 'partido_id' | 'resultado'>;

/** List of matches against a rival, with the totals of results. */
export function MeetingRows({ partidos }: { readonly partidos: readonly Meeting[] }) {
  const { ganados, empatados, perdidos } = countResults(partidos);
  return (
    <>
      <p className={clsx(css.balance, text.body2, text.muted)}>
        {[
          plural(ganados, 'victoria', 'victorias'),
          plural(empatados, 'empate', 'empates'),
          plural(perdidos, 'derrota', 'derrotas'),
        ].join(' · ')}
      </p>
      <MatchRows rows={partidos.map((partido) => ({ id: partido.partido_id, partido }))} />
    </>
  );
}
