import { type CalendarDoc, firestorePaths, type FrontPageDoc } from '@club/shared';
import { EmptyState } from '../../components/page-states';
import { Section, useDocumentTitle } from '../../components/page';
import { SocialLinks } from '../../components/social-links';
import text from '../../components/text.module.css';
import { NoticiaGrid } from '../noticias/noticia-card';
import { FormStrip } from '../partidos/form-strip';
import { NextGamesPanel } from '../partidos/next-games-panel';
import { Glance } from '../home/glance';
import { Hero } from '../home/hero';
import { useLiveDoc, useReadyDoc } from '../../lib/live/use-live-doc';
import { NotificationsButton } from './deferred-parts';
import css from './home.module.css';
import { LiveContent } from '../../components/live-content';
import { useSettings } from '../../lib/state/club-context';

const EMPTY: FrontPageDoc = { next_games: [], noticias: [] };

/** Form of the season. Reads its calendar, the page's second document. */
function SeasonForm({ temporadaId }: { readonly temporadaId: string }) {
  const calendario = useReadyDoc<CalendarDoc>(firestorePaths.calendario(temporadaId));
  return (
    <div className={css.form}>
      <FormStrip partidos={Object.values(calendario?.partidos ?? {})} />
    </div>
  );
}

function HomeContent(front: FrontPageDoc) {
  const { next_games: partidos, noticias } = front;
  const { lema } = useSettings();
  return (
    <>
      <Hero partidos={partidos} />
      <Glance {...front} />
      {lema !== '' && <p className={css.motto}>{lema}</p>}
      <Section title="Próximos partidos...">
        <NextGamesPanel partidos={partidos} />
        {partidos[0] && <SeasonForm temporadaId={partidos[0].temporada_id} />}
        <NotificationsButton />
      </Section>
      <Section title="Últimas noticias...">
        {noticias.length === 0 ? (
          <EmptyState title="Aún no hay noticias." />
        ) : (
          <NoticiaGrid headingLevel="h3" noticias={noticias} />
        )}
      </Section>
    </>
  );
}

/** Home page: main match, season at a glance, next matches, form, latest news and social links (reglas 8 and 74). */
export function Component() {
  useDocumentTitle('');
  const { nombre } = useSettings();
  const portada = useLiveDoc<FrontPageDoc>(firestorePaths.portada());
  return (
    <div className={css.home}>
      <h1 className={text.hidden}>{nombre}</h1>
      <LiveContent doc={portada} missing={<HomeContent {...EMPTY} />}>
        {(data) => <HomeContent {...data} />}
      </LiveContent>
      <SocialLinks />
    </div>
  );
}
