const pad = (text: string) => text.padStart(2, '0');

/**
 * A day as YYYY-MM-DD from how people write it: 3/5/2027, 03-05-27, 2027-05-03; `undefined` when it is no day of the
 * calendar. Two digits of a year are of this century unless that is later than `lastYear`.
 */
export function readDia(texto: string, lastYear: number): string | undefined {
  const spanish = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(texto);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(texto);
  const [day, month, year] = spanish
    ? [spanish[1], spanish[2], spanish[3]]
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

/** A time as HH:MM from 18:30, 18.30, 18h30, 18:30:00 or 18; `undefined` when it is none. */
export function readHora(texto: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.hH](\d{2})?(?::\d{2})?)?\s*h?$/.exec(texto);
  if (!found) return undefined;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  return hour < 24 && minute < 60 ? `${pad(String(hour))}:${pad(String(minute))}` : undefined;
}

/** A whole number; NaN, which no schema accepts, for anything else. */
export const readNumero = (texto: string): number => (/^\d+$/.test(texto) ? Number(texto) : NaN);
