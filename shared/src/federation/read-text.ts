import { readBlocks, type Section } from './blocks';
import { type Header, isLoneTitle, type Line, readHeader, readLines, splitRounds } from './cells';
import { type Context, type Draft, type Known, readDate } from './draft';
import { isBye, isPageText } from './layouts';
import type { Club } from './calendar-fila';
import { clubKey, groundKey, isNamedLikeGround, memoize } from './names';
import { readRow, splitPair } from './rows';
import { isMonthName, type Piece, readSeason, type SeasonStart } from './values';

/** For each name: how often it was read as a team, minus how often as a ground. */
function countUses(drafts: readonly Draft[]): ReadonlyMap<string, number> {
  const balance = new Map<string, number>();
  const add = (name: string | null, change: number) => {
    if (name !== null) balance.set(groundKey(name), (balance.get(groundKey(name)) ?? 0) + change);
  };
  for (const { home, away, ground } of drafts) {
    add(home, 1);
    add(away, 1);
    add(ground, -1);
  }
  return balance;
}

function knownNames(
  { us, rivals, grounds, isUs }: Club,
  balance: ReadonlyMap<string, number>,
): Known {
  const teams = new Set([...us, ...rivals.map(({ nombre }) => nombre)].map(clubKey));
  const groundKeys = new Set(grounds.map(({ nombre }) => groundKey(nombre)));
  const findBalance = (text: string) => balance.get(groundKey(text)) ?? 0;
  const isTeam = memoize((text) => teams.has(clubKey(text)) || findBalance(text) > 0);
  return {
    isUs,
    isTeam,
    isGround: memoize((text) => {
      const isKnown = isNamedLikeGround(text) || groundKeys.has(groundKey(text));
      return !isTeam(text) && (isKnown || findBalance(text) < 0);
    }),
  };
}

/** The round and the date of a heading: "Jornada 5 (29-11-2026)", "Domingo, 29 de noviembre". `null` if it is none. */
function readContext({ pieces: cells }: Line, context: Context): Context | null {
  const pieces = cells.flat();
  const round = pieces.find((piece) => piece.kind === 'round');
  const date = readDate(pieces);
  if (round?.kind === 'round') {
    // "28 y 29 de noviembre" are two days.
    const areDays = pieces.some(
      ({ kind, text }) => kind === 'text' && /\d (?:y|al?|e|o)$/.test(text),
    );
    const problem = 'su jornada tiene varios días';
    return { round: round.number, date: date && areDays ? { day: null, problem } : date };
  }
  const isDate = date !== null && pieces.every(({ kind }) => kind === 'date');
  return isDate ? { ...context, date } : null;
}

const NO_CONTEXT: Context = { round: null, date: null };

/** The matches of a text with one match per line, under headings that apply to several. */
function readRows(lines: readonly Line[], season: SeasonStart, known: Known): readonly Draft[] {
  const drafts: Draft[] = [];
  let header: Header | null = null;
  let context = NO_CONTEXT;
  for (const line of lines) {
    if (line.text === '' || isBye(line.text)) continue;
    const columns = readHeader(line);
    if (columns) {
      header = columns;
      continue;
    }
    const draft = readRow(line, header, { season, known, context });
    if (draft) drafts.push(draft);
    else context = readContext(line, context) ?? context;
  }
  return drafts;
}

/** The lines of a text with one value per line, in sections between headings. Lines of the page are left out. */
function toSections(lines: readonly Line[]): readonly Section[] {
  let section = { context: NO_CONTEXT, lines: new Array<Line>() };
  const sections = [section];
  for (const line of lines) {
    if (line.text === '') continue;
    const heading = readContext(line, section.context);
    const isRound = heading !== null && line.pieces.flat().some(({ kind }) => kind === 'round');
    if (isRound || isMonthName(line.text)) {
      section = { context: isRound ? heading : section.context, lines: [] };
      sections.push(section);
    } else if (!isLoneTitle(line) && !isPartOfPage(line)) {
      // A line may have been pasted twice. Two equal numbers, though, are goals.
      const isCopy = line.text === section.lines.at(-1)?.text && !/^\d+$/.test(line.text);
      if (!isCopy) section.lines.push(line);
    }
  }
  return sections;
}

const isPartOfPage = ({ text }: Line): boolean =>
  isPageText(text) || (isBye(text) && !/^descansa$/i.test(text));

/** Whether the text has one value per line rather than one match. */
function hasBlocks(lines: readonly Line[], known: Known): boolean {
  /** Lines with a date or an hour but no team. */
  const times: Line[] = [];
  /** Lines that are a whole match, and how many of them have a date. */
  const rows: Line[] = [];
  let dated = 0;
  let areOnlyDates = true;
  for (const line of lines) {
    if (line.text === '' || isPartOfPage(line)) continue;
    if (readHeader(line)) return false;
    const pieces = line.pieces.flat();
    const has = (...kinds: readonly Piece['kind'][]) =>
      pieces.some(({ kind }) => kinds.includes(kind));
    const texts = pieces.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));
    const isPair = texts.length > 1 || texts.some((text) => splitPair(text, known).length > 0);
    if (texts.every((text) => known.isGround(text)) && has('date', 'hour') && !has('round')) {
      times.push(line);
      areOnlyDates &&= !has('hour');
    }
    if (!isPair || !has('date', 'hour', 'score', 'postponed')) continue;
    rows.push(line);
    if (has('date')) dated += 1;
  }
  const [time, row] = [times[0], rows[0]];
  if (!time || times.length <= dated * 2) return false;
  // Dates above several rows are headings.
  return !(areOnlyDates && row && time.number < row.number && rows.length >= times.length);
}

/** The matches of a pasted text, in its order. */
export function readText(text: string, club: Club): readonly Draft[] {
  const season = readSeason(club.season);
  const lines = splitRounds(readLines(text, season));
  let known = knownNames(club, new Map());
  const read = (): readonly Draft[] => {
    if (!hasBlocks(lines, known)) return readRows(lines, season, known);
    return readBlocks(toSections(lines), known);
  };
  // The first reading tells teams from grounds for the second one.
  known = knownNames(club, countUses(read()));
  return read();
}
