import type { Ajustes, Paletas } from '@club/shared';
import { createContext } from 'react';

/** Dresses the panel in settings that have changed since its page was made. */
export const ShowClubContext = createContext<(ajustes: Ajustes, paletas: Paletas) => void>(
  () => undefined,
);
