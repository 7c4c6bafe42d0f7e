import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './button';
import { Crest } from './crest';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        py: 6,
        px: 2,
        textAlign: 'center',
        color: 'text.secondary',
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 4,
      }}
    >
      <Box sx={{ opacity: 0.5 }}>
        <Crest size={48} />
      </Box>
      <Typography>{title}</Typography>
      {children}
    </Box>
  );
}

/** What a list shows when there is nothing in it: "Aún no hay …". */
export function EmptyState({ title }: { readonly title: string }) {
  return <Notice title={title} />;
}

/** What a page shows when its data could not be had, with a way to try again. */
export function ErrorState() {
  return (
    <Box role="alert">
      <Notice title="No hemos podido cargar los datos.">
        <Button
          variant="contained"
          onClick={() => {
            location.reload();
          }}
        >
          Reintentar
        </Button>
      </Notice>
    </Box>
  );
}

/** Grey shapes while data is on its way. */
export function LoadingState({ rows = 4 }: { readonly rows?: number }) {
  return (
    <Box role="status" aria-label="Cargando" sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ height: 84, borderRadius: 3, bgcolor: 'action.hover' }} />
      ))}
    </Box>
  );
}
