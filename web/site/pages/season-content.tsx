import type { ClubDoc, Temporada } from '@club/shared';
import type { ReactNode } from 'react';
import { LiveContent } from '../../components/live-content';
import type { LiveDoc } from '../../lib/live/live-store';

interface SeasonContentProps<T> {
  readonly club: LiveDoc<ClubDoc>;
  readonly temporada: Temporada | undefined;
  /** What is shown of the season. */
  readonly doc: LiveDoc<T>;
  readonly missing: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What a page shows of a season, once it is known which one that is. */
export function SeasonContent<T>({
  club,
  temporada,
  doc,
  missing,
  children,
}: SeasonContentProps<T>) {
  return (
    <LiveContent doc={club} missing={missing}>
      {() =>
        temporada ? (
          <LiveContent doc={doc} missing={missing}>
            {children}
          </LiveContent>
        ) : (
          missing
        )
      }
    </LiveContent>
  );
}
