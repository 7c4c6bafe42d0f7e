import type { CurrentLiveMatch, LivePhase, PhaseKind } from '@club/shared';
import { useNow } from '../../lib/use-now';
import { BigButton } from './big-button';
import { isHalfOver } from './time';

const NEXT_PHASE: Readonly<Partial<Record<LivePhase, readonly [PhaseKind, string]>>> = {
  primera_parte: ['descanso', 'Descanso'],
  descanso: ['segunda_parte', 'Empezar 2.ª parte'],
  segunda_parte: ['final', 'Final del partido'],
};

/** Milliseconds between checks of the clock. */
const EVERY_MS = 5_000;

interface PhaseButtonProps {
  readonly actual: CurrentLiveMatch;
  readonly onPhase: (phase: PhaseKind) => void;
}

/** Button for the next phase, if there is one. Highlighted once the playing time is over. */
export function PhaseButton({ actual, onPhase }: PhaseButtonProps) {
  const now = useNow(EVERY_MS);
  const next = NEXT_PHASE[actual.fase];
  if (!next) return null;
  const isDue = actual.fase === 'descanso' || (now !== undefined && isHalfOver(actual, now));
  return (
    <BigButton
      tone={isDue ? 'gol' : 'plain'}
      onClick={() => {
        onPhase(next[0]);
      }}
    >
      {next[1]}
    </BigButton>
  );
}
