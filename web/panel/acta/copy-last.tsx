import type { Fila } from '@club/shared';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { loadLastAlineacion, type TargetPartido, useHasLast } from '../common/last-alineacion';
import type { JugadorActa } from './acta-state';

interface CopyLastProps {
  readonly added: TargetPartido;
  readonly plantilla: readonly JugadorActa[];
  /** Renders the button. */
  readonly children: (copy: () => void, label: string) => ReactNode;
  readonly onCopy: (last: Record<Fila, string[]>) => void;
}

/** Button that copies the line-up of the season's last sheet, if there is one. */
export function CopyLast({ added, plantilla, children, onCopy }: CopyLastProps) {
  const [state, setState] = useState<'busy' | 'missing'>();
  if (!useHasLast(added)) return null;
  const copy = async () => {
    setState('busy');
    const last = await loadLastAlineacion({ ...added, plantilla });
    setState(last ? undefined : 'missing');
    if (last) onCopy(last);
  };
  return (
    <>
      {children(() => {
        if (state !== 'busy') void copy();
      }, 'Como en el último partido')}
      {state === 'missing' && (
        <Alert severity="warning" role="status">
          No se ha podido leer la última alineación.
        </Alert>
      )}
    </>
  );
}
