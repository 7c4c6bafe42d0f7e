import { type ClubDoc, firestorePaths, type Temporada } from '@club/shared';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState, LiveContent, NotFound } from '../../components/page-states';
import { Page } from '../../components/page';
import text from '../../components/text.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import css from './season-page.module.css';

interface TemporadaPickerProps {
  readonly temporada: Temporada;
  /** Latest first; the first is the current season. */
  readonly temporadas: readonly Temporada[];
}

/** Select for the season of the page. The current season adds no query to the URL. */
function TemporadaPicker({ temporada, temporadas }: TemporadaPickerProps) {
  const [, setSearch] = useSearchParams();
  if (temporadas.length < 2) return null;
  return (
    <label className={css.picker}>
      <span className={text.hidden}>Temporada</span>
      <select
        value={temporada._id}
        onChange={({ target: { value } }) =>
          setSearch(value === temporadas[0]?._id ? {} : { temporada: value })
        }
      >
        {temporadas.map(({ _id, nombre }) => (
          <option key={_id} value={_id}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
  );
}

interface SeasonPageProps<T> {
  readonly title: string;
  /** Text if there is no season or it has no data. */
  readonly empty: string;
  /** Path of the season's document. */
  readonly toPath: (temporadaId: string) => string;
  /** Shown before the season picker. */
  readonly action?: ReactNode;
  /** Renders the document; returns `null` if it has nothing to show. `previous` is set only for the current season. */
  readonly children: (
    data: T,
    season: { readonly isCurrent: boolean; readonly previous: Temporada | undefined },
  ) => ReactNode;
}

/** Page of the current season, or of the one in the URL (`?temporada=`). */
export function SeasonPage<T>({ title, empty, toPath, action, children }: SeasonPageProps<T>) {
  const [search] = useSearchParams();
  const picked = search.get('temporada');
  const club = useLiveDoc<ClubDoc>(firestorePaths.club());
  const all = club.status === 'ready' ? club.data.temporadas : [];
  const temporada = picked === null ? all.at(-1) : all.find(({ _id }) => _id === picked);
  const doc = useLiveDoc<T>(temporada && toPath(temporada._id));
  const nothing = <EmptyState title={empty} />;
  const isCurrent = temporada === all.at(-1);
  const season = { isCurrent, previous: isCurrent ? all.at(-2) : undefined };
  const hasAnswer = club.status === 'ready' || club.status === 'missing';
  if (picked !== null && hasAnswer && !temporada) return <NotFound />;
  return (
    <Page
      title={title}
      documentTitle={temporada && !isCurrent ? `${title}, ${temporada.nombre}` : title}
      action={
        temporada && (
          <>
            {action}
            <TemporadaPicker temporada={temporada} temporadas={all.toReversed()} />
          </>
        )
      }
    >
      <LiveContent doc={club} missing={nothing}>
        {() =>
          temporada ? (
            <LiveContent doc={doc} missing={nothing}>
              {(data) => children(data, season) ?? nothing}
            </LiveContent>
          ) : (
            nothing
          )
        }
      </LiveContent>
    </Page>
  );
}
