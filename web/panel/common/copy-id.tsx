import Button from '@mui/material/Button';
import { useState } from 'react';

interface CopyIdProps {
  readonly id: string;
  /** What the record is, after 'Copiar id de'. */
  readonly name: string;
}

/** The id of a record, for who needs it: small, and a tap copies it. */
export function CopyId({ id, name }: CopyIdProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setIsCopied(true);
    } catch {
      // A browser that does not let us: the id can still be read.
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
        fontSize: 12,
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
