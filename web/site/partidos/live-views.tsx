import { allEvents, FILAS, type Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { SectionHeading } from '../../components/page';
import type { LiveMatchProps } from './live-parts';
import { announcementOf } from './live-text';
import type { MatchCardProps } from './match-card';
import { type Directo, useDirecto } from './use-directo';

interface LivePreviewProps extends MatchCardProps {
  readonly Card: ComponentType<MatchCardProps>;
}

/** The card of a match in play, with its score and minute. */
export function LivePreview({ partido, Card: PreviewCard }: LivePreviewProps) {
  const directo = useDirecto(partido.partido_id);
  if (!directo) return <PreviewCard partido={partido} />;
  return <PreviewCard partido={{ ...partido, ...directo.actual.marcador }} vivo={directo.vivo} />;
}

/** Room for the first events, so that what is below stays where it is when they come. */
const TIMELINE_MIN_HEIGHT = 320;

/** Who began the match, once the touchline has told: who only took part is in the timeline. */
function LiveLineUp({ partido, borrados, parts: { Pitch, Bench } }: LiveMatchProps) {
  const { alineacion, detalles } = partido;
  const lineUp = { alineacion, detalles, borrados };
  const onPitch = FILAS.filter((fila) => fila !== 'suplentes');
  if (onPitch.every((fila) => alineacion[fila].length === 0)) return null;
  return (
    <section>
      <SectionHeading>Alineación</SectionHeading>
      <Pitch {...lineUp} />
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1.5 }}>
        Suplentes
      </Typography>
      <Bench {...lineUp} />
    </section>
  );
}

interface LiveDetailsProps extends LiveMatchProps {
  readonly directo: Directo;
}

function LiveDetails({ partido, borrados, parts, directo }: LiveDetailsProps) {
  const { MvpCard, Timeline } = parts;
  const { actual, vivo } = directo;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <SectionHeading>Minuto a minuto</SectionHeading>
        {vivo.isForgotten && (
          <Card sx={{ p: 2 }}>
            <Typography>{`${vivo.texto}. El resultado aparecerá aquí cuando se guarde.`}</Typography>
          </Card>
        )}
        <MvpCard mvp={partido.mvp} borrados={borrados} />
        <Card sx={{ p: { xs: 1.5, sm: 2 }, minHeight: TIMELINE_MIN_HEIGHT }}>
          {actual.fase === 'sin_empezar' && actual.eventos.length === 0 ? (
            <Typography align="center" color="text.secondary">
              El partido está a punto de empezar.
            </Typography>
          ) : (
            <Timeline partido={partido} fase={actual.fase} />
          )}
        </Card>
      </Box>
      <LiveLineUp partido={partido} borrados={borrados} parts={parts} />
    </Box>
  );
}

/** A match in play: its score, and everything as it is entered at the pitch (regla 46). */
export function LiveMatchView({ partido, borrados, parts }: LiveMatchProps) {
  const { Announcer, MatchHeader } = parts;
  const directo = useDirecto(partido._id);
  if (!directo) {
    return (
      <>
        <MatchHeader partido={partido} />
        <Card sx={{ p: 3, textAlign: 'center' }}>
          <Typography>
            El partido se está jugando. El resultado aparecerá aquí sin recargar la página.
          </Typography>
        </Card>
      </>
    );
  }
  const shown: Partido = { ...partido, ...directo.acta, ...directo.actual.marcador };
  const last = allEvents(directo.acta.detalles).at(-1);
  return (
    <>
      <MatchHeader partido={shown} vivo={directo.vivo} />
      <Announcer text={announcementOf(shown, directo.actual, last)} />
      <LiveDetails partido={shown} borrados={borrados} parts={parts} directo={directo} />
    </>
  );
}
