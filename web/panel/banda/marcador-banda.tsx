import type { DirectoActual, FaseDirecto } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../lib/use-now';
import type { PartidoBanda } from './cuaderno';
import { useAjustes } from '../../lib/estado/club-context';

const FASE_NAMES: Readonly<Record<FaseDirecto, string>> = {
  sin_empezar: 'Sin empezar',
  primera_parte: '1.ª parte',
  descanso: 'Descanso',
  segunda_parte: '2.ª parte',
  final: 'Final',
};

/** Time played of the half, `32:07`; of the second half from 45:00 on. */
function clockText({ fase, inicios }: DirectoActual, now: Date): string | undefined {
  if (fase !== 'primera_parte' && fase !== 'segunda_parte') return undefined;
  const inicio = inicios[fase];
  if (inicio === undefined) return undefined;
  const played = Math.max(0, Math.floor((now.getTime() - Date.parse(inicio)) / 1000));
  const seconds = played + (fase === 'segunda_parte' ? 45 * 60 : 0);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

interface MarcadorBandaProps {
  readonly partido: PartidoBanda;
  readonly actual: DirectoActual;
}

/** The score as large as a phone can show it, and the clock; both follow from the steps, whatever was reloaded. */
export function MarcadorBanda({ partido, actual }: MarcadorBandaProps) {
  const now = useNow(1000);
  const { nombre } = useAjustes();
  const { goles_anotados: own, goles_encajados: theirs } = actual.marcador;
  const sides = [
    [nombre, own],
    [partido.nombre_equipo, theirs],
  ] as const;
  const [left, right] = partido.local ? sides : [sides[1], sides[0]];
  const clock = now && clockText(actual, now);
  const side = ([name, goals]: readonly [string, number]) => (
    <Box sx={{ textAlign: 'center', minWidth: 0 }}>
      <Box sx={{ fontSize: 64, fontWeight: 900, lineHeight: 1 }}>{goals}</Box>
      <Typography
        sx={{ fontWeight: 700, fontSize: 15, lineHeight: 1.15, overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
    </Box>
  );
  return (
    <Box component="section" aria-label="Marcador" data-testid="marcador-banda">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
          gap: 1,
          alignItems: 'start',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {side(left)}
        <Box aria-hidden sx={{ fontSize: 48, fontWeight: 900, lineHeight: 1.3 }}>
          –
        </Box>
        {side(right)}
      </Box>
      <Typography
        sx={{
          textAlign: 'center',
          fontWeight: 800,
          fontSize: 20,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {clock !== undefined && (
          <Box component="span" data-testid="reloj" sx={{ fontSize: 28 }}>
            {clock}
          </Box>
        )}{' '}
        {FASE_NAMES[actual.fase]}
      </Typography>
    </Box>
  );
}
