import { FIELD_LABELS } from '../field-labels';
import { capitalise } from '../rules/club-names';
import type { Draft } from './draft';
import { clubKey, createIsUs, isNearlySame } from './names';
import {
  type CalendarInput,
  type CalendarReading,
  type CalendarFila,
  type CalendarChange,
  type CalendarPartido,
  CHANGEABLE,
  type Club,
  type StoredPartido,
} from './calendar-fila';
import {
  collectSpellings,
  doubtClashes,
  findCrowdedRounds,
  mergeRepeated,
  type OurMatch,
  toOurMatch,
} from './our-match';
import { readText } from './read-text';

/** A day (DD-MM-YYYY) as milliseconds, to compute differences. */
const toTime = (day: string) => Date.parse(day.split('-').reverse().join('-'));

/** Finds the stored match for each of ours: same rival and side, nearest date. None is used twice. */
function assignStored(ours: readonly OurMatch[], matches: readonly StoredPartido[]) {
  const pairs = ours.flatMap((one) => {
    const { equipo_id: rival, local, fecha_str: day } = one.partido;
    if (one.problem !== null || day === null) return [];
    return matches
      .filter((match) => match.equipo_id === rival && match.local === local)
      .map((match) => [one, match, Math.abs(toTime(match.fecha_str) - toTime(day))] as const);
  });
  const found = new Map<OurMatch, StoredPartido>();
  const taken = new Set<StoredPartido>();
  for (const [one, match] of pairs.sort(([, , a], [, , b]) => a - b)) {
    if (found.has(one) || taken.has(match)) continue;
    found.set(one, match);
    taken.add(match);
  }
  return found;
}

/** The fields in which the text differs from a stored match. What the text lacks is not compared. */
const compare = (partido: CalendarPartido, match: StoredPartido): readonly CalendarChange[] =>
  CHANGEABLE.flatMap((campo) => {
    const [antes, despues] = [match[campo] ?? null, partido[campo]];
    const isNewGround = campo === 'campo_id' && despues === null && partido.nombre_campo !== null;
    const isDifferent = despues !== null && antes !== despues;
    return isNewGround || isDifferent ? [{ campo, antes, despues }] : [];
  });

type Scored = Pick<StoredPartido, 'goles_anotados' | 'goles_encajados'>;
const sayScore = ({ goles_anotados: scored, goles_encajados: conceded }: Scored) =>
  scored === null || conceded === null ? null : `${String(scored)}-${String(conceded)}`;

/** What differs between the text and a played match. */
function tellDifferences(partido: CalendarPartido, match: StoredPartido): readonly string[] {
  const fields = compare(partido, match)
    .filter(({ campo, antes }) => campo !== 'jornada' || antes !== null)
    .map(({ campo }) => FIELD_LABELS[campo]);
  const [told, stored] = [sayScore(partido), sayScore(match)];
  return [
    ...(fields.length > 0 ? [`ya está jugado y no cambia ${fields.join(', ')}`] : []),
    ...(told !== null && told !== stored
      ? [`el texto da un ${told} y el acta un ${String(stored)}`]
      : []),
  ];
}

function toFila({ draft, partido, doubts, problem }: OurMatch, match?: StoredPartido) {
  const tell = (
    rest: Pick<CalendarFila, 'estado' | 'cambios'>,
    reasons: readonly string[],
  ): CalendarFila => {
    const text = reasons.join('; ');
    return {
      linea: draft.line,
      texto: draft.text,
      ...(match && { partido_id: match._id }),
      ...(partido.nombre_equipo !== '' && { partido }),
      ...rest,
      ...(text !== '' && { motivo: `${capitalise(text)}.` }),
    };
  };
  if (problem !== null) return tell({ estado: 'ilegible' }, [problem, ...doubts]);
  if (match?.jugado === true) {
    return tell({ estado: 'igual' }, [...doubts, ...tellDifferences(partido, match)]);
  }
  const score = sayScore(partido);
  const scoreWarning = score === null ? [] : [`el resultado ${score} no se guarda: falta el acta`];
  if (!match) {
    const hourWarning = partido.hora_str === null ? ['sin hora: se pone a las 10:00'] : [];
    return tell({ estado: 'nuevo' }, [...doubts, ...scoreWarning, ...hourWarning]);
  }
  const cambios = compare(partido, match);
  const warnings = [...doubts, ...scoreWarning];
  return cambios.length === 0
    ? tell({ estado: 'igual' }, warnings)
    : tell({ estado: 'cambia', cambios }, warnings);
}

/** The row of a match that is not ours. Warns if a name looks like ours misspelt. */
function toForeign({ line, text, home, away }: Draft, { us, isUs }: Club): CalendarFila {
  const names = [home, away].filter((name) => name !== null);
  const near = names.find((name) => us.some((own) => isNearlySame(clubKey(own), clubKey(name))));
  const motivo =
    near !== undefined
      ? { motivo: `${near} se parece a nuestro nombre.` }
      : names.every(isUs) && { motivo: 'Los dos equipos son nuestros.' };
  return { linea: line, texto: text, estado: 'ajeno', ...motivo };
}

/** Reads a calendar pasted from a federation's page: its matches, and what they would change. Saves nothing. */
export function readCalendar(text: string, input: CalendarInput): CalendarReading {
  const club: Club = { ...input, isUs: createIsUs(input.us, input.rivals) };
  const drafts = readText(text, club);
  const spellings = collectSpellings(drafts);
  const foreign: CalendarFila[] = [];
  const found: OurMatch[] = [];
  for (const draft of drafts) {
    const one = toOurMatch(draft, club, spellings);
    if (one) found.push(one);
    else foreign.push(toForeign(draft, club));
  }
  const ours = doubtClashes(mergeRepeated(found), findCrowdedRounds(drafts));
  const stored = assignStored(ours, input.matches);
  const rows = [...foreign, ...ours.map((one) => toFila(one, stored.get(one)))].sort(
    (a, b) => a.linea - b.linea,
  );
  const tally = (estado: CalendarFila['estado']) =>
    rows.filter((row) => row.estado === estado).length;
  return {
    filas: rows,
    resumen: {
      nuevos: tally('nuevo'),
      cambian: tally('cambia'),
      iguales: tally('igual'),
      ajenos: tally('ajeno'),
      ilegibles: tally('ilegible'),
    },
  };
}
