import { firestorePaths, type NoticiasDoc } from '@club/shared';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { NoticiaGrid } from '../../features/noticias/noticia-card';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from './live-content';

/** All news, newest first; one document. */
export function NoticiasRoute() {
  const noticias = useLiveDoc<NoticiasDoc>(firestorePaths.noticias());
  const empty = <EmptyState title="Aún no hay noticias." />;
  return (
    <Page title="Noticias">
      <LiveContent doc={noticias} missing={empty}>
        {({ noticias: all }) =>
          all.length === 0 ? empty : <NoticiaGrid noticias={all} headingLevel="h2" />
        }
      </LiveContent>
    </Page>
  );
}
