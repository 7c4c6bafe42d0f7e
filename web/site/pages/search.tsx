import { joinParts, SEARCH_KEY, type SearchGroup } from '@club/shared';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { EmptyState, ErrorState } from '../../components/page-states';
import { Page, SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import type { LiveDoc } from '../../lib/live/live-store';
import { useLiveStore } from '../../lib/live/use-live-doc';
import { countText } from '../../lib/number-text';
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

/** Milliseconds without input before the typed words are searched. */
const PAUSE_MS = 400;

/**
 * Search in players, rivals, matches and news (regla 108). The server writes the results into the page. The form loads
 * that page; while somebody types, the route's loader reads the results from it.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const found = useLiveStore().get(SEARCH_KEY) as LiveDoc<readonly SearchGroup[]>;
  const isKnown = words !== '' && found.status === 'ready';
  const groups = isKnown ? found.data : [];
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const searchAfterPause = () => {
    clearTimeout(pause.current);
    const { value: q = '', validity } = input.current ?? {};
    if (q === words || !validity?.valid) return;
    const send = () => setSearch({ q }, { replace: true, preventScrollReset: true });
    pause.current = setTimeout(send, PAUSE_MS);
  };
  const searchTypedBefore = useEffectEvent(searchAfterPause);
  useEffect(() => {
    // Words that were typed before hydration.
    searchTypedBefore();
    return () => clearTimeout(pause.current);
  }, []);
  return (
    <Page title="Buscar">
      <form role="search" action={paths.search} className={css.form}>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Buscar jugadores, rivales, partidos y noticias"
          placeholder="Jugador, rival, noticia…"
          defaultValue={words}
          minLength={2}
          maxLength={80}
          autoFocus={words === ''}
          required
          onChange={searchAfterPause}
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
      {words !== '' && found.status === 'missing' && <ErrorState />}
      <p role="status" className={text.hidden}>
        {isKnown && `${countText(count, 'resultado')} sobre «${words}».`}
      </p>
      {isKnown && count === 0 && (
        <EmptyState title={`No hay nada sobre «${words}».`}>
          <Button variant="outlined" to={paths.noticias}>
            Ver todas las noticias
          </Button>
        </EmptyState>
      )}
    </Page>
  );
}
