import type { AllTimePartido } from '@club/shared';

/** `2 - 1`, home side first. */
export function marcador({
  local,
  goles_anotados: favor,
  goles_encajados: contra,
}: Pick<AllTimePartido, 'local' | 'goles_anotados' | 'goles_encajados'>): string {
  return local ? `${String(favor)} - ${String(contra)}` : `${String(contra)} - ${String(favor)}`;
}
