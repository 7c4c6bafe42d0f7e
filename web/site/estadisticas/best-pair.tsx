import type { Pareja } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureButton } from '../../components/figure-button';

export interface BestPairProps {
  readonly pareja: Pareja;
  /** Whether the matches behind it are shown. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** `Mejor pareja: Nico P. asiste y Álex R. marca, 7 goles`; the goals tell their matches when tapped (regla 51). */
export function BestPair({ pareja: { asistente, autor, goles }, isOpen, onOpen }: BestPairProps) {
  return (
    <Typography component="p" variant="body2" color="text.secondary">
      Mejor pareja: {asistente.jugador_nombre} asiste y {autor.jugador_nombre} marca,{' '}
      <Box component="span" sx={{ position: 'relative' }}>
        <FigureButton
          label="Mejor pareja"
          isOpen={isOpen}
          onToggle={() => {
            onOpen(!isOpen);
          }}
        >
          {goles} goles
        </FigureButton>
      </Box>
    </Typography>
  );
}
