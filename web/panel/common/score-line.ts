import { type PartidoPreview, scoreText, type ResultFields } from '@club/shared';

type Sides = Pick<PartidoPreview, 'local' | 'nombre_equipo'>;

/** `CD Encina 2 - 1 Rival`, home side first; `CD Encina - Rival` without a score. */
export function scoreLine(partido: Sides & Partial<ResultFields>, clubName: string): string {
  const { local, nombre_equipo: rival } = partido;
  const [left, right] = local ? [clubName, rival] : [rival, clubName];
  const score = scoreText({ goles_anotados: null, goles_encajados: null, ...partido }, '-');
  return `${left} ${score} ${right}`;
}
