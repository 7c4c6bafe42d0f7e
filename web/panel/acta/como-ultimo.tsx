import { FILAS, type Partido } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Dispatch, useState } from 'react';
import { loadUltimaAlineacion } from '../common/ultima-alineacion';
import type { ActaAction } from './acta-editor';
import type { ActaState } from './acta-state';

interface ComoUltimoProps {
  readonly partido: Pick<Partido, '_id' | 'temporada_id'>;
  readonly state: Pick<ActaState, 'plantilla' | 'alineacion'>;
  readonly dispatch: Dispatch<ActaAction>;
}

/** Begins a sheet that nobody is in with the line-up of the last one: what has changed since is quicker to say. */
export function ComoUltimo({ partido, state, dispatch }: ComoUltimoProps) {
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  if (FILAS.some((fila) => state.alineacion[fila].length > 0)) return null;
  const copy = async () => {
    setBusy(true);
    const { _id: partidoId, temporada_id: temporadaId } = partido;
    const { plantilla } = state;
    const alineacion = await loadUltimaAlineacion({ temporadaId, partidoId, plantilla });
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
        sx={{ minHeight: 48, justifySelf: { sm: 'start' } }}
      >
        Como en el último partido
      </Button>
      {isMissing && (
        <Alert severity="warning" role="status">
          No hay otra ficha de esta temporada, o no se ha podido leer.
        </Alert>
      )}
    </Box>
  );
}
