import type { PartidoPreview } from '../records/partido';

let collator: Intl.Collator | undefined;

/** Spanish order of names: ñ after n, numbers by value. Accents and case decide only between equals. */
export const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('es', { numeric: true })).compare(a, b);

type Ranked = Readonly<Record<'jugador_id' | 'jugador_nombre', string>>;

/** Order of players by a figure, most first, then by fewer matches, then by name (regla 51). */
export const byRank =
  <Figure extends string, Matches extends string>(figure: Figure, matches: Matches) =>
  <T extends Ranked & Readonly<Record<Figure | Matches, number>>>(a: T, b: T): number =>
    b[figure] - a[figure] ||
    a[matches] - b[matches] ||
    compareNames(a.jugador_nombre, b.jugador_nombre) ||
    (a.jugador_id < b.jugador_id ? -1 : 1);

interface Dated {
  readonly fecha_date: string;
}

/** Order by instant. ISO 8601 UTC strings of one format sort as text. */
export const compareInstants = (a: Dated, b: Dated): number =>
  a.fecha_date < b.fecha_date ? -1 : a.fecha_date > b.fecha_date ? 1 : 0;

/** Order of matches by kick-off instant, then id. */
export const comparePartidos = (a: PartidoPreview, b: PartidoPreview): number =>
  compareInstants(a, b) || (a.partido_id < b.partido_id ? -1 : 1);
