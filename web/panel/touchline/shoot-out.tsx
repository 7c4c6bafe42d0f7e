import {
  type CurrentLiveMatch,
  type KickStep,
  nextKicker,
  REGULAR_KICKS,
  type ShootOutSide,
  shootOutWinner,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BigButton } from './big-button';
import { PlayerPicker } from './question-screen';
import { TEAM_NAME, useSides } from './touchline-score';
import { useMatch } from './use-match';

/** One side's kicks as dots. The regular kicks that are left are empty dots. */
function Dots({ kicks }: { readonly kicks: readonly KickStep[] }) {
  const left = Array.from({ length: Math.max(0, REGULAR_KICKS - kicks.length) }, () => undefined);
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {[...kicks, ...left].map((kick, index) => (
        <Box
          component="span"
          key={kick?.id ?? index}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 26,
            height: 26,
            borderRadius: '50%',
            border: '2px solid',
            borderColor: kick ? 'text.primary' : 'divider',
            fontSize: 'size.14',
            fontWeight: 800,
            lineHeight: 1,
            ...(kick?.gol === true && { bgcolor: '#0b5128', color: '#ffffff' }),
          }}
        >
          {kick && (kick.gol ? '✓' : '✕')}
        </Box>
      ))}
    </Box>
  );
}

/** `gol, fallo, gol`, for screen readers. */
const kicksText = (kicks: readonly KickStep[]) =>
  kicks.length === 0
    ? 'sin lanzamientos'
    : kicks.map(({ gol }) => (gol ? 'gol' : 'fallo')).join(', ');

interface ShootOutProps {
  readonly tanda: NonNullable<CurrentLiveMatch['tanda']>;
}

/** Kicks and goals of both sides, and below them the winner or the side whose kick is next. */
export function ShootOutBoard({ tanda }: ShootOutProps) {
  const isOpen = useMatch().liveMatch.fase === 'tanda';
  const sides = useSides();
  const winner = shootOutWinner(tanda.kicks);
  const next = nextKicker(tanda.kicks);
  const sideName = (one: ShootOutSide) => sides.find(({ side }) => side === one)?.name ?? '';
  return (
    <Box component="section" aria-label="Tanda de penaltis" sx={{ display: 'grid', gap: 1 }}>
      {sides.map(({ side, name }) => {
        const kicks = tanda.kicks.filter(({ lado }) => lado === side);
        const goals = kicks.filter(({ gol }) => gol).length;
        return (
          <Box
            key={side}
            role="img"
            aria-label={`${name}: ${String(goals)} (${kicksText(kicks)})`}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0,1fr) minmax(0,150px) 36px',
              alignItems: 'center',
              gap: 1,
            }}
          >
            <Box sx={TEAM_NAME}>{name}</Box>
            <Dots kicks={kicks} />
            <Box sx={{ fontSize: 'size.28', fontWeight: 800, lineHeight: 1, textAlign: 'right' }}>
              {goals}
            </Box>
          </Box>
        );
      })}
      <Typography role="status" sx={{ textAlign: 'center', fontWeight: 800, fontSize: 'size.22' }}>
        {winner !== null && `Pasa ${sideName(winner)}`}
        {winner === null && isOpen && next !== null && `Lanza ${sideName(next)}`}
        {winner === null && isOpen && next === null && 'Empieza quien lance el primero'}
      </Typography>
    </Box>
  );
}

/** «Gol» and «Fallo» for both sides. The side whose kick is next is highlighted, but both can be tapped. */
export function KickButtons({ tanda }: ShootOutProps) {
  const { jugadores, toName, actions } = useMatch();
  const [taker, setTaker] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const sides = useSides();
  const next = nextKicker(tanda.kicks);
  const isDecided = shootOutWinner(tanda.kicks) !== null;
  const kick = ({ lado, gol }: Pick<KickStep, 'lado' | 'gol'>) => {
    const isOurs = lado === 'club';
    void actions.kick({ lado, gol, ...(isOurs && taker !== undefined && { autor_id: taker }) });
    if (isOurs) setTaker(undefined);
  };
  return (
    <>
      {sides.map(({ side, name }) => {
        const isNext = !isDecided && (next === null || next === side);
        const goalTone = side === 'club' ? 'gol' : 'encajado';
        return (
          <Box key={side} role="group" aria-label={name}>
            <Box sx={{ fontWeight: 800, fontSize: 'size.14', pb: 0.5 }}>{name}</Box>
            <Box
              sx={{
                display: 'grid',
                gap: 1,
                gridTemplateColumns: side === 'club' ? '1fr 1.2fr 1.2fr' : '1fr 1fr',
              }}
            >
              {side === 'club' && (
                <BigButton fontSize="size.14" onClick={() => setAsking(true)}>
                  {taker === undefined ? '¿Quién lanza?' : `Lanza ${toName(taker)}`}
                </BigButton>
              )}
              <BigButton
                height={72}
                fontSize="size.22"
                tone={isNext ? goalTone : 'plain'}
                isPrincipal={side === (next ?? 'club')}
                onClick={() => kick({ lado: side, gol: true })}
              >
                Gol
              </BigButton>
              <BigButton
                height={72}
                fontSize="size.22"
                onClick={() => kick({ lado: side, gol: false })}
              >
                Fallo
              </BigButton>
            </Box>
          </Box>
        );
      })}
      {isAsking && (
        <PlayerPicker
          title="¿Quién lanza?"
          jugadores={jugadores}
          onPick={(id) => {
            setTaker(id);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Why the shoot-out will not be in the sheet. Empty if it will, or if there was no shoot-out. */
export function lostShootOutText({
  marcador: { goles_anotados: scored, goles_encajados: conceded },
  tanda,
}: Pick<CurrentLiveMatch, 'marcador' | 'tanda'>): string {
  if (!tanda) return '';
  if (scored !== conceded) {
    return 'El marcador no está empatado: la ficha se guardará sin la tanda de penaltis.';
  }
  const { anotados: ours, encajados: theirs } = tanda;
  return ours === theirs
    ? `La tanda va ${String(ours)}-${String(theirs)}, sin ganador: la ficha se guardará sin ella.`
    : '';
}
