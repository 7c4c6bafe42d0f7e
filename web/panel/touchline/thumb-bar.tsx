import {
  EVENTO_STEPS,
  EVENTO_STEP_KINDS,
  type EventoStepKind,
  lastRedoable,
  lastUndoable,
} from '@club/shared';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton, type BigButtonProps, ButtonRow } from './big-button';
import { stepText } from './step-text';
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
        ↶ Deshacer{toUndo && `: ${stepText(toUndo, pasos, toName)}`}
      </BigButton>
      <BigButton isDisabled={!toRedo} fontSize="size.14" onClick={() => void actions.redo()}>
        ↷ Rehacer{toRedo && `: ${stepText(toRedo, pasos, toName)}`}
      </BigButton>
    </>
  );
}

/** Goals are in the lower row, nearest to the thumb. */
type Row = 'goals' | 'others';

interface Look extends Pick<BigButtonProps, 'tone' | 'height' | 'fontSize' | 'isPrincipal'> {
  readonly row: Row;
  readonly share?: number;
}

const LOOKS: Readonly<Record<EventoStepKind, Look>> = {
  gol_encajado: { row: 'goals', tone: 'encajado', height: 92 },
  gol_anotado: {
    row: 'goals',
    share: 2,
    tone: 'gol',
    height: 92,
    fontSize: 'size.40',
    isPrincipal: true,
  },
  tarjeta: { row: 'others', tone: 'tarjeta', fontSize: 'size.14' },
  cambio: { row: 'others', fontSize: 'size.14' },
};

interface NoteButtonsProps {
  readonly row: Row;
  readonly onBegin: (tipo: EventoStepKind) => void;
  /** Makes all buttons small and alike, while another action comes first. */
  readonly isSecondary?: boolean;
  /** One more button for the row. */
  readonly children?: ReactNode;
}

export function NoteButtons({ row, onBegin, isSecondary = false, children }: NoteButtonsProps) {
  const kinds = EVENTO_STEP_KINDS.filter((tipo) => LOOKS[tipo].row === row);
  return (
    <ButtonRow>
      {kinds.map((tipo) => {
        const { row: _row, share = 1, ...look } = LOOKS[tipo];
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
