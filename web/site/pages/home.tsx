import { type CalendarioDoc, clubConfig, firestorePaths, type PortadaDoc } from '@club/shared';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/estados';
import { SectionHeading, useDocumentTitle } from '../../components/page';
import text from '../../components/text.module.css';
import { NoticiaGrid } from '../noticias/noticia-card';
import { FormStrip } from '../partidos/form-strip';
import { NextGamesPanel } from '../partidos/next-games-panel';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import css from './home.module.css';
import { LiveContent } from './live-content';

function SocialBlock() {
  return (
    <section>
      <SectionHeading>Redes sociales</SectionHeading>
      <div className={css.networks}>
        {clubConfig.redesSociales.map(({ red, nombre, url }) => (
          <Button key={red} variant="outlined" href={url}>
            {nombre}
          </Button>
        ))}
      </div>
    </section>
  );
}

const EMPTY: PortadaDoc = { next_games: [], noticias: [] };

/** The season's form; its calendar is the page's second document. */
function SeasonForm({ temporadaId }: { readonly temporadaId: string }) {
  const calendario = useLiveDoc<CalendarioDoc>(firestorePaths.calendario(temporadaId));
  return (
    <div className={css.form}>
      <FormStrip
        partidos={calendario.status === 'ready' ? Object.values(calendario.data.partidos) : []}
      />
    </div>
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
    <div className={css.home}>
      <div>
        <h1>{clubConfig.nombre}</h1>
        <p className={text.muted}>{clubConfig.lema}</p>
      </div>
      <LiveContent doc={portada} missing={<HomeContent {...EMPTY} />}>
        {(data) => <HomeContent {...data} />}
      </LiveContent>
      <SocialBlock />
    </div>
  );
}
