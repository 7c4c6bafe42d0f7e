import { ASPECTOS } from '@club/shared';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { chooseAspecto, currentAspecto, followAspecto } from '../../lib/aspecto';

const LABELS = { claro: 'Claro', oscuro: 'Oscuro' } as const;

/** Lets the reader choose light or dark, whatever his system says. Rendered in the browser only: it knows the choice. */
export function AspectoChoice() {
  const [aspecto, setAspecto] = useState(currentAspecto);
  useEffect(
    () =>
      followAspecto(() => {
        setAspecto(currentAspecto());
      }),
    [],
  );
  return (
    <Box
      component="label"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, fontSize: 14 }}
    >
      Aspecto
      <Box
        component="select"
        value={aspecto ?? ''}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) => {
          const chosen = ASPECTOS.find((one) => one === target.value);
          chooseAspecto(chosen);
          setAspecto(chosen);
        }}
        sx={{
          minHeight: 44,
          px: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: '1px solid currentColor',
          borderRadius: 2,
          '& option': { color: '#000', bgcolor: '#fff' },
        }}
      >
        <option value="">Automático</option>
        {ASPECTOS.map((one) => (
          <option key={one} value={one}>
            {LABELS[one]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
