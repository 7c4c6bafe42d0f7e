import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';

interface PasteSectionProps {
  /** Plural noun: 'partidos'. */
  readonly noun: string;
  readonly children: ReactNode;
}

/** Collapsible paste form. Its code is loaded when it is opened. */
export function PasteSection({ noun, children }: PasteSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ minWidth: 0, ...(isOpen && { flex: '1 1 100%' }) }}>
      <Button
        aria-expanded={isOpen}
        sx={{ textAlign: 'left' }}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        Pegar {noun} de una hoja de cálculo
      </Button>
      {isOpen && <Suspense fallback={<Typography>Cargando…</Typography>}>{children}</Suspense>}
    </Box>
  );
}
