import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Room of a figure, as high with a button as without one. */
export const FIGURE_CELL = {
  m: 0,
  minHeight: 44,
  display: 'grid',
  placeContent: 'center',
} as const;

interface FigureButtonProps {
  /** What the number counts. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A number that can be tapped to see what is behind it; the whole cell (the nearest positioned box) answers. */
export function FigureButton({ label, isOpen, onToggle, children }: FigureButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isOpen}
      title={`${label}: ver los partidos`}
      onClick={onToggle}
      sx={{
        p: 0,
        minHeight: 44,
        minWidth: 44,
        border: 0,
        font: 'inherit',
        color: 'inherit',
        background: 'none',
        cursor: 'pointer',
        textDecoration: isOpen ? 'underline' : 'underline dotted',
        textDecorationThickness: 2,
        textUnderlineOffset: 4,
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 },
        '&:hover::after': { bgcolor: 'action.hover' },
      }}
    >
      {children}
    </Box>
  );
}
