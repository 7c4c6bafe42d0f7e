import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { idOfParte, type Parte, PARTES } from './settings-card';

function goTo(parte: Parte) {
  const section = document.getElementById(idOfParte(parte));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Links to each part of the settings. They keep what is typed. */
export function PartsNav() {
  return (
    <Box
      component="nav"
      aria-label="Partes de los ajustes"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {PARTES.map((parte) => (
        <Button
          key={parte}
          size="small"
          variant="outlined"
          onClick={() => {
            goTo(parte);
          }}
          sx={{ minHeight: 44, px: 1.5 }}
        >
          {parte}
        </Button>
      ))}
    </Box>
  );
}
