import { SHOOT_OUT_MAX } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Dispatch } from 'react';
import { type ActaAction, hasExtraEvents, isLevel, shootOutOf } from './acta-editor';
import type { ActaState } from './acta-state';
import { CountField } from './count-field';

interface AfterTimeProps {
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
}

/** Switch that adds extra time. It stays on while extra time has events (regla 98). */
export function ExtraTimeField({ state, dispatch }: AfterTimeProps) {
  const isFixed = hasExtraEvents(state);
  return (
    <Box>
      <FormControlLabel
        label="Hubo prórroga"
        control={
          <Switch
            checked={state.extraTime}
            disabled={isFixed}
            onChange={(_event, extraTime) => dispatch({ type: 'extra-time', extraTime })}
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
export function ShootOutField({ state, dispatch }: AfterTimeProps) {
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
            onChange={(_event, hasShootOut) => {
              const empty = { anotados: undefined, encajados: undefined };
              dispatch({ type: 'shoot-out', shootOut: hasShootOut ? empty : null });
            }}
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
              onChange={(goals) =>
                dispatch({ type: 'shoot-out', shootOut: { ...shootOut, [side]: goals } })
              }
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

/** Why the sheet cannot be saved yet; `undefined` if it can. */
export function problemOf(state: ActaState, impossible: number): string | undefined {
  if (impossible === 1) {
    return 'Hay un cambio que no puede ser: corrígelo o quítalo antes de guardar.';
  }
  if (impossible > 1) {
    return `Hay ${String(impossible)} cambios que no pueden ser: corrígelos o quítalos antes de guardar.`;
  }
  return shootOutOf(state) === undefined ? 'Completa la tanda de penaltis.' : undefined;
}
