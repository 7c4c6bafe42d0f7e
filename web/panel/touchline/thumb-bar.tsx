import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton } from './big-button';
import { undoable, redoable } from './note-evento';
import type { Notebook } from './notebook';
import { namesOf, stepText } from './step-text';
import type { Entries } from './use-notes';

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

interface UndoButtonsProps {
  readonly cuaderno: Notebook;
  readonly entries: Entries;
}

export function UndoButtons({ cuaderno: { pasos, plantilla }, entries }: UndoButtonsProps) {
  const nameOf = namesOf(plantilla);
  const undone = undoable(pasos);
  const redone = redoable(pasos);
  return (
    <>
      <BigButton isDisabled={!undone} fontSize="size.14" onClick={() => void entries.undo()}>
        ↶ Deshacer{undone && `: ${stepText(undone, pasos, nameOf)}`}
      </BigButton>
      <BigButton isDisabled={!redone} fontSize="size.14" onClick={() => void entries.redo()}>
        ↷ Rehacer{redone && `: ${stepText(redone, pasos, nameOf)}`}
      </BigButton>
    </>
  );
}
