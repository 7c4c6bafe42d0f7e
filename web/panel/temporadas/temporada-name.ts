/** Month in which a new season starts: July, zero-based as in `Date`. */
const PRIMER_MES = 6;

/** Name of the season that a day belongs to: `2026/27`. */
export function temporadaOf(dia: Date): string {
  const begin = dia.getUTCFullYear() - (dia.getUTCMonth() < PRIMER_MES ? 1 : 0);
  return nombreDesde(begin);
}

const nombreDesde = (year: number) =>
  `${String(year)}/${String((year + 1) % 100).padStart(2, '0')}`;

const CON_ANOS = /^(.*?)(\d{4})\s*([/-])\s*(\d{4}|\d{2})(.*)$/s;

/** Name of the following season in the same style: `Temporada 2026-2027` → `Temporada 2027-2028`. */
export function nextName(nombre: string, dia: Date): string {
  const [, antes = '', first, signo = '/', second = '', resto = ''] = CON_ANOS.exec(nombre) ?? [];
  if (first === undefined) return temporadaOf(dia);
  const year = Number(first) + 1;
  const last = String(year + 1);
  return `${antes}${String(year)}${signo}${second.length === 4 ? last : last.slice(-2)}${resto}`;
}
