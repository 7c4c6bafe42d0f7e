import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Dispatch, useState } from 'react';
import { loadLastAlineacion, type NewPartido, useHasLast } from '../common/last-alineacion';
import type { ActaAction } from './acta-editor';
import type { ActaState } from './acta-state';
import { startersIn } from './positions';

interface ComoUltimoProps {
  readonly added: NewPartido;
  readonly state: Pick<ActaState, 'plantilla' | 'alineacion'>;
  readonly dispatch: Dispatch<ActaAction>;
}

/** Button that copies the line-up of the season's last sheet while nobody starts. */
export function ComoUltimo({ added, state, dispatch }: ComoUltimoProps) {
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasUltima = useHasLast(added);
  if (!hasUltima || startersIn(state.alineacion) > 0) return null;
  const copy = async () => {
    setBusy(true);
    const { plantilla } = state;
    const alineacion = await loadLastAlineacion({ ...added, plantilla });
    setBusy(false);
    setMissing(!alineacion);
    if (alineacion) dispatch({ type: 'alineacion', alineacion });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 1 }}>
      <Button
        variant="outlined"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void copy();
        }}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Como en el último partido
      </Button>
      {isMissing && (
        <Alert severity="warning" role="status">
          No se ha podido leer la última alineación.
        </Alert>
      )}
    </Box>
  );
}
