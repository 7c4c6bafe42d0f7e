import { joinParts, SEARCH_KEY, type SearchGroup } from '@club/shared';
import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/page-states';
import { Page, SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import type { LiveDoc } from '../../lib/live/live-store';
import { useLiveStore } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import css from './search.module.css';

/** Hits of a group that are shown at once; the others are folded. */
const MAX_UNFOLDED = 6;

function Hits({ hits }: Pick<SearchGroup, 'hits'>) {
  return (
    <ul className={clsx(surface.list, css.hits)}>
      {hits.map(({ path, texto, nota, fecha_str: day }) => (
        <li key={path}>
          <Link to={path}>
            <b>{texto}</b>
            <span className={clsx(text.body2, text.muted)}>
              {joinParts(' · ', day === undefined ? '' : formatDate(day), nota)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({ titulo, hits }: SearchGroup) {
  const more = hits.slice(MAX_UNFOLDED);
  return (
    <section>
      <SectionHeading>
        {titulo} ({hits.length})
      </SectionHeading>
      <div className={surface.card}>
        <Hits hits={hits.slice(0, MAX_UNFOLDED)} />
        {more.length > 0 && (
          <details className={css.more}>
            <summary>Ver {more.length} más</summary>
            <Hits hits={more} />
          </details>
        )}
      </div>
    </section>
  );
}

/** Search in players, rivals, matches and news (regla 108). The form loads a page with the server's results. */
export function Component() {
  const [search] = useSearchParams();
  const words = search.get('q') ?? '';
  const found = useLiveStore().initial(SEARCH_KEY) as LiveDoc<readonly SearchGroup[]>;
  const groups = words !== '' && found.status === 'ready' ? found.data : [];
  return (
    <Page title="Buscar">
      <form role="search" action={paths.search} className={css.form}>
        <input
          type="search"
          name="q"
          aria-label="Buscar jugadores, rivales, partidos y noticias"
          placeholder="Jugador, rival, noticia…"
          defaultValue={words}
          minLength={2}
          maxLength={80}
          autoFocus={words === ''}
          required
        />
        <Button type="submit" variant="contained">
          Buscar
        </Button>
      </form>
      <div className={clsx(surface.columns, css.groups)}>
        {groups.map((group) => (
          <Group key={group.titulo} {...group} />
        ))}
      </div>
      {words !== '' && groups.length === 0 && (
        <EmptyState title={`No hay nada sobre «${words}».`}>
          <Button variant="outlined" to={paths.noticias}>
            Ver todas las noticias
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}
