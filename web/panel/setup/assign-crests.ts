import { foldText, readTeamName } from '../common/team-names';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Files assigned to teams, and the files left over. */
export interface Reparto<F> {
  readonly escudos: readonly { readonly equipo: Named; readonly fichero: F }[];
  readonly sobran: readonly F[];
}

const nameOf = (fichero: string) => foldText(fichero.replace(/\.[^.]*$/, ''));

/** Words, besides club forms, that do not identify a club. */
const RELLENO = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const telling = (text: string) =>
  readTeamName(text)
    .key.split(' ')
    .filter((word) => !RELLENO.has(word));

/**
 * Assigns each file to the team it is named after: first by equal names, then if one name contains all significant
 * words of the other. Left over are files that match several teams or none, and second files for a team.
 */
export function assignEscudos<F extends { readonly name: string }>(
  ficheros: readonly F[],
  equipos: readonly Named[],
): Reparto<F> {
  const escudos = new Map<string, { equipo: Named; fichero: F }>();
  const sobran: F[] = [];
  for (const fichero of ficheros) {
    const equipo = ownerOf(nameOf(fichero.name), equipos);
    if (equipo && !escudos.has(equipo._id)) escudos.set(equipo._id, { equipo, fichero });
    else sobran.push(fichero);
  }
  return { escudos: [...escudos.values()], sobran };
}

function ownerOf(name: string, equipos: readonly Named[]): Named | undefined {
  const same = equipos.find(({ nombre }) => foldText(nombre) === name);
  if (same) return same;
  const words = telling(name);
  if (words.length === 0) return undefined;
  const like = equipos.filter(({ nombre }) => {
    const team = telling(nombre);
    const [few, many] = team.length < words.length ? [team, words] : [words, team];
    return few.length > 0 && few.every((word) => many.includes(word));
  });
  return like.length === 1 ? like[0] : undefined;
}
