import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Style of a row of items that wraps. */
export const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Style of a list: a frame, and lines between its rows. */
const FRAMED = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 3,
  '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

interface RuledListProps {
  /** Accessible name, needed if there are several lists. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function RuledList({ label, children }: RuledListProps) {
  return (
    <Box
      component="ul"
      data-lista=""
      aria-label={label}
      sx={{ ...FRAMED, m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}
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

/** Widths of the placeholder bars. */
const WIDTHS = ['46%', '62%', '38%', '54%', '42%', '58%'] as const;

export function LoadingList() {
  return (
    <Box role="status" aria-label="Cargando" sx={FRAMED}>
      {WIDTHS.map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', minHeight: 64, px: 2 }}>
          <Box sx={{ width, height: 14, borderRadius: '7px', bgcolor: 'action.hover' }} />
        </Box>
      ))}
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
