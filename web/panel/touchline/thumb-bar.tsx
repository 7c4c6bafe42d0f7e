import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton } from './big-button';
import { undoable, redoable } from './note-evento';
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
    nameOf,
  } = useMatch();
  const undone = undoable(pasos);
  const redone = redoable(pasos);
  return (
    <>
      <BigButton isDisabled={!undone} fontSize="size.14" onClick={() => void actions.undo()}>
        ↶ Deshacer{undone && `: ${stepText(undone, pasos, nameOf)}`}
      </BigButton>
      <BigButton isDisabled={!redone} fontSize="size.14" onClick={() => void actions.redo()}>
        ↷ Rehacer{redone && `: ${stepText(redone, pasos, nameOf)}`}
      </BigButton>
    </>
  );
}
