import { playedPartidos, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import text from '../../components/text.module.css';
import css from './behind.module.css';
import { MatchRows } from './match-rows';

const RESULTS = { ganados: 'win', empatados: 'draw', perdidos: 'lose' } as const;

export interface BehindRecordProps {
  readonly partidos: readonly PartidoPreview[];
  readonly figure: 'partidos_jugados' | keyof typeof RESULTS;
  /** The displayed figure, with manual corrections. */
  readonly total: number;
}

/** Matches behind a figure of the team's record, latest first. */
export function BehindRecord({ partidos, figure, total }: BehindRecordProps) {
  const behind = playedPartidos(partidos)
    .filter(({ resultado }) => figure === 'partidos_jugados' || resultado === RESULTS[figure])
    .reverse();
  return (
    <>
      {behind.length > 0 && (
        <MatchRows rows={behind.map((partido) => ({ id: partido.partido_id, partido }))} />
      )}
      {behind.length !== total && (
        <p className={clsx(css.note, text.body2, text.muted)}>
          {`Hay ${String(behind.length)} en el calendario; el club ha corregido la cifra a mano.`}
        </p>
      )}
    </>
  );
}
