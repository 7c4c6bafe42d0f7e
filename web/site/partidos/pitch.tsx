import type { Alineacion, Detalles, JugadorResumen } from '@club/shared';
import { allEvents } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PlayerPicture } from '../../components/player-picture';
import { paths } from '../../lib/paths';
import { EventIcon } from './event-icon';

/** Rows of the pitch from top to bottom (regla 47). */
const ROWS = [
  ['delanteros', 'Delanteros'],
  ['mediocentros', 'Mediocentros'],
  ['defensas', 'Defensas'],
  ['portero', 'Portero'],
] as const;

interface PlayerCardProps {
  readonly jugador: JugadorResumen;
  readonly detalles: Detalles;
  readonly isOnPitch: boolean;
  readonly hasPage: boolean;
}

/** A player of the line-up with what he did; links to his page, which a deleted player has no more. */
function PlayerCard({ jugador, detalles, isOnPitch, hasPage }: PlayerCardProps) {
  const own = allEvents(detalles).filter(({ autor }) => autor?.jugador_id === jugador.jugador_id);
  return (
    <Box
      {...(hasPage && { component: Link, to: paths.jugador(jugador.jugador_id) })}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        textDecoration: 'none',
        color: isOnPitch ? '#ffffff' : 'text.primary',
        width: 'clamp(56px, 18vw, 92px)',
        maxWidth: '100%',
        minHeight: 64,
      }}
    >
      <PlayerPicture
        jugadorId={jugador.jugador_id}
        imagen={jugador.img_perfil}
        dorsal={jugador.dorsal}
        size={40}
      />
      <Typography
        component="span"
        sx={{
          fontSize: { xs: 11.5, sm: 13 },
          fontWeight: 700,
          lineHeight: 1.15,
          textAlign: 'center',
          overflowWrap: 'anywhere',
          ...(isOnPitch && { textShadow: '0 1px 2px rgb(0 0 0 / 0.75)' }),
        }}
      >
        {jugador.nombre_con_inicial}
      </Typography>
      {own.length > 0 && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: -4,
            right: 4,
            display: 'flex',
            borderRadius: 99,
            bgcolor: 'background.paper',
            px: 0.25,
          }}
        >
          {own.map(({ evento }, index) => (
            <EventIcon key={index} evento={evento} size={15} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface LineUpProps {
  readonly alineacion: Alineacion;
  readonly detalles: Detalles;
  /** Ids of players who have been deleted (regla 18). */
  readonly borrados: readonly string[];
}

/** Players beside each other on a phone. */
const MAX_COLUMNS = 5;

/** Columns of a row of the pitch: one for each player, of lines as even as can be where they are too many. */
function columnsFor(jugadores: number): number {
  const lines = Math.max(1, Math.ceil(jugadores / MAX_COLUMNS));
  return Math.max(1, Math.ceil(jugadores / lines));
}

/** The line-up on a pitch in four rows. */
export function Pitch({ alineacion, detalles, borrados }: LineUpProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 560,
        maxHeight: 750,
        minHeight: { xs: 470, sm: 600 },
        mx: 'auto',
        borderRadius: 4,
        overflow: 'hidden',
        background:
          'repeating-linear-gradient(180deg, var(--mui-palette-cesped-claro) 0 12.5%, var(--mui-palette-cesped-oscuro) 12.5% 25%)',
        color: 'cesped.linea',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 100 130"
        preserveAspectRatio="none"
        aria-hidden
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      >
        <g fill="none" stroke="currentColor" strokeWidth="0.6" vectorEffect="non-scaling-stroke">
          <rect x="3" y="3" width="94" height="124" />
          <path d="M3 3h94" />
          <path d="M38 3a12 10 0 0 0 24 0" />
          <rect x="24" y="105" width="52" height="22" />
          <rect x="37" y="118" width="26" height="9" />
          <path d="M40 105a12 8 0 0 1 20 0" />
        </g>
      </Box>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateRows: 'repeat(4, 1fr)',
          minHeight: 'inherit',
          py: 2.5,
        }}
      >
        {ROWS.map(([fila, label]) => (
          <Box
            key={fila}
            role="group"
            aria-label={label}
            sx={{
              display: 'grid',
              gridTemplateColumns: `repeat(${String(columnsFor(alineacion[fila].length))}, minmax(0, 1fr))`,
              justifyItems: 'center',
              alignContent: 'center',
              rowGap: 0.5,
              px: 1,
            }}
          >
            {alineacion[fila].map((jugador) => (
              <PlayerCard
                key={jugador.jugador_id}
                jugador={jugador}
                detalles={detalles}
                isOnPitch
                hasPage={!borrados.includes(jugador.jugador_id)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The substitutes below the pitch. */
export function Bench({ alineacion, detalles, borrados }: LineUpProps) {
  if (alineacion.suplentes.length === 0) {
    return <Typography color="text.secondary">Sin suplentes.</Typography>;
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
        justifyItems: 'center',
        gap: 1.5,
      }}
    >
      {alineacion.suplentes.map((jugador) => (
        <PlayerCard
          key={jugador.jugador_id}
          jugador={jugador}
          detalles={detalles}
          isOnPitch={false}
          hasPage={!borrados.includes(jugador.jugador_id)}
        />
      ))}
    </Box>
  );
}
