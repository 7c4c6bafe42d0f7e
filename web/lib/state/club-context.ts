import {
  type Settings,
  INITIAL_SETTINGS,
  CREST_ID,
  imageUrl,
  type Temporada,
  type ClubOfPage,
  type WebEnvironment,
} from '@club/shared';
import { createContext, useContext } from 'react';

/** The club of the open page. */
export interface ClubWeb extends Omit<ClubOfPage, 'palettes'>, Pick<WebEnvironment, 'avisos'> {
  /** Cache key of the crest's picture; set if the picture may have changed since the page was rendered. */
  readonly escudoDigest?: string;
}

export const ClubContext = createContext<ClubWeb>({ ajustes: INITIAL_SETTINGS });

/** The club's settings when the page was rendered; in the panel, as last saved. */
export const useSettings = (): Settings => useContext(ClubContext).ajustes;

/** The current season when the page was rendered. */
export const useCurrentSeason = (): Temporada | undefined => useContext(ClubContext).temporada;

/** URL of the crest's picture. */
export const useCrestSrc = (): string =>
  imageUrl('escudo', CREST_ID, useContext(ClubContext).escudoDigest);

/** Whether this is the demonstration club. */
export const useIsDemo = (): boolean => useContext(ClubContext).demo === true;
