import { playedPartidos, type PartidoPreview } from '@club/shared';
import { MatchesBehind } from './match-rows';

const RESULTS = { ganados: 'win', empatados: 'draw', perdidos: 'lose' } as const;

interface BehindRecordProps {
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
    <MatchesBehind
      partidos={behind}
      sumText={`Hay ${String(behind.length)} en el calendario`}
      isCorrected={behind.length !== total}
    />
  );
}
