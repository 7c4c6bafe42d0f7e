import {
  type CurrentLiveMatch,
  isPeriodOver,
  type LivePhase,
  PERIODS,
  periodLimits,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNow } from '../../lib/use-now';
import { useSettings } from '../../lib/state/club-context';
import { useMatch } from './use-match';

const PHASE_NAMES: Readonly<Record<LivePhase, string>> = {
  sin_empezar: 'Sin empezar',
  primera_parte: '1.ª parte',
  descanso: 'Descanso',
  segunda_parte: '2.ª parte',
  fin_segunda_parte: 'Fin del tiempo',
  prorroga_1: 'Prórroga, 1.ª parte',
  descanso_prorroga: 'Descanso de la prórroga',
  prorroga_2: 'Prórroga, 2.ª parte',
  fin_prorroga: 'Fin de la prórroga',
  tanda: 'Penaltis',
  final: 'Final',
};

type Clock = Pick<CurrentLiveMatch, 'fase' | 'starts' | 'minutos_parte'>;

/** Time played by the device clock, `32:07`; the second half starts at `45:00`. `undefined` outside a period. */
export function clockText({ fase: phase, starts, minutos_parte }: Clock, now: Date) {
  const period = PERIODS.find((name) => name === phase);
  const start = period && starts[period];
  if (period === undefined || start === undefined) return undefined;
  const [minutesBefore] = periodLimits(period, minutos_parte);
  const sinceStart = Math.max(0, Math.floor((now.getTime() - Date.parse(start)) / 1000));
  const seconds = minutesBefore * 60 + sinceStart;
  return [Math.floor(seconds / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Both sides with their names and goals, home side first. */
export function useSides() {
  const {
    notebook: { partido },
    liveMatch: { marcador },
  } = useMatch();
  const { nombre } = useSettings();
  const ours = { side: 'club', name: nombre, goals: marcador.goles_anotados } as const;
  const theirs = {
    side: 'rival',
    name: partido.nombre_equipo,
    goals: marcador.goles_encajados,
  } as const;
  return partido.local ? ([ours, theirs] as const) : ([theirs, ours] as const);
}

/** Both sides, the phase and the clock. */
function useScore() {
  const { liveMatch } = useMatch();
  const now = useNow(1000);
  return {
    sides: useSides(),
    phase: PHASE_NAMES[liveMatch.fase],
    clock: now && clockText(liveMatch, now),
    isTimeUp: now !== undefined && isPeriodOver(liveMatch, now),
  };
}

/** Style of a team's name below or beside its goals. */
export const TEAM_NAME = {
  fontWeight: 700,
  fontSize: 'size.14',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
} as const;

/** Large score and clock. */
export function TouchlineScore() {
  const { sides, phase, clock, isTimeUp } = useScore();
  const [left, right] = sides;
  const side = ({ name, goals }: typeof left) => (
    <Box sx={{ textAlign: 'center', minWidth: 0 }}>
      <Box sx={{ fontSize: 'size.64', fontWeight: 800, lineHeight: 1 }}>{goals}</Box>
      <Typography sx={TEAM_NAME}>{name}</Typography>
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
        <Box aria-hidden sx={{ fontSize: 'size.40', fontWeight: 800, lineHeight: 1.3 }}>
          –
        </Box>
        {side(right)}
      </Box>
      <Typography
        sx={{
          textAlign: 'center',
          fontWeight: 800,
          fontSize: 'size.22',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {clock !== undefined && (
          <Box component="span" data-testid="reloj" sx={{ fontSize: 'size.28' }}>
            {clock}
          </Box>
        )}{' '}
        {phase}
        {isTimeUp && ' · tiempo cumplido'}
      </Typography>
    </Box>
  );
}

/** The score in one line: `CD Encina 1 – 0 CF Sotillo · 32:07`. */
export function ScoreLine() {
  const { sides, clock } = useScore();
  const [left, right] = sides;
  return (
    <Typography sx={{ fontWeight: 800, fontVariantNumeric: 'tabular-nums', lineHeight: 1.25 }}>
      {left.name} {left.goals} – {right.goals} {right.name}
      {clock !== undefined && ` · ${clock}`}
    </Typography>
  );
}
