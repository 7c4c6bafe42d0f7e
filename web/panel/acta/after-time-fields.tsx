import { hasChanges, SHOOT_OUT_MAX } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { hasExtraEvents, isLevel } from './acta-editor';
import type { ActaEditing } from './acta-state';
import { CountField } from './evento-fields';

/** Switch that adds extra time. It stays on while extra time has events (regla 98). */
export function ExtraTimeField({ state, edit }: ActaEditing) {
  const isFixed = hasExtraEvents(state);
  return (
    <Box>
      <FormControlLabel
        label="Hubo prórroga"
        control={
          <Switch
            checked={state.extraTime}
            disabled={isFixed}
            onChange={(_event, extraTime) => edit({ extraTime })}
          />
        }
      />
      {isFixed && (
        <Typography variant="body2" color="textSecondary">
          Para quitarla, quita antes sus eventos.
        </Typography>
      )}
    </Box>
  );
}

const SIDES = [
  ['anotados', 'Penaltis nuestros'],
  ['encajados', 'Penaltis del rival'],
] as const;

/** Goals of the shoot-out, with a level score only. Says when a change of the score drops it (regla 99). */
export function ShootOutField({ state, edit }: ActaEditing) {
  const { shootOut } = state;
  if (!isLevel(state)) {
    return shootOut === null ? null : (
      <Alert severity="warning" role="status">
        El marcador ya no está empatado: la tanda de penaltis no se guardará.
      </Alert>
    );
  }
  const isTied = shootOut?.anotados !== undefined && shootOut.anotados === shootOut.encajados;
  return (
    <Box>
      <FormControlLabel
        label="Tanda de penaltis"
        control={
          <Switch
            checked={shootOut !== null}
            onChange={(_event, hasShootOut) =>
              edit({ shootOut: hasShootOut ? { anotados: undefined, encajados: undefined } : null })
            }
          />
        }
      />
      {shootOut && (
        <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
          {SIDES.map(([side, label]) => (
            <CountField
              key={side}
              label={label}
              value={shootOut[side]}
              between={[0, SHOOT_OUT_MAX]}
              flex={1}
              isRequired
              onChange={(goals) => edit({ shootOut: { ...shootOut, [side]: goals } })}
            />
          ))}
        </Box>
      )}
      {isTied && (
        <Typography variant="body2" color="error">
          Una tanda siempre la gana alguien.
        </Typography>
      )}
    </Box>
  );
}

/** Checkbox "no substitutions were made", for sheets without any, and a hint whether minutes are counted (regla 76). */
export function ChangesField({ state, edit }: ActaEditing) {
  const hintId = useId();
  const has = hasChanges(state.eventos);
  return (
    <Box>
      <FormControlLabel
        label="Sin cambios"
        control={
          <Checkbox
            checked={state.sinCambios}
            sx={{ p: '10px' }}
            disabled={has}
            slotProps={{ input: { 'aria-describedby': hintId } }}
            onChange={(_event, sinCambios) => edit({ sinCambios })}
          />
        }
      />
      <Typography id={hintId} variant="body2" color="textSecondary">
        {has || state.sinCambios
          ? `Esta ficha cuenta los minutos jugados: dos partes de ${String(state.halfMinutes)}${state.extraTime ? ' y la prórroga' : ''}.`
          : 'Sin ningún cambio apuntado, esta ficha no cuenta minutos. Marca «Sin cambios» si los que empezaron jugaron hasta el final.'}
      </Typography>
    </Box>
  );
}
