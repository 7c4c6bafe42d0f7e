import type { Settings, Palettes } from '@club/shared';
import { createContext } from 'react';

/** Applies settings that were changed after the page was rendered. */
export const ShowClubContext = createContext<(ajustes: Settings, palettes: Palettes) => void>(
  () => undefined,
);
