import type { Sheet, SheetGoal } from './sheets';

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
const dayOf = ({ partido }: Sheet) => {
  const day = partido.fecha_str.split('-').reverse().join('-');
  return SHORT_DAY.format(new Date(`${day}T12:00:00Z`));
};

/** A match that was not played has a score without goals. */
const scored = ({ partido, goles }: Sheet, isOurs: boolean) =>
  partido.incomparecencia
    ? ((isOurs ? partido.goles_anotados : partido.goles_encajados) ?? 0)
    : goles.filter(({ ourSide }) => ourSide === isOurs).length;
const ours = (sheet: Sheet) => scored(sheet, true);
const theirs = (sheet: Sheet) => scored(sheet, false);

function pointsOf(sheet: Sheet): number {
  if (ours(sheet) > theirs(sheet)) return 3;
  return ours(sheet) === theirs(sheet) ? 1 : 0;
}

/** Matches of the competition with points. */
const inLeague = (sheets: readonly Sheet[]) =>
  sheets.filter(({ partido }) => partido.nombre_competicion === 'Liga Comarcal');

/** Points by match. None in a season without a league. */
export function points(sheets: readonly Sheet[], club: string): Tabla | undefined {
  const played = inLeague(sheets);
  if (played.length === 0) return undefined;
  let sum = 0;
  return words([
    ['Partido', 'Marcador', 'Puntos', 'Suma'],
    ...played.map((sheet) => {
      sum += pointsOf(sheet);
      const { local: atHome, nombre_equipo: rival, tanda } = sheet.partido;
      const sides = (a: number, b: number) => (atHome ? [a, b] : [b, a]);
      const goals = sides(ours(sheet), theirs(sheet));
      const score = tanda
        ? `${goals.join('-')} (${sides(tanda.anotados, tanda.encajados).join('-')} p.)`
        : goals.join(' - ');
      const [left, right] = atHome ? [club, rival] : [rival, club];
      const marcador = `${left} ${score} ${right}`;
      return [dayOf(sheet), marcador, pointsOf(sheet), sum];
    }),
  ]);
}

/** Goals of each match. */
export const goalsPerPartido = (sheets: readonly Sheet[]): Tabla =>
  words([
    ['Partido', 'Rival', 'A favor', 'En contra'],
    ...sheets.map((sheet) => [
      dayOf(sheet),
      sheet.partido.nombre_equipo,
      ours(sheet),
      theirs(sheet),
    ]),
  ]);

/** The sixth of the match, 0 to 5, for a goal in halves of 45 minutes, found by counting upwards. Extra time: 6, 7. */
function sixthOf({ mitad, minuto }: { mitad: SheetGoal['mitad']; minuto: number }): number {
  if (mitad > 2) return mitad + 3;
  const within = mitad === 1 ? minuto : minuto - 45;
  let third = 0;
  while (third < 2 && within > 15 * (third + 1)) third += 1;
  return (mitad - 1) * 3 + third;
}

/** Goals of a season in which all halves have 45 minutes. */
export function goalsPer15Minutes(sheets: readonly Sheet[]): Tabla {
  const hasExtraTime = sheets.some(
    ({ partido: { detalles }, goles }) =>
      (detalles.prorroga_1 ?? detalles.prorroga_2) !== undefined &&
      goles.some(({ minuto }) => minuto !== undefined),
  );
  const names = [
    ...['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+'],
    ...(hasExtraTime ? ['91-105+', '106-120+'] : []),
    'Sin minuto',
  ];
  const unknown = names.length - 1;
  const counts = names.map(() => [0, 0] as [number, number]);
  for (const { goles } of sheets) {
    for (const { mitad, minuto, ourSide } of goles) {
      const count = counts[minuto === undefined ? unknown : sixthOf({ mitad, minuto })];
      if (count) count[ourSide ? 0 : 1] += 1;
    }
  }
  const rows = names.map((name, index) => [name, ...(counts[index] ?? [])]);
  const [favor, contra] = counts[unknown] ?? [0, 0];
  return words([
    ['Minutos', 'A favor', 'En contra'],
    ...rows.slice(0, favor + contra > 0 ? unknown + 1 : unknown),
  ]);
}

/** Results at home and away: in the league, or in all matches if there is no league, without points. */
export const homeAndAway = (sheets: readonly Sheet[]): Tabla => {
  const league = inLeague(sheets);
  const hasPoints = league.length > 0;
  return words([
    ['Dónde', 'V', 'E', 'D', 'Goles', ...(hasPoints ? ['Puntos'] : [])],
    ...[true, false].map((casa) => {
      const some = (hasPoints ? league : sheets).filter(({ partido }) => partido.local === casa);
      const times = (points: number) => some.filter((sheet) => pointsOf(sheet) === points).length;
      const sum = (of: (sheet: Sheet) => number) => some.reduce((total, one) => total + of(one), 0);
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
export function course({ goles, partido }: Sheet): Tabla | null {
  const parte = partido.minutos_parte ?? 45;
  if (goles.length === 0 || goles.some(({ minuto }) => minuto === undefined)) return null;
  const inOrder = goles.toSorted(
    (a, b) => a.mitad - b.mitad || (a.minuto ?? 0) - (b.minuto ?? 0) || a.anadido - b.anadido,
  );
  let [favor, contra] = [0, 0];
  return words([
    ['Minuto', 'A favor', 'En contra', 'Diferencia'],
    ...inOrder.map(({ mitad, minuto = 0, ourSide }) => {
      if (ourSide) favor += 1;
      else contra += 1;
      // A minute after the end of its half counts as its end.
      const end = mitad > 2 ? 2 * parte + 15 * (mitad - 2) : mitad * parte;
      return [`${String(Math.min(minuto, end))}'`, favor, contra, favor - contra];
    }),
  ]);
}

/** All seasons with matches, oldest first. */
export const years = (
  temporadas: readonly { readonly nombre: string; readonly sheets: readonly Sheet[] }[],
): Tabla =>
  words([
    ['Temporada', 'PJ', 'V', 'E', 'D', 'GF', 'GC'],
    ...temporadas
      .filter(({ sheets }) => sheets.length > 0)
      .map(({ nombre, sheets }) => {
        const times = (points: number) => sheets.filter((one) => pointsOf(one) === points).length;
        const sum = (of: (sheet: Sheet) => number) => sheets.reduce((all, one) => all + of(one), 0);
        return [nombre, sheets.length, times(3), times(1), times(0), sum(ours), sum(theirs)];
      }),
  ]);

/** With fewer matches, a sentence replaces the chart. */
const MIN = 3;

/** The charts of a player's season, by title, without empty ones. */
export function ofJugador(
  sheets: readonly Sheet[],
  id: string,
  isKeeper: boolean,
): ReadonlyMap<string, Tabla> {
  const his = sheets.filter(({ partido: { alineacion } }) =>
    Object.values(alineacion).some((row) => row.some((one) => one.jugador_id === id)),
  );
  const tablas = new Map<string, Tabla>();
  if (his.length < MIN) return tablas;
  const goals = (sheet: Sheet) => sheet.goles.filter(({ autor }) => autor === id).length;
  const assisted = (sheet: Sheet) => sheet.goles.filter((one) => one.asistente === id).length;
  if (isKeeper) {
    tablas.set(
      'Goles encajados',
      words([
        ['Partido', 'Rival', 'Encajados'],
        ...his.map((sheet) => [dayOf(sheet), sheet.partido.nombre_equipo, theirs(sheet)]),
      ]),
    );
  } else if (his.some((sheet) => goals(sheet) + assisted(sheet) > 0)) {
    tablas.set(
      'Goles y asistencias',
      words([
        ['Partido', 'Rival', 'Goles', 'Asist.'],
        ...his.map((sheet) => [
          dayOf(sheet),
          sheet.partido.nombre_equipo,
          goals(sheet),
          assisted(sheet),
        ]),
      ]),
    );
  }
  const timed = his.filter(({ minutos }) => minutos !== null);
  const minutesOf = ({ minutos }: Sheet) => minutos?.get(id) ?? 0;
  if (timed.length >= MIN && timed.some((sheet) => minutesOf(sheet) > 0)) {
    tablas.set(
      'Minutos',
      words([
        ['Partido', 'Rival', 'Minutos'],
        ...timed.map((sheet) => [dayOf(sheet), sheet.partido.nombre_equipo, minutesOf(sheet)]),
      ]),
    );
  }
  return tablas;
}
