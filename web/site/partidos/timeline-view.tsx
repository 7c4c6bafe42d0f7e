import type { Evento, FaseDirecto, Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlayerPicture } from '../../components/player-picture';
import { InternalLink } from '../../components/router-link';
import { paths } from '../../lib/paths';
import { EventIcon } from './event-icon';
import { eventSide, eventText, minuteText, runningScores } from './timeline';

function Marker({ children }: { readonly children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, my: 1 }}>
      <Box sx={{ flexGrow: 1, height: '1px', bgcolor: 'divider' }} />
      <Typography variant="overline" color="text.secondary">
        {children}
      </Typography>
      <Box sx={{ flexGrow: 1, height: '1px', bgcolor: 'divider' }} />
    </Box>
  );
}

interface EventRowProps {
  readonly evento: Evento;
  readonly side: 'left' | 'right';
  readonly score: string | undefined;
}

function EventRow({ evento, side, score }: EventRowProps) {
  const { title, detail } = eventText(evento);
  const isLeft = side === 'left';
  return (
    <Box
      component="li"
      data-lado={side}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0,1fr) 44px minmax(0,1fr)',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
      }}
    >
      <Box
        sx={{
          gridColumn: isLeft ? 1 : 3,
          gridRow: 1,
          textAlign: isLeft ? 'right' : 'left',
          minWidth: 0,
        }}
      >
        <Typography sx={{ fontWeight: 700, lineHeight: 1.2, fontSize: 14.5 }}>
          {title}
          {score !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {' '}
              ({score})
            </Box>
          )}
        </Typography>
        {detail.map((line) => (
          <Typography key={line} variant="caption" component="p" color="text.secondary">
            {line}
          </Typography>
        ))}
      </Box>
      <Box sx={{ gridColumn: 2, gridRow: 1, display: 'grid', justifyItems: 'center' }}>
        <EventIcon evento={evento.evento} size={22} />
        <Typography sx={{ fontWeight: 800, fontSize: 12.5, fontVariantNumeric: 'tabular-nums' }}>
          {minuteText(evento)}
        </Typography>
      </Box>
    </Box>
  );
}

interface TimelineProps {
  readonly partido: Partido;
  /** How far a match in play has come: what is still to come has no marker. */
  readonly fase?: FaseDirecto;
}

/** The story of a match: both halves with their markers, events on their team's side (regla 47). */
export function Timeline({ partido, fase = 'final' }: TimelineProps) {
  const { primera_parte: first, segunda_parte: second } = partido.detalles;
  const scores = runningScores(partido);
  const row = (evento: Evento, index: number) => (
    <EventRow
      key={index}
      evento={evento}
      side={eventSide(evento, partido.local)}
      score={scores[index]}
    />
  );
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {fase !== 'sin_empezar' && <Marker>Inicio del partido</Marker>}
      {first.map(row)}
      {fase !== 'sin_empezar' && fase !== 'primera_parte' && <Marker>Descanso</Marker>}
      {second.map((evento, index) => row(evento, first.length + index))}
      {fase === 'final' && <Marker>Final del partido</Marker>}
    </Box>
  );
}

interface MvpCardProps extends Pick<Partido, 'mvp'> {
  /** Ids of players who have been deleted: named without a link (regla 18). */
  readonly borrados: readonly string[];
  readonly action?: ReactNode;
}

/** The most valuable player, where there is one. */
export function MvpCard({ mvp, borrados, action }: MvpCardProps) {
  if (!mvp) return null;
  return (
    <Card
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderColor: 'secondary.main',
        borderWidth: 2,
      }}
    >
      <PlayerPicture
        jugadorId={mvp.jugador_id}
        imagen={mvp.img_perfil}
        dorsal={mvp.dorsal}
        size={56}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="overline" color="secondary">
          MVP del partido
        </Typography>
        <Typography sx={{ fontWeight: 800, fontSize: 18, lineHeight: 1.2 }}>
          {borrados.includes(mvp.jugador_id) ? (
            mvp.nombre_con_inicial
          ) : (
            <InternalLink to={paths.jugador(mvp.jugador_id)} color="inherit">
              {mvp.nombre_con_inicial}
            </InternalLink>
          )}
        </Typography>
      </Box>
      {/* A line of its own on a phone: what comes later into it moves nothing. */}
      {action !== undefined && <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>{action}</Box>}
    </Card>
  );
}
