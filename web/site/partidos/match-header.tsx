import type { Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { resultColors, ResultChip } from '../../components/resultado';
import { formatLongDay } from '../../lib/fechas';
import { EstadoChip } from './estado-chip';
import { LiveLine } from './live-line';
import { SideBadge } from './side-badge';
import { type Side, scoreText, sidesOf, type Vivo } from './sides';

function HeaderSide({ side }: { readonly side: Side }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, minWidth: 0 }}>
      <SideBadge side={side} size={72} />
      <Typography
        sx={{
          fontWeight: 800,
          textAlign: 'center',
          lineHeight: 1.2,
          fontSize: { xs: 15, sm: 18 },
          overflowWrap: 'anywhere',
        }}
      >
        {side.nombre}
      </Typography>
    </Box>
  );
}

/** Top of a match page: competition, both sides with the score in its colour and letter, when and where. */
export function MatchHeader({
  partido,
  vivo,
}: {
  readonly partido: Partido;
  readonly vivo?: Vivo | undefined;
}) {
  const [left, right] = sidesOf(partido);
  const { resultado } = partido;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1, alignItems: 'center' }}>
        <Typography variant="overline">{partido.nombre_competicion}</Typography>
        {!vivo?.isForgotten && <EstadoChip estado={partido.estado} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
          alignItems: 'center',
          gap: { xs: 1, sm: 3 },
        }}
      >
        <HeaderSide side={left} />
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Box
            data-testid="marcador"
            sx={{
              px: 2,
              py: 1,
              minWidth: 104,
              textAlign: 'center',
              borderRadius: 3,
              fontSize: { xs: 30, sm: 40 },
              lineHeight: 1.1,
              fontWeight: 800,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              ...(resultado === '' ? { bgcolor: 'action.hover' } : resultColors(resultado)),
            }}
          >
            {scoreText(partido)}
          </Box>
          {resultado !== '' && <ResultChip resultado={resultado} />}
          <LiveLine estado={partido.estado} vivo={vivo} />
        </Box>
        <HeaderSide side={right} />
      </Box>
      <Typography align="center" color="text.secondary" variant="body2">
        <time dateTime={partido.fecha_date}>
          {formatLongDay(partido.fecha_date)} · {partido.hora_str}
        </time>
        <br />
        {partido.nombre_campo}
      </Typography>
    </Card>
  );
}
