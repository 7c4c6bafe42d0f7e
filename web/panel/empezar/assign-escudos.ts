import { foldText, readTeamName } from '../common/team-names';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** Which file is whose crest, and the files of which nobody can tell. */
export interface Reparto<F> {
  readonly escudos: readonly { readonly equipo: Named; readonly fichero: F }[];
  readonly sobran: readonly F[];
}

const nameOf = (fichero: string) => foldText(fichero.replace(/\.[^.]*$/, ''));

/** Words that say nothing of which club it is, besides its form. */
const RELLENO = new Set(['escudo', 'logo', 'club', 'de', 'del']);
const telling = (text: string) =>
  readTeamName(text)
    .key.split(' ')
    .filter((word) => !RELLENO.has(word));

/**
 * Gives each file to the team that it is named after: the same name first, then all telling words of one within the other.
 * A file that could be two teams', or nobody's, is left over; so is the second one of a team.
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
