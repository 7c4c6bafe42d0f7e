import type { Temporada } from '@club/shared';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/match-states';
import { LiveContent } from '../../components/live-content';
import { NotFound } from '../../components/not-found';
import { Page } from '../../components/page';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { TemporadaPicker } from './temporada-picker';
import { temporadaTitle, useTemporada } from './use-temporada';

interface SeasonPageProps<T> {
  readonly title: string;
  /** Text if there is no season or it has no data. */
  readonly empty: string;
  /** Path of the season's document. */
  readonly pathOf: (temporadaId: string) => string;
  /** Shown before the season picker. */
  readonly action?: ReactNode;
  /** Renders the document; returns `null` if it has nothing to show. `anterior` is set only for the current season. */
  readonly children: (
    data: T,
    season: { readonly isCurrent: boolean; readonly anterior: Temporada | undefined },
  ) => ReactNode;
}

/** Page of the current season or of the chosen one. */
export function SeasonPage<T>({ title, empty, pathOf, action, children }: SeasonPageProps<T>) {
  const { club, temporada, temporadas, isUnknown } = useTemporada();
  const doc = useLiveDoc<T>(temporada && pathOf(temporada._id));
  const nothing = <EmptyState title={empty} />;
  const isCurrent = temporada === temporadas[0];
  const season = { isCurrent, anterior: isCurrent ? temporadas[1] : undefined };
  if (isUnknown) return <NotFound />;
  return (
    <Page
      title={title}
      documentTitle={temporadaTitle(title, temporada, temporadas)}
      action={
        temporada && (
          <>
            {action}
            <TemporadaPicker temporada={temporada} temporadas={temporadas} />
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
