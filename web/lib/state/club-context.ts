import {
  type Settings,
  INITIAL_SETTINGS,
  CREST_ID,
  imageUrl,
  type Palettes,
  type Temporada,
} from '@club/shared';
import { createContext, useContext } from 'react';

/** Data about the club that every page needs. */
export interface ClubWeb {
  readonly ajustes: Settings;
  /** Colours of the interface, computed on the server; absent only where part of a page is rendered by itself. */
  readonly palettes?: Palettes;
  /** The current season; absent before the first one. */
  readonly temporada?: Temporada | undefined;
  /** Public VAPID key for push notifications; absent if the club sends none (docs/decisions/0042), and on the server. */
  readonly avisos?: string;
  /** Cache key of the crest's picture, when it may have changed since the page was rendered. */
  readonly escudoDigest?: string;
  /** Whether this is the demonstration club; sent to the panel only. */
  readonly demo?: true;
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
