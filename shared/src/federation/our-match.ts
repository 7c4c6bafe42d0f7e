import type { Draft } from './draft';
import type { CalendarPartido, Club } from './calendar-fila';
import { clubForm, clubKey, exactClubKey, findClubs, groundKey, isNearlySame } from './names';

/** One of our matches, as a text tells it. */
export interface OurMatch {
  readonly draft: Draft;
  /** Rival, and whether we are at home: equal for two mentions of one match. */
  readonly key: string;
  readonly partido: CalendarPartido;
  /** Warnings, in Spanish. */
  readonly doubts: readonly string[];
  /** Why it cannot be used, in Spanish. */
  readonly problem: string | null;
}

/** By club key: all names with it in the text, also repeated ones. */
type Spellings = ReadonlyMap<string, readonly string[]>;

export function collectSpellings(drafts: readonly Draft[]): Spellings {
  const spellings = new Map<string, string[]>();
  for (const name of drafts.flatMap(({ home, away }) => [home, away])) {
    if (name === null) continue;
    const key = clubKey(name);
    spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  return spellings;
}

const haveDifferentForms = (names: readonly string[]) =>
  new Set(names.map(clubForm).filter((form) => form !== '')).size > 1;

/** Finds a rival by name. If only the legal form tells two clubs apart, that is a problem, and none is guessed. */
function findRival(name: string, { rivals, us }: Club, spellings: Spellings) {
  const key = clubKey(name);
  const alike = rivals.filter(({ nombre }) => clubKey(nombre) === key);
  const same = findClubs(alike, name);
  const [rival] = same;
  /** The names in the text that mean the same rival. */
  const written = (spellings.get(key) ?? []).filter((one) => findClubs(alike, one)[0] === rival);
  const tell = (problem: string | null, ...doubts: readonly string[]) => ({
    id: rival?._id ?? null,
    name: rival?.nombre ?? written[0] ?? name,
    doubts,
    problem,
  });
  const listOnce = (names: readonly string[]) => [...new Set(names)].join(', ');
  if (same.length > 1) {
    const problem = `hay varios rivales con ese nombre: ${listOnce(same.map(({ nombre }) => nombre))}`;
    return { ...tell(problem), id: null, name };
  }
  if (haveDifferentForms(written)) {
    return tell(`el texto tiene varios equipos con ese nombre: ${listOnce(written)}`);
  }
  const other = written.find((one) => exactClubKey(one) !== exactClubKey(name));
  if (other !== undefined && (!rival || exactClubKey(rival.nombre) !== exactClubKey(name))) {
    return tell(null, `${name} se toma por el mismo equipo que ${other}`);
  }
  if (rival) {
    const hasOtherForm = haveDifferentForms([rival.nombre, name]);
    return hasOtherForm ? tell(null, `consta como ${rival.nombre}`) : tell(null);
  }
  // In a text with more clubs than a league has, any name resembles another.
  const others = spellings.size > 100 ? [] : [...spellings.values()].map(([one = '']) => one);
  const near = [...others, ...rivals.map(({ nombre }) => nombre), ...us].find((other) =>
    isNearlySame(clubKey(other), key),
  );
  const isRarer = written.length <= (spellings.get(clubKey(near ?? ''))?.length ?? Infinity);
  return near !== undefined && isRarer ? tell(null, `${name} se parece a ${near}`) : tell(null);
}

/** Whether a name like ours has a nickname that is not ours, or another legal form in a text with several forms of it. */
function isPerhapsAnotherClub(name: string, { us }: Club, spellings: Spellings): boolean {
  const own = us.filter((one) => clubKey(one) === clubKey(name));
  if (own.length === 0) return true;
  const hasOurForm = own.some((one) => ['', clubForm(one)].includes(clubForm(name)));
  const written = spellings.get(clubKey(name)) ?? [];
  return !hasOurForm && haveDifferentForms([...own, name]) && haveDifferentForms(written);
}

/** Our match in a draft. `null` if both or neither of its teams are ours. */
export function toOurMatch(draft: Draft, club: Club, spellings: Spellings): OurMatch | null {
  const isUs = (name: string | null) => name !== null && club.isUs(name);
  const local = isUs(draft.home);
  if (local === isUs(draft.away)) return null;
  const [own, other] = local ? [draft.home, draft.away] : [draft.away, draft.home];
  const rival = other === null ? null : findRival(other, club, spellings);
  const key = draft.ground === null ? null : groundKey(draft.ground);
  const ground = club.grounds.find(({ nombre }) => groundKey(nombre) === key);
  const [homeGoals = null, awayGoals = null] = draft.goals ?? [];
  const { day = null, problem = 'no tiene fecha' } = draft.date ?? {};
  const isDoubtful = own !== null && isPerhapsAnotherClub(own, club, spellings);
  const nameProblem = isDoubtful ? `${own} no es exactamente nuestro nombre` : null;
  return {
    draft,
    key: `${rival?.id ?? clubKey(rival?.name ?? '')}|${String(local)}`,
    partido: {
      equipo_id: rival?.id ?? null,
      nombre_equipo: rival?.name ?? '',
      local,
      fecha_str: day,
      hora_str: draft.hour,
      campo_id: ground?._id ?? null,
      nombre_campo: ground?.nombre ?? draft.ground,
      jornada: draft.round,
      goles_anotados: local ? homeGoals : awayGoals,
      goles_encajados: local ? awayGoals : homeGoals,
    },
    doubts: [draft.doubts, rival?.doubts ?? [], day === null ? [] : (problem ?? [])].flat(),
    problem: draft.problem ?? rival?.problem ?? nameProblem ?? (day === null ? problem : null),
  };
}

const COMPARED = ['fecha_str', 'hora_str', 'nombre_campo', 'jornada'] as const;

/** One match from two mentions of it: what the first lacks comes from the second. If they disagree, both as unusable. */
function merge(first: OurMatch, second: OurMatch): readonly OurMatch[] {
  const differ = COMPARED.some((field) => {
    const [a, b] = [first.partido[field], second.partido[field]];
    return a !== null && b !== null && a !== b;
  });
  if (differ) {
    const disagree = (one: OurMatch, { draft: { line } }: OurMatch): OurMatch => ({
      ...one,
      problem: one.problem ?? `la línea ${String(line)} dice otra cosa del mismo partido`,
    });
    return [disagree(first, second), disagree(second, first)];
  }
  const told = Object.entries(first.partido).filter(([, value]) => value !== null);
  const partido = { ...second.partido, ...Object.fromEntries(told) };
  const doubts = [...new Set([...first.doubts, ...second.doubts])];
  const problem = second.problem === null ? null : first.problem;
  return [{ ...first, partido, doubts, problem }];
}

/** Rounds in which a team has two different rivals. The heading of the next round may be missing. */
export function findCrowdedRounds(drafts: readonly Draft[]): ReadonlySet<number> {
  const opponents = new Map<string, string>();
  const crowded = new Set<number>();
  for (const { home, away, round } of drafts) {
    if (round === null || home === null || away === null) continue;
    const pair = [exactClubKey(home), exactClubKey(away)];
    for (const [team = '', other = ''] of [pair, pair.toReversed()]) {
      const key = `${String(round)}|${team}`;
      if ((opponents.get(key) ?? other) !== other) crowded.add(round);
      opponents.set(key, other);
    }
  }
  return crowded;
}

/** Adds doubts to our matches: about two on one day, and about `crowded` rounds. */
export const doubtClashes = (matches: readonly OurMatch[], crowded: ReadonlySet<number>) =>
  matches.map((one): OurMatch => {
    const { fecha_str: day, jornada } = one.partido;
    const other = matches.find(
      (match) => match !== one && day !== null && match.partido.fecha_str === day,
    );
    const doubts = [...one.doubts];
    if (other) doubts.push(`la línea ${String(other.draft.line)} es del mismo día`);
    if (jornada !== null && crowded.has(jornada)) {
      doubts.push('algún equipo sale dos veces en su jornada');
    }
    return { ...one, doubts };
  });

/** The matches of the text, each once. */
export function mergeRepeated(matches: readonly OurMatch[]): readonly OurMatch[] {
  const merged: OurMatch[] = [];
  for (const one of matches) {
    const { fecha_str: day, jornada } = one.partido;
    const at = merged.findIndex(
      ({ key, partido }) =>
        key === one.key &&
        partido.nombre_equipo !== '' &&
        ((day !== null && day === partido.fecha_str) ||
          (jornada !== null && jornada === partido.jornada)),
    );
    const first = merged[at];
    if (first) merged.splice(at, 1, ...merge(first, one));
    else merged.push(one);
  }
  return merged;
}
