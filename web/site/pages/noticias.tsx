import { firestorePaths, type NoticiasDoc, type NoticiasPageDoc, countPages } from '@club/shared';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { EmptyState, LiveContent, NotFound } from '../../components/page-states';
import { Page } from '../../components/page';
import { NoticiaGrid } from '../noticias/noticia-card';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import css from './noticia.module.css';

const EMPTY = <EmptyState title="Aún no hay noticias." />;

/** Page number in the URL; 0 if invalid. */
function usePage(): number {
  const [search] = useSearchParams();
  const page = search.get('pagina') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0;
}

interface NoticiasNavProps {
  /** Current page, from 1. */
  readonly number: number;
  readonly total: number;
}

/** Links to the pages of newer and older news; nothing if there is only one page. */
function NoticiasNav({ number, total }: NoticiasNavProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label="Páginas de noticias" className={css.nav}>
      {number > 1 && (
        <Button variant="outlined" to={paths.noticiasPage(number - 1)}>
          ← Más recientes
        </Button>
      )}
      <span>
        Página {number} de {total}
      </span>
      {number < total && (
        <Button variant="outlined" to={paths.noticiasPage(number + 1)}>
          Más antiguas →
        </Button>
      )}
    </nav>
  );
}

/** News, newest first. The first page is one document; older pages have their own. */
export function Component() {
  const number = usePage();
  const first = useLiveDoc<NoticiasDoc>(firestorePaths.noticias());
  const data = first.status === 'ready' ? first.data : undefined;
  // The list of older pages begins with page 2.
  const ref = data?.paginas?.[number - 2];
  const older = useLiveDoc<NoticiasPageDoc>(ref && firestorePaths.noticiasPage(ref.pagina_id));
  const total = countPages(data);
  const hasAnswer = first.status === 'ready' || first.status === 'missing';
  if (number !== 1 && hasAnswer && (number < 1 || number > total)) return <NotFound />;
  return (
    <Page
      title="Noticias"
      {...(number > 1 && { documentTitle: `Noticias, página ${String(number)}` })}
    >
      <LiveContent doc={number > 1 && data ? older : first} missing={EMPTY}>
        {({ noticias }) =>
          noticias.length === 0 ? EMPTY : <NoticiaGrid noticias={noticias} headingLevel="h2" />
        }
      </LiveContent>
      <NoticiasNav number={number} total={total} />
    </Page>
  );
}
