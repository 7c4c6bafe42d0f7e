import type { PartidoPreview } from '../records/partido';

/** Fields of a match that decide how its result reads. */
export type ToldResult = Pick<PartidoPreview, 'local' | 'goles_anotados' | 'goles_encajados'> &
  Partial<Pick<PartidoPreview, 'tanda' | 'incomparecencia'>>;

/** A score in two parts, home side first: goals, and the kicks of a shoot-out. `undefined` without goals. */
export function scoreParts(partido: ToldResult) {
  const { local, goles_anotados: ours, goles_encajados: theirs, tanda } = partido;
  if (ours === null || theirs === null) return undefined;
  const homeFirst = (favor: number, contra: number, separator: string) =>
    (local ? [favor, contra] : [contra, favor]).join(separator);
  return tanda
    ? {
        goals: homeFirst(ours, theirs, '-'),
        kicks: `(${homeFirst(tanda.anotados, tanda.encajados, '-')} p.)`,
      }
    : { goals: homeFirst(ours, theirs, ' - ') };
}

/** `2 - 1`, or `2-2 (4-3 p.)` after a shoot-out (regla 99), home side first. `missing` without a score. */
export function scoreText(partido: ToldResult, missing = 'VS'): string {
  const { goals = missing, kicks } = scoreParts(partido) ?? {};
  return kicks === undefined ? goals : `${goals} ${kicks}`;
}

/** What decided a match instead of its goals: `Pasa CD Encina`, `Incomparecencia de Rival CF`. Empty otherwise. */
export function decisionText(
  {
    nombre_equipo: rival,
    tanda,
    incomparecencia: walkover,
  }: Pick<PartidoPreview, 'nombre_equipo'> & Pick<ToldResult, 'tanda' | 'incomparecencia'>,
  clubName: string,
): string {
  if (walkover) return `Incomparecencia de ${walkover === 'propia' ? clubName : rival}`;
  if (!tanda || tanda.anotados === tanda.encajados) return '';
  return `Pasa ${tanda.anotados > tanda.encajados ? clubName : rival}`;
}

/** The parts of a text that are not empty, joined. A match may have no ground. */
export const joinParts = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);
