import type { CurrentLiveMatch } from '@club/shared';
import { useNow } from '../../lib/use-now';
import { BigButton } from './big-button';
import { isHalfOver } from './time';

const NEXT_FASE = {
  sin_empezar: undefined,
  primera_parte: ['descanso', 'Descanso'],
  descanso: ['segunda_parte', 'Empezar 2.ª parte'],
  segunda_parte: ['final', 'Final del partido'],
  final: undefined,
} as const;

/** Milliseconds between checks of the clock. */
const EVERY_MS = 5_000;

interface FaseButtonProps {
  readonly actual: CurrentLiveMatch;
  readonly onFase: (fase: 'descanso' | 'segunda_parte' | 'final') => void;
}

/** Button for the next phase, if there is one. Highlighted once the playing time is over. */
export function PhaseButton({ actual, onFase }: FaseButtonProps) {
  const now = useNow(EVERY_MS);
  const next = NEXT_FASE[actual.fase];
  if (!next) return null;
  const isDue = actual.fase === 'descanso' || (now !== undefined && isHalfOver(actual, now));
  return (
    <BigButton
      tone={isDue ? 'gol' : 'plain'}
      onClick={() => {
        onFase(next[0]);
      }}
    >
      {next[1]}
    </BigButton>
  );
}
