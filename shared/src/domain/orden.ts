let collator: Intl.Collator | undefined;

/** Order of names as a Spanish reader expects it: accents and case count last, ñ after n. */
export const compareNombres = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('es', { numeric: true })).compare(a, b);

interface Dated {
  readonly fecha_date: string;
}

/** Order by instant; ISO 8601 UTC strings of one format sort as text. */
export const compareInstants = (a: Dated, b: Dated): number =>
  a.fecha_date < b.fecha_date ? -1 : a.fecha_date > b.fecha_date ? 1 : 0;
