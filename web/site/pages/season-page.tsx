import type { Temporada } from '@club/shared';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/estados';
import { LiveContent } from '../../components/live-content';
import { NotFound } from '../../components/not-found';
import { Page } from '../../components/page';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { TemporadaPicker } from './temporada-picker';
import { temporadaTitle, useTemporada } from './use-temporada';

interface SeasonPageProps<T> {
  readonly title: string;
  /** What is said where there is no season, or nothing of it. */
  readonly empty: string;
  /** Where the season's document is. */
  readonly pathOf: (temporadaId: string) => string;
  /** Before the choice of a season. */
  readonly action?: ReactNode;
  /** What the document tells, `null` where that is nothing; the season before, where it is the current one. */
  readonly children: (
    data: T,
    season: { readonly isCurrent: boolean; readonly anterior: Temporada | undefined },
  ) => ReactNode;
}

/** A page of the current season, or of the one picked. */
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
