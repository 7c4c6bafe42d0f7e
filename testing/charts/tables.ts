import type { Hoja } from './sheets';

/*
 * Expected tables of all charts, computed from the sheets in the plainest way, independently of the code under test.
 */

/** A table with its headings, as displayed. */
export type Tabla = readonly (readonly string[])[];

const words = (rows: readonly (readonly (string | number)[])[]): Tabla =>
  rows.map((row) => row.map(String));

const SHORT_DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** `sáb, 14 nov` */
const dayOf = ({ dia }: Pick<Hoja, 'dia'>) => SHORT_DAY.format(new Date(`${dia}T12:00:00Z`));

const ours = ({ goles }: Hoja) => goles.filter(({ nuestro }) => nuestro).length;
const theirs = ({ goles }: Hoja) => goles.filter(({ nuestro }) => !nuestro).length;

function pointsOf(hoja: Hoja): number {
  if (ours(hoja) > theirs(hoja)) return 3;
  return ours(hoja) === theirs(hoja) ? 1 : 0;
}

/** Competitions of these clubs that have points. Each season has at most one. */
const LIGAS: readonly string[] = ['Liga Comarcal', 'La Liga', 'Mundial'];

const inLeague = (hojas: readonly Hoja[]) =>
  hojas.filter(({ competicion }) => LIGAS.includes(competicion));

/** Points by match. None in a season without a league. */
export function puntos(hojas: readonly Hoja[], club: string): Tabla | undefined {
  const played = inLeague(hojas);
  if (played.length === 0) return undefined;
  let sum = 0;
  return words([
    ['Partido', 'Marcador', 'Puntos', 'Suma'],
    ...played.map((hoja) => {
      sum += pointsOf(hoja);
      const [a, b] = [ours(hoja), theirs(hoja)].map(String) as [string, string];
      const marcador = hoja.enCasa
        ? `${club} ${a} - ${b} ${hoja.rival}`
        : `${hoja.rival} ${b} - ${a} ${club}`;
      return [dayOf(hoja), marcador, pointsOf(hoja), sum];
    }),
  ]);
}

/** Goals of each match. */
export const golesPorPartido = (hojas: readonly Hoja[]): Tabla =>
  words([
    ['Partido', 'Rival', 'A favor', 'En contra'],
    ...hojas.map((hoja) => [dayOf(hoja), hoja.rival, ours(hoja), theirs(hoja)]),
  ]);

/** The sixth of the match, 0 to 5, for a goal in halves of 45 minutes, found by counting upwards. */
function sixthOf({ mitad, minuto }: { mitad: 1 | 2; minuto: number }): number {
  const within = mitad === 1 ? minuto : minuto - 45;
  let third = 0;
  while (third < 2 && within > 15 * (third + 1)) third += 1;
  return (mitad - 1) * 3 + third;
}

/** Goals of a season in which all halves have 45 minutes. */
export function golesCada15(hojas: readonly Hoja[]): Tabla {
  const names = ['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+', 'Sin minuto'];
  const counts = names.map(() => [0, 0] as [number, number]);
  for (const { goles } of hojas) {
    for (const { mitad, minuto, nuestro } of goles) {
      const count = counts[minuto === undefined ? 6 : sixthOf({ mitad, minuto })];
      if (count) count[nuestro ? 0 : 1] += 1;
    }
  }
  const rows = names.map((name, index) => [name, ...(counts[index] ?? [])]);
  const [favor, contra] = counts[6] ?? [0, 0];
  return words([['Minutos', 'A favor', 'En contra'], ...rows.slice(0, favor + contra > 0 ? 7 : 6)]);
}

/** Results at home and away: in the league, or in all matches if there is no league, without points. */
export const enCasaYFuera = (hojas: readonly Hoja[]): Tabla => {
  const league = inLeague(hojas);
  const hasPoints = league.length > 0;
  return words([
    ['Dónde', 'V', 'E', 'D', 'Goles', ...(hasPoints ? ['Puntos'] : [])],
    ...[true, false].map((casa) => {
      const some = (hasPoints ? league : hojas).filter(({ enCasa }) => enCasa === casa);
      const times = (points: number) => some.filter((hoja) => pointsOf(hoja) === points).length;
      const sum = (of: (hoja: Hoja) => number) => some.reduce((total, one) => total + of(one), 0);
      return [
        casa ? 'En casa' : 'Fuera',
        times(3),
        times(1),
        times(0),
        `${String(sum(ours))}-${String(sum(theirs))}`,
        ...(hasPoints ? [sum(pointsOf)] : []),
      ];
    }),
  ]);
};

/** Course of a score. `null` if unknown or without goals. */
export function evolucion({ goles, parte }: Hoja): Tabla | null {
  if (goles.length === 0 || goles.some(({ minuto }) => minuto === undefined)) return null;
  const inOrder = goles.toSorted(
    (a, b) => a.mitad - b.mitad || (a.minuto ?? 0) - (b.minuto ?? 0) || a.anadido - b.anadido,
  );
  let [favor, contra] = [0, 0];
  return words([
    ['Minuto', 'A favor', 'En contra', 'Diferencia'],
    ...inOrder.map(({ mitad, minuto = 0, nuestro }) => {
      if (nuestro) favor += 1;
      else contra += 1;
      // A minute after the end of its half counts as its end.
      return [`${String(Math.min(minuto, mitad * parte))}'`, favor, contra, favor - contra];
    }),
  ]);
}

/** All seasons with matches, oldest first. */
export const losAnos = (
  temporadas: readonly { readonly nombre: string; readonly hojas: readonly Hoja[] }[],
): Tabla =>
  words([
    ['Temporada', 'PJ', 'V', 'E', 'D', 'GF', 'GC'],
    ...temporadas
      .filter(({ hojas }) => hojas.length > 0)
      .map(({ nombre, hojas }) => {
        const times = (points: number) => hojas.filter((one) => pointsOf(one) === points).length;
        const sum = (of: (hoja: Hoja) => number) => hojas.reduce((all, one) => all + of(one), 0);
        return [nombre, hojas.length, times(3), times(1), times(0), sum(ours), sum(theirs)];
      }),
  ]);

/** With fewer matches, a sentence replaces the chart. */
const MIN = 3;

/** The charts of a player's season, by title, without empty ones. */
export function deJugador(
  hojas: readonly Hoja[],
  clave: string,
  isPortero: boolean,
): ReadonlyMap<string, Tabla> {
  const his = hojas.filter(({ convocados }) => convocados.includes(clave));
  const tablas = new Map<string, Tabla>();
  if (his.length < MIN) return tablas;
  const scored = (hoja: Hoja) => hoja.goles.filter(({ autor }) => autor === clave).length;
  const assisted = (hoja: Hoja) => hoja.goles.filter((one) => one.asistente === clave).length;
  if (isPortero) {
    tablas.set(
      'Goles encajados',
      words([
        ['Partido', 'Rival', 'Encajados'],
        ...his.map((hoja) => [dayOf(hoja), hoja.rival, theirs(hoja)]),
      ]),
    );
  } else if (his.some((hoja) => scored(hoja) + assisted(hoja) > 0)) {
    tablas.set(
      'Goles y asistencias',
      words([
        ['Partido', 'Rival', 'Goles', 'Asist.'],
        ...his.map((hoja) => [dayOf(hoja), hoja.rival, scored(hoja), assisted(hoja)]),
      ]),
    );
  }
  const timed = his.filter(({ minutos }) => minutos !== null);
  const minutesOf = ({ minutos }: Hoja) => minutos?.get(clave) ?? 0;
  if (timed.length >= MIN && timed.some((hoja) => minutesOf(hoja) > 0)) {
    tablas.set(
      'Minutos',
      words([
        ['Partido', 'Rival', 'Minutos'],
        ...timed.map((hoja) => [dayOf(hoja), hoja.rival, minutesOf(hoja)]),
      ]),
    );
  }
  return tablas;
}
