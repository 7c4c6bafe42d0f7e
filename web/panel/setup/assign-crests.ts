import { foldText, readTeamName } from '../common/team-names';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Files assigned to teams, and the files left over. */
interface Breakdown<F> {
  readonly escudos: readonly { readonly equipo: Named; readonly file: F }[];
  readonly sobran: readonly F[];
}

const nameOf = (file: string) => foldText(file.replace(/\.[^.]*$/, ''));

/** Words, besides club forms, that do not identify a club. */
const FILLED = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const telling = (text: string) =>
  readTeamName(text)
    .key.split(' ')
    .filter((word) => !FILLED.has(word));

/**
 * Assigns each file to the team it is named after: first by equal names, then if one name contains all significant
 * words of the other. Left over are files that match several teams or none, and second files for a team.
 */
export function assignEscudos<F extends { readonly name: string }>(
  files: readonly F[],
  equipos: readonly Named[],
): Breakdown<F> {
  const escudos = new Map<string, { equipo: Named; file: F }>();
  const surplus: F[] = [];
  for (const file of files) {
    const equipo = ownerOf(nameOf(file.name), equipos);
    if (equipo && !escudos.has(equipo._id)) escudos.set(equipo._id, { equipo, file });
    else surplus.push(file);
  }
  return { escudos: [...escudos.values()], sobran: surplus };
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
