import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyIdProps {
  readonly id: string;
  /** Completes 'Copiar id de'. */
  readonly name: string;
}

/** Small button that shows a record's id and copies it. */
export function CopyId({ id, name }: CopyIdProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setIsCopied(true);
    } catch {
      // Clipboard not allowed: the id is still readable.
    }
  };
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={`id: ${id}. Copiar id de ${name}`}
      onClick={() => void copy()}
      sx={{
        minHeight: 44,
        minWidth: 0,
        px: 0.5,
        fontSize: 'size.12',
        fontWeight: 400,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        textAlign: 'left',
      }}
    >
      {isCopied ? '✓ Copiado' : `id: ${id}`}
    </Button>
  );
}
