import type { PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { resultColors, ResultChip } from '../../components/resultado';
import { formatDay } from '../../lib/fechas';
import { paths } from '../../lib/paths';
import { EstadoChip } from './estado-chip';
import { LiveLine } from './live-line';
import { SideBadge } from './side-badge';
import { type Side, scoreText, sidesOf, type Vivo } from './sides';

function CardSide({ side, align }: { readonly side: Side; readonly align: 'left' | 'right' }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: align === 'left' ? 'row-reverse' : 'row' },
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: 1,
        minWidth: 0,
      }}
    >
      <SideBadge side={side} size={40} />
      <Typography
        sx={{
          fontWeight: 700,
          fontSize: { xs: 13, sm: 15 },
          lineHeight: 1.2,
          textAlign: { xs: 'center', sm: align === 'left' ? 'right' : 'left' },
          overflowWrap: 'anywhere',
        }}
      >
        {side.nombre}
      </Typography>
    </Box>
  );
}

export interface MatchCardProps {
  readonly partido: PartidoPreview;
  /** Of a match in play; its score is in `partido`. */
  readonly vivo?: Vivo | undefined;
}

const FICHA_BUTTON = { flexShrink: 0, whiteSpace: 'nowrap' } as const;

/** A match in the list: competition, when, where, both sides with score, and the link to its sheet. */
export function MatchCard({ partido, vivo }: MatchCardProps) {
  const [left, right] = sidesOf(partido);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  const verb = isLive ? 'Ver directo' : 'Ver ficha';
  return (
    <Card component="article" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="overline" sx={{ flexGrow: 1, fontSize: 11 }}>
          {partido.nombre_competicion}
        </Typography>
        {!vivo?.isForgotten && <EstadoChip estado={partido.estado} />}
        {resultado !== '' && <ResultChip resultado={resultado} />}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
          gap: 1.5,
          alignItems: { xs: 'start', sm: 'center' },
        }}
      >
        <CardSide side={left} align="left" />
        <Box>
          <Box
            data-testid="marcador"
            sx={{
              minWidth: 72,
              px: 1.25,
              py: 0.75,
              borderRadius: 2,
              textAlign: 'center',
              fontSize: 20,
              fontWeight: 800,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              ...(resultado === '' ? { bgcolor: 'action.hover' } : resultColors(resultado)),
            }}
          >
            {scoreText(partido)}
          </Box>
          <LiveLine estado={partido.estado} vivo={vivo} />
        </Box>
        <CardSide side={right} align="right" />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1, minWidth: 0 }}>
          {formatDay(partido.fecha_date)} · {partido.hora_str}
          <br />
          {partido.nombre_campo}
        </Typography>
        {resultado === '' && !isLive ? (
          <Button variant="outlined" disabled sx={FICHA_BUTTON}>
            Ver ficha
          </Button>
        ) : (
          <Button
            variant="outlined"
            to={paths.partido(partido.partido_id)}
            sx={FICHA_BUTTON}
            aria-label={`${verb}: ${left.nombre} ${scoreText(partido)} ${right.nombre}`}
          >
            {verb}
          </Button>
        )}
      </Box>
    </Card>
  );
}
