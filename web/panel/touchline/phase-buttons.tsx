import {
  type CurrentLiveMatch,
  type LivePhase,
  type PhaseKind,
  shootOutWinner,
} from '@club/shared';
import { useNow } from '../../lib/use-now';
import { BigButton, ButtonRow } from './big-button';
import { isBreak, isPeriodOver } from './time';

type Choice = readonly [phase: PhaseKind, label: string];

const FINAL: Choice = ['final', 'Final del partido'];
const SHOOT_OUT: Choice = ['tanda', 'Penaltis'];

/** Phases that can follow, the usual one first. */
const NEXT_PHASES: Readonly<Partial<Record<LivePhase, readonly Choice[]>>> = {
  primera_parte: [['descanso', 'Descanso']],
  descanso: [['segunda_parte', 'Empezar 2.ª parte']],
  segunda_parte: [FINAL],
  fin_segunda_parte: [['prorroga_1', 'Empezar prórroga']],
  prorroga_1: [['descanso_prorroga', 'Descanso de la prórroga']],
  descanso_prorroga: [['prorroga_2', 'Empezar 2.ª parte de la prórroga']],
  prorroga_2: [FINAL],
  fin_prorroga: [FINAL],
  tanda: [FINAL],
};

/** Phases that can follow with a level score, where they differ. */
const NEXT_IF_LEVEL: typeof NEXT_PHASES = {
  segunda_parte: [FINAL, ['fin_segunda_parte', 'Hay prórroga'], SHOOT_OUT],
  prorroga_2: [SHOOT_OUT, FINAL],
  fin_prorroga: [SHOOT_OUT, FINAL],
};

/** Milliseconds between checks of the clock. */
const EVERY_MS = 5_000;

/** Whether nothing is played until the next phase is started. */
export const isWaiting = (phase: LivePhase): boolean => isBreak(phase) || phase === 'fin_prorroga';

/** Whether the next phase should start now. */
function isDue(liveMatch: CurrentLiveMatch, now: Date | undefined): boolean {
  if (liveMatch.fase === 'tanda') return shootOutWinner(liveMatch.tanda?.kicks ?? []) !== null;
  return isWaiting(liveMatch.fase) || (now !== undefined && isPeriodOver(liveMatch, now));
}

interface PhaseButtonsProps {
  readonly liveMatch: CurrentLiveMatch;
  readonly onPhase: (phase: PhaseKind) => void;
}

/** Buttons for the phases that can follow. The first is the widest, and highlighted once its time has come. */
export function PhaseButtons({ liveMatch, onPhase }: PhaseButtonsProps) {
  const now = useNow(EVERY_MS);
  const { fase: phase, marcador } = liveMatch;
  const isLevel = marcador.goles_anotados === marcador.goles_encajados;
  const choices = (isLevel ? NEXT_IF_LEVEL[phase] : undefined) ?? NEXT_PHASES[phase];
  if (!choices) return null;
  return (
    <ButtonRow>
      {choices.map(([next, label], index) => (
        <BigButton
          // Not the phase, so that the pressed button keeps the focus when it becomes the next phase's.
          key={index}
          share={index > 0 ? 1 : 1.6}
          {...(index > 0
            ? { fontSize: 'size.14' }
            : isDue(liveMatch, now) && {
                tone: 'gol',
                height: 92,
                fontSize: choices.length > 1 ? 'size.22' : 'size.28',
                isPrincipal: isWaiting(phase),
              })}
          onClick={() => onPhase(next)}
        >
          {label}
        </BigButton>
      ))}
    </ButtonRow>
  );
}
