import { type CalendarioDoc, firestorePaths, type Partido, tituloPartido } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { visuallyHidden } from '../../components/visually-hidden';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import { GoalAnnouncer } from '../partidos/goal-announcer';
import { LiveMatch } from '../partidos/live-match';
import { MatchHeader } from '../partidos/match-header';
import { Bench, Pitch } from '../partidos/pitch';
import { MvpCard, Timeline } from '../partidos/timeline-view';
import { paths } from '../../lib/paths';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { MatchCalendar, MatchShare, Meetings, MvpShare } from './deferred-parts';
import { LiveContent } from './live-content';
import { NotFound } from './not-found';
import { useDocumentId } from './use-document-id';

// For the page of all components, which loads them from here (`componentes/load.ts`).
export { Bench, MatchHeader, MvpCard, Pitch, Timeline };

interface PlayedMatchProps {
  readonly partido: Partido;
  readonly borrados: readonly string[];
}

function PlayedMatch({ partido, borrados }: PlayedMatchProps) {
  const lineUp = { alineacion: partido.alineacion, detalles: partido.detalles, borrados };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      <section>
        <SectionHeading>Alineación</SectionHeading>
        <Pitch {...lineUp} />
        <Typography variant="h3" sx={{ mt: 2.5, mb: 1.5 }}>
          Suplentes
        </Typography>
        <Bench {...lineUp} />
      </section>
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <SectionHeading>Detalles del partido</SectionHeading>
        <MvpCard mvp={partido.mvp} borrados={borrados} action={<MvpShare partido={partido} />} />
        <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
          <Timeline partido={partido} />
        </Card>
      </Box>
    </Box>
  );
}

const WAITING: Partial<Record<Partido['estado'], string>> = {
  aplazado: 'El partido está aplazado. Aquí aparecerá la nueva fecha.',
  suspendido: 'El partido está suspendido.',
  cancelado: 'El partido se ha cancelado.',
};

function MatchPage({ partido }: { readonly partido: Partido }) {
  const calendario = useLiveDoc<CalendarioDoc>(firestorePaths.calendario(partido.temporada_id));
  const borrados = calendario.status === 'ready' ? (calendario.data.borrados ?? []) : [];
  const titulo = tituloPartido(partido);
  const isLive = partido.estado === 'en_juego' && !partido.jugado;
  useDocumentTitle(titulo);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h1" sx={visuallyHidden}>
        {titulo}
      </Typography>
      {isLive ? (
        <LiveMatch partido={partido} borrados={borrados} />
      ) : (
        <MatchHeader partido={partido} />
      )}
      <GoalAnnouncer partido={partido} />
      {partido.jugado && <PlayedMatch partido={partido} borrados={borrados} />}
      {!partido.jugado && !isLive && (
        <>
          <Card sx={{ p: 3, textAlign: 'center' }}>
            <Typography>
              {WAITING[partido.estado] ??
                'Aún no se ha jugado. La alineación y los goles aparecerán aquí sin recargar la página.'}
            </Typography>
          </Card>
          <MatchCalendar partido={partido} />
        </>
      )}
      {calendario.status === 'ready' && (
        <Meetings key={partido._id} partido={partido} calendario={calendario.data} />
      )}
    </Box>
  );
}

/** A match, played or to be played; follows its document live (regla 25). */
export function PartidoRoute() {
  const id = useDocumentId();
  const partido = useLiveDoc<Partido>(id === undefined ? undefined : firestorePaths.partido(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={partido} missing={<NotFound />}>
      {(data) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              flexWrap: 'wrap',
              minHeight: 44,
            }}
          >
            <Button to={paths.partidos} sx={{ px: 0.5, whiteSpace: 'nowrap' }}>
              ← Volver a partidos
            </Button>
            <MatchShare partido={data} />
          </Box>
          <MatchPage partido={data} />
        </Box>
      )}
    </LiveContent>
  );
}
