import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { adminPaths } from '../app/admin-paths';
import { countText } from '../../lib/number-text';
import type { Notice } from '../common/notice-banner';
import { TextLink } from '../common/text-link';
import { PasteJugadores } from '../paste/paste-records';
import { PastePartidos } from '../paste/paste-partidos';
import { type SetupData, isDone, SETUP_STEPS, STEP_NAMES } from './steps';

interface ListStepProps {
  readonly data: SetupData;
  readonly onDone: (notice: Notice) => void;
}

/** The squad, pasted or typed, one player a line. */
export function JugadoresStep({ data: { jugadores }, onDone }: ListStepProps) {
  return (
    <>
      {jugadores.length > 0 && (
        <Typography>
          Hay {countText(jugadores.length, 'jugador creado', 'jugadores creados')}. Sus fotos y lo
          demás se cambian en <TextLink to={adminPaths.plantilla}>«Plantilla»</TextLink>.
        </Typography>
      )}
      <PasteJugadores jugadores={jugadores} onDone={onDone} />
    </>
  );
}

/** The season's matches. Missing rivals, competitions and grounds are created with them. */
export function CalendarStep({
  data: { temporadas, equipos, competiciones, campos, partidos },
  onDone,
}: ListStepProps) {
  const temporada = temporadas.at(-1);
  if (!temporada) {
    return (
      <Typography>
        Los partidos son de una temporada.{' '}
        <TextLink to={adminPaths.paso('temporada')}>Crea primero la temporada.</TextLink>
      </Typography>
    );
  }
  return (
    <>
      {partidos.length > 0 && (
        <Typography>
          «{temporada.nombre}» tiene {countText(partidos.length, 'partido', 'partidos')}.
        </Typography>
      )}
      <PastePartidos
        catalogues={{ equipo: equipos, competicion: competiciones, campo: campos }}
        partidos={partidos}
        temporada={temporada}
        onDone={onDone}
      />
    </>
  );
}

/** Summary: what exists, which steps were skipped, and links to continue. */
export function ReadyStep({ data }: Pick<ListStepProps, 'data'>) {
  const left = SETUP_STEPS.filter((step) => step !== 'listo' && !isDone(step, data));
  const { jugadores, equipos, partidos, ajustes } = data;
  return (
    <>
      <Typography>
        {ajustes.nombre}: {countText(jugadores.length, 'jugador', 'jugadores')},{' '}
        {countText(equipos.length, 'rival', 'rivales')} y{' '}
        {countText(partidos.length, 'partido', 'partidos')}.
      </Typography>
      {left.length > 0 && (
        <Typography>
          Para luego:{' '}
          {left.map((step, index) => (
            <span key={step}>
              {index > 0 && ', '}
              <TextLink to={adminPaths.paso(step)}>{STEP_NAMES[step]}</TextLink>
            </span>
          ))}
          .
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button href={paths.home} variant="contained">
          Ver la web
        </Button>
        <Button component={Link} to={adminPaths.cuentas} variant="outlined">
          Invitar a quien ayuda
        </Button>
        <Button component={Link} to={adminPaths.inicio}>
          Ir al inicio
        </Button>
      </Box>
    </>
  );
}
