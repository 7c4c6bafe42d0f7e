import { foldText } from '../common/team-names';

const pad = (text: string) => text.padStart(2, '0');

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Month number from its name or abbreviation: «nov», «setiembre». */
function monthOf(word: string): string | undefined {
  const index = MONTHS.indexOf(word.slice(0, 3).replace('set', 'sep'));
  return index === -1 ? undefined : String(index + 1);
}

/**
 * Reads a day as YYYY-MM-DD: 3/5/2027, 03-05-27, 2027-05-03, 3 may 2027, lunes, 3 de mayo de 2027; `undefined` if it
 * does not exist. Two-digit years are of this century unless that is later than `lastYear`.
 */
export function readDay(text: string, lastYear: number): string | undefined {
  const plain = foldText(text);
  const spanish = /^(?:[a-z]+ )?(\d{1,2}) (\d{1,2}) (\d{4}|\d{2})$/.exec(plain);
  const iso = /^(\d{4}) (\d{1,2}) (\d{1,2})$/.exec(plain);
  const named = /^(?:[a-z]+ )?(\d{1,2}) (?:de )?([a-z]{3,10}) (?:del? )?(\d{4}|\d{2})$/.exec(plain);
  const [day, month, year] = spanish
    ? [spanish[1], spanish[2], spanish[3]]
    : named
      ? [named[1], monthOf(named[2] ?? ''), named[3]]
      : [iso?.[3], iso?.[2], iso?.[1]];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const short = 2000 + Number(year);
  const full = year.length === 4 ? Number(year) : short > lastYear ? short - 100 : short;
  const dia = `${String(full).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  const instant = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(dia)
    ? dia
    : undefined;
}

/** Reads a time as HH:MM: 18:30, 18.30, 18h30, 18:30:00, 18:30 h, 18h or 18; `undefined` if it is not one. */
export function readTime(text: string): string | undefined {
  const found =
    /^(?:a las )?(\d{1,2})(?:\s?[:.h'’]\s?(\d{2})(?::\d{2})?)?\s*(?:h|hs|hrs|horas)?\.?$/i.exec(
      text,
    );
  if (!found) return undefined;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  return hour < 24 && minute < 60 ? `${pad(String(hour))}:${pad(String(minute))}` : undefined;
}

/** Reads a whole number. NaN, which fails validation, for anything else. */
const readNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : NaN);

/** Reads a shirt number: 7, «nº 7», #7, «7.»; NaN for anything else. */
export const readDorsal = (text: string): number =>
  readNumber(/^(?:n[.º°o]*|#|dorsal)?\s*(\d+)\s*[.)ºª°]*$/i.exec(text)?.[1] ?? '');

/** Reads a height in centimetres: 178, 178 cm, 1,78 or 1.78 m; NaN for anything else. */
export function readHeight(text: string): number {
  const metres = /^([12])[.,'](\d{2})\s*m?\.?$/i.exec(text);
  return readNumber(
    metres ? `${metres[1] ?? ''}${metres[2] ?? ''}` : text.replace(/\s*cms?\.?$/i, ''),
  );
}
