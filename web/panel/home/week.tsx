import { joinParts, type PartidoPreview } from '@club/shared';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import { useSettings } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { LINE } from '../common/rows';
import { scoreLine } from '../common/score-line';
import { suspensionsText, useSuspensions } from '../common/suspensions';
import { Sides } from '../partidos/partido-row';
import { STATUS_NAMES } from '../partidos/partido-values';
import { type PartidoKind, type deriveWeek, kickOffText, PARTIDO_TASKS } from './pending';

interface WeekCardProps {
  readonly partido: PartidoPreview;
  readonly kind: PartidoKind | undefined;
}

/** State of a match, text of the button for what comes next, and path that it opens. */
function nextAction(kind: PartidoKind | undefined, isComing: boolean, isPlayed: boolean) {
  if (isComing) return ['Por jugar', 'Convocatoria', adminPaths.callUp] as const;
  if (kind !== undefined) return PARTIDO_TASKS[kind];
  if (isPlayed) return ['Jugado', 'Ver ficha', adminPaths.acta] as const;
  // Postponed, while the old date is still to come: `taskKind` finds a task only after that date.
  return PARTIDO_TASKS.sin_fecha;
}

/** A match with its state and the one action that comes next. */
function WeekCard({ partido, kind }: WeekCardProps) {
  const { nombre } = useSettings();
  const { partido_id: id, jugado: isPlayed, estado } = partido;
  const isComing = estado === 'programado' && (kind === undefined || kind === 'sin_campo');
  const suspensions = useSuspensions(isComing || kind === 'hoy' ? id : undefined);
  const [actionState, button, to] = nextAction(kind, isComing, isPlayed);
  const unplayedState = estado === 'programado' ? actionState : STATUS_NAMES[estado];
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        p: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: 'minmax(0,1fr) auto' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Box sx={{ ...LINE, gap: 1 }}>
          <Chip
            size="small"
            label={isPlayed ? 'Jugado' : unplayedState}
            {...(kind === 'en_juego' || kind === 'hoy' ? { color: 'primary' } : {})}
          />
          <Typography variant="body2" color="textSecondary">
            {joinParts(
              ' · ',
              kickOffText(partido),
              partido.nombre_campo,
              partido.nombre_competicion,
            )}
          </Typography>
        </Box>
        <Sides partido={partido} isLarge />
        {suspensions.length > 0 && (
          <Typography variant="body2">{suspensionsText(suspensions)}</Typography>
        )}
      </Box>
      <Button
        component={Link}
        to={to(id)}
        size="large"
        variant={kind === undefined && !isComing ? 'outlined' : 'contained'}
        aria-label={`${button}: ${scoreLine(partido, nombre)}`}
      >
        {button}
      </Button>
    </Card>
  );
}

interface WeekProps {
  readonly week: ReturnType<typeof deriveWeek>;
  readonly findKind: (partido: PartidoPreview) => PartidoKind | undefined;
}

/** «Esta semana»: the week's matches, those with nothing to do last; without any, the next one or a link to add some. */
export function Week({ week, findKind }: WeekProps) {
  const { isThisWeek } = week;
  const isDone = (partido: PartidoPreview) => partido.jugado && findKind(partido) === undefined;
  const partidos = week.partidos.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
  return (
    <section>
      <SectionHeading>Esta semana</SectionHeading>
      {!isThisWeek && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {partidos.length > 0 ? 'No hay partido. El próximo:' : 'No hay ningún partido por jugar.'}
        </Typography>
      )}
      {partidos.length === 0 && (
        <Button
          component={Link}
          to={`${adminPaths.partidos}?calendario`}
          variant="contained"
          size="large"
        >
          Pegar calendario
        </Button>
      )}
      <Box
        component="ul"
        aria-label="Esta semana"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {partidos.map((partido) => (
          <WeekCard key={partido.partido_id} partido={partido} kind={findKind(partido)} />
        ))}
      </Box>
    </section>
  );
}
