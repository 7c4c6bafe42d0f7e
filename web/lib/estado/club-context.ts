import {
  type Ajustes,
  AJUSTES_INICIALES,
  ESCUDO_ID,
  imagenUrl,
  type Paletas,
  type Scheme,
} from '@club/shared';
import { createContext, useContext } from 'react';

/** What a page knows of the club: it comes with the page (`club-entorno`), from the server that has rendered it. */
export interface ClubWeb {
  readonly ajustes: Ajustes;
  /** The interface's colours, made on the server; absent only where a part of a page is shown by itself. */
  readonly paletas?: Paletas;
  /** Names the crest's picture anew where it may have changed since the page was made. */
  readonly escudoHuella?: string;
  /** Whether it is the demonstration; the panel's pages say so. */
  readonly demo?: true;
}

export const ClubContext = createContext<ClubWeb>({ ajustes: AJUSTES_INICIALES });

/** The club's settings as they were when the page was made; in the panel, as they were saved since. */
export const useAjustes = (): Ajustes => useContext(ClubContext).ajustes;

/** Address of the crest's picture. */
export const useEscudoSrc = (): string =>
  imagenUrl('escudo', ESCUDO_ID, useContext(ClubContext).escudoHuella);

/** Whether this is the demonstration, and nobody's club. */
export const useIsDemo = (): boolean => useContext(ClubContext).demo === true;

/** The interface's colours in a scheme; throws where the page came without them. */
export function usePaleta(scheme: Scheme) {
  const { paletas } = useContext(ClubContext);
  if (!paletas) throw new Error('the page came without its colours');
  return paletas[scheme];
}
