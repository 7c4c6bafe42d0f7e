import { type ClubDoc, firestorePaths, type Temporada } from '@club/shared';
import { useSearchParams } from 'react-router-dom';
import type { LiveDoc } from '../../lib/live/live-store';
import { useLiveDoc } from '../../lib/live/use-live-doc';

export interface TemporadaChoice {
  readonly club: LiveDoc<ClubDoc>;
  /** Season in the URL (`?temporada=`), or else the current one. */
  readonly temporada: Temporada | undefined;
  /** Latest first. */
  readonly temporadas: readonly Temporada[];
  /** Whether the season in the URL does not exist. */
  readonly isUnknown: boolean;
}

/** Title of a season's page; includes the season if it is a past one. */
export function temporadaTitle(
  title: string,
  temporada: Temporada | undefined,
  temporadas: readonly Temporada[],
): string {
  const isPast = temporada !== undefined && temporada._id !== temporadas[0]?._id;
  return isPast ? `${title}, ${temporada.nombre}` : title;
}

/** Season of the page, from the URL and the club document. */
export function useTemporada(): TemporadaChoice {
  const [search] = useSearchParams();
  const picked = search.get('temporada');
  const club = useLiveDoc<ClubDoc>(firestorePaths.club());
  const all = club.status === 'ready' ? club.data.temporadas : [];
  const temporada = picked === null ? all.at(-1) : all.find(({ _id }) => _id === picked);
  return {
    club,
    temporada,
    temporadas: all.toReversed(),
    isUnknown: picked !== null && club.status === 'ready' && !temporada,
  };
}
