import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SaveBarProps {
  readonly label: string;
  readonly button: ReactNode;
  /** What would be saved, in up to three lines. */
  readonly children: ReactNode;
}

/** Bar with the save button. Always in view. */
export function SaveBar({ label, button, children }: SaveBarProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      data-guardar=""
      sx={{
        position: 'sticky',
        bottom: 'var(--bottom-bar, 0px)',
        zIndex: 5,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1,
        pb: { xs: 1, md: 'calc(8px + env(safe-area-inset-bottom))' },
        // `--save-bar` is set in panel.tsx.
        minHeight: 'var(--save-bar)',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '& button': { flexShrink: 0 },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
      {button}
    </Box>
  );
}
