import {
  type CurrentLiveMatch,
  EVENTO_STEPS,
  isBreak,
  isPeriodOver,
  EVENTO_STEP_KINDS,
  type EventoStepKind,
  lastRedoable,
  lastUndoable,
  type LivePhase,
  type PhaseKind,
  shootOutWinner,
} from '@club/shared';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now';
import { BigButton, type BigButtonProps, ButtonRow } from './big-button';
import { playStepText } from './step-text';
import { useMatch } from './use-match';

interface ThumbBarProps {
  readonly columns?: string;
  readonly children: ReactNode;
}

/** Sticky bar at the bottom, within reach of the thumb. */
export function ThumbBar({ columns, children }: ThumbBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: columns,
        pt: 1,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  );
}

export function UndoButtons() {
  const {
    notebook: { pasos },
    actions,
    toName,
  } = useMatch();
  const toUndo = lastUndoable(pasos);
  const toRedo = lastRedoable(pasos);
  return (
    <>
      <BigButton isDisabled={!toUndo} fontSize="size.14" onClick={() => void actions.undo()}>
        ↶ Deshacer{toUndo && `: ${playStepText(toUndo, pasos, toName)}`}
      </BigButton>
      <BigButton isDisabled={!toRedo} fontSize="size.14" onClick={() => void actions.redo()}>
        ↷ Rehacer{toRedo && `: ${playStepText(toRedo, pasos, toName)}`}
      </BigButton>
    </>
  );
}

/** The two rows of buttons. Goals are in the lower one, nearest to the thumb. */
type Row = 'goals' | 'others';

interface Look extends Pick<BigButtonProps, 'tone' | 'height' | 'fontSize' | 'isPrincipal'> {
  readonly row: Row;
  readonly share: number;
}

const LOOKS: Readonly<Record<EventoStepKind, Look>> = {
  gol_encajado: { row: 'goals', share: 1, tone: 'encajado', height: 92 },
  gol_anotado: {
    row: 'goals',
    share: 2,
    tone: 'gol',
    height: 92,
    fontSize: 'size.40',
    isPrincipal: true,
  },
  tarjeta: { row: 'others', share: 1, tone: 'tarjeta', fontSize: 'size.14' },
  cambio: { row: 'others', share: 1, fontSize: 'size.14' },
};

interface NoteButtonsProps {
  readonly row: Row;
  readonly onBegin: (tipo: EventoStepKind) => void;
  /** Makes all buttons small and plain, while another button is more important. */
  readonly isSecondary?: boolean;
  /** One more button for the row. */
  readonly children?: ReactNode;
}

export function NoteButtons({ row, onBegin, isSecondary = false, children }: NoteButtonsProps) {
  const kinds = EVENTO_STEP_KINDS.filter((tipo) => LOOKS[tipo].row === row);
  return (
    <ButtonRow>
      {kinds.map((tipo) => {
        const { row: _row, share, ...look } = LOOKS[tipo];
        return (
          <BigButton
            key={tipo}
            share={share}
            {...(isSecondary ? { fontSize: 'size.14' } : look)}
            onClick={() => onBegin(tipo)}
          >
            {EVENTO_STEPS[tipo].boton}
          </BigButton>
        );
      })}
      {children}
    </ButtonRow>
  );
}

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

/** Phases that can follow with a level score, if they are not those of `NEXT_PHASES`. */
const NEXT_IF_LEVEL: typeof NEXT_PHASES = {
  segunda_parte: [FINAL, ['fin_segunda_parte', 'Hay prórroga'], SHOOT_OUT],
  prorroga_2: [SHOOT_OUT, FINAL],
  fin_prorroga: [SHOOT_OUT, FINAL],
};

/** Milliseconds between checks of the clock. */
const CLOCK_CHECK_MS = 5_000;

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
  const now = useNow(CLOCK_CHECK_MS);
  const { fase: phase, marcador } = liveMatch;
  const isLevel = marcador.goles_anotados === marcador.goles_encajados;
  const choices = (isLevel ? NEXT_IF_LEVEL[phase] : undefined) ?? NEXT_PHASES[phase];
  if (!choices) return null;
  const dueLook = isDue(liveMatch, now) && {
    tone: 'gol' as const,
    height: 92,
    fontSize: choices.length > 1 ? 'size.22' : 'size.28',
    isPrincipal: isWaiting(phase),
  };
  return (
    <ButtonRow>
      {choices.map(([next, label], index) => (
        <BigButton
          // The phase as key would replace the pressed button, which would lose the focus.
          key={index}
          share={index === 0 ? 1.6 : 1}
          {...(index === 0 ? dueLook : { fontSize: 'size.14' })}
          onClick={() => onPhase(next)}
        >
          {label}
        </BigButton>
      ))}
    </ButtonRow>
  );
}
