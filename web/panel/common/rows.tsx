import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Style of a row of items that wraps. */
export const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

interface RuledListProps {
  /** Accessible name, needed if there are several lists. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** List with a frame, and lines between its rows. */
export function RuledList({ label, children }: RuledListProps) {
  return (
    <Box
      component="ul"
      data-lista=""
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 3,
        '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Box>
  );
}

interface LinedRowProps {
  readonly sx: {
    readonly gap: number;
    readonly py?: number;
    readonly minHeight?: number;
    readonly flexWrap?: 'wrap';
  };
  readonly children: ReactNode;
}

/** List row with a bottom border. */
export function LinedRow({ sx, children }: LinedRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: '1px solid',
        borderColor: 'divider',
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}

/** A text that is shorter on phones. */
export const PhoneText = ({
  short,
  children,
}: {
  readonly short: string;
  readonly children: string;
}) => (
  <>
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {short}
    </Box>
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
      {children}
    </Box>
  </>
);
