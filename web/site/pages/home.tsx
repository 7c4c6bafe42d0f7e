import { type CalendarioDoc, clubConfig, firestorePaths, type PortadaDoc } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/estados';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import { NoticiaGrid } from '../noticias/noticia-card';
import { FormStrip } from '../partidos/form-strip';
import { NextGamesPanel } from '../partidos/next-games-panel';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from './live-content';

function SocialBlock() {
  return (
    <section>
      <SectionHeading>Redes sociales</SectionHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {clubConfig.redesSociales.map(({ red, nombre, url }) => (
          <Button key={red} variant="outlined" href={url}>
            {nombre}
          </Button>
        ))}
      </Box>
    </section>
  );
}

const EMPTY: PortadaDoc = { next_games: [], noticias: [] };

/** The season's form; its calendar is the page's second document. */
function SeasonForm({ temporadaId }: { readonly temporadaId: string }) {
  const calendario = useLiveDoc<CalendarioDoc>(firestorePaths.calendario(temporadaId));
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormStrip
        partidos={calendario.status === 'ready' ? Object.values(calendario.data.partidos) : []}
      />
    </Box>
  );
}

function HomeContent({ next_games: partidos, noticias }: PortadaDoc) {
  return (
    <>
      <section>
        <SectionHeading>Próximos partidos...</SectionHeading>
        <NextGamesPanel partidos={partidos} />
        {partidos[0] && <SeasonForm temporadaId={partidos[0].temporada_id} />}
      </section>
      <section>
        <SectionHeading>Últimas noticias...</SectionHeading>
        {noticias.length === 0 ? (
          <EmptyState title="Aún no hay noticias." />
        ) : (
          <NoticiaGrid headingLevel="h3" noticias={noticias} />
        )}
      </section>
    </>
  );
}

/** Home: social links, next games with the season's form, latest news (regla 8). */
export function HomeRoute() {
  useDocumentTitle('');
  const portada = useLiveDoc<PortadaDoc>(firestorePaths.portada());
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box>
        <Typography variant="h1">{clubConfig.nombre}</Typography>
        <Typography color="text.secondary">{clubConfig.lema}</Typography>
      </Box>
      <LiveContent doc={portada} missing={<HomeContent {...EMPTY} />}>
        {(data) => <HomeContent {...data} />}
      </LiveContent>
      <SocialBlock />
    </Box>
  );
}
