import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardLink } from '../../components/card-link';
import { resultColors, ResultChip } from '../../components/resultado';
import { formatDay } from '../../lib/fechas';
import { paths } from '../../lib/paths';
import type { MatchCardProps } from './match-card';
import { SideBadge } from './side-badge';
import { estadoLabel, type Side, scoreText, sidesOf } from './sides';

function CardSide({ side }: { readonly side: Side }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, minWidth: 0 }}>
      <SideBadge side={side} size={44} />
      <Typography
        variant="caption"
        sx={{
          fontWeight: 700,
          lineHeight: 1.2,
          textAlign: 'center',
          minHeight: '2.4em',
          fontSize: { xs: 11, sm: 12 },
          width: '100%',
          hyphens: 'auto',
          overflowWrap: 'break-word',
        }}
      >
        {side.nombre}
      </Typography>
    </Box>
  );
}

/** Card of the next-games panel (regla 28): a link with its score, or a plain card with '-'. */
export function NextGameCard({ partido, vivo }: MatchCardProps) {
  const [left, right] = sidesOf(partido);
  const { resultado } = partido;
  const isLive = partido.estado === 'en_juego';
  const isForgotten = vivo?.isForgotten === true;
  const isFollowed = isLive && !isForgotten;
  const estado = isLive ? undefined : estadoLabel(partido.estado);
  const content: ReactNode = (
    <>
      <Box sx={{ px: 1, pt: 1.5, pb: 1, flexGrow: 1 }}>
        <Typography
          variant="caption"
          component="p"
          align="center"
          sx={isFollowed ? { fontWeight: 800 } : { color: 'text.secondary' }}
        >
          {isFollowed ? (
            <>
              <Box component="span" aria-hidden sx={{ color: 'resultado.lose' }}>
                ●
              </Box>{' '}
              EN DIRECTO {vivo?.texto}
            </>
          ) : (
            `${formatDay(partido.fecha_date)} · ${partido.hora_str}`
          )}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0,1fr) auto minmax(0,1fr)',
            gap: 0.25,
            alignItems: 'start',
            mt: 1,
          }}
        >
          <CardSide side={left} />
          <Typography sx={{ fontWeight: 800, pt: 1.25, color: 'text.secondary', fontSize: 13 }}>
            VS
          </Typography>
          <CardSide side={right} />
        </Box>
        <Typography variant="caption" component="p" align="center" color="text.secondary">
          {partido.nombre_competicion}
        </Typography>
        {estado !== undefined && (
          <Typography
            variant="caption"
            component="p"
            align="center"
            sx={{ fontWeight: 800, color: 'text.secondary' }}
          >
            {estado}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 1,
          minHeight: 40,
          fontWeight: 800,
          fontVariantNumeric: 'tabular-nums',
          ...(resultado === ''
            ? { bgcolor: 'action.hover', color: isFollowed ? 'text.primary' : 'text.secondary' }
            : resultColors(resultado)),
        }}
      >
        {isForgotten && 'Sin noticias'}
        {partido.goles_anotados === null ? (
          '-'
        ) : (
          <span data-testid="marcador">{scoreText(partido)}</span>
        )}
        {resultado !== '' && <ResultChip resultado={resultado} />}
      </Box>
    </>
  );
  const layout = {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    alignItems: 'stretch',
  } as const;
  return (
    <Card sx={{ ...layout, overflow: 'hidden' }}>
      {resultado === '' && !isLive ? (
        content
      ) : (
        <CardLink to={paths.partido(partido.partido_id)}>{content}</CardLink>
      )}
    </Card>
  );
}
