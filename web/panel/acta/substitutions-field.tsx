import { hasChanges } from '@club/shared';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Dispatch, useId } from 'react';
import type { ActaAction } from './acta-editor';
import type { ActaState } from './acta-state';

interface ChangesFieldProps {
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
}

/** Checkbox "no substitutions were made", for sheets without any, and a hint whether minutes are counted (regla 76). */
export function ChangesField({ state, dispatch }: ChangesFieldProps) {
  const hintId = useId();
  const has = hasChanges(state.eventos);
  const counts = has || state.sinCambios;
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={state.sinCambios}
            sx={{ p: '10px' }}
            disabled={has}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_event, sinCambios) => dispatch({ type: 'sin-cambios', sinCambios })}
          />
        }
        label="Sin cambios"
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {counts
          ? `Esta ficha cuenta los minutos jugados: dos partes de ${String(state.halfMinutes)}${state.extraTime ? ' y la prórroga' : ''}.`
          : 'Sin ningún cambio apuntado, esta ficha no cuenta minutos. Marca «Sin cambios» si los que empezaron jugaron hasta el final.'}
      </Typography>
    </Box>
  );
}
