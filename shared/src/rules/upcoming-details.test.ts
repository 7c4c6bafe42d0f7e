import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Partido } from '../records/partido';
import type { Evento } from '../schemas/acta';
import type { StoredClasificacion } from '../schemas/clasificacion';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import { upcomingDetails, deriveSuspensions } from './upcoming-details';

const PLAYERS = ['0', '1', '2', '3', '4', '5'] as const;
const card = (evento: Evento['evento'], index: number): Evento => ({
  evento,
  autor: buildSummary(String(index)),
});
const yellow = (index = 0) => card('tarjeta amarilla', index);
const red = (index = 0) => card('tarjeta roja', index);
const double = (index = 0) => card('doble amarilla', index);

/** A match on a day of September, played with these events, or not played for `null`. */
const match = (day: number, eventos: Evento[] | null, fields: Partial<Partido> = {}) =>
  buildPartido({
    _id: `p${String(day)}`,
    fecha_date: new Date(Date.UTC(2026, 8, day, 10)).toISOString(),
    jugado: eventos !== null,
    estado: eventos === null ? 'programado' : 'finalizado',
    detalles: { primera_parte: [], segunda_parte: eventos ?? [] },
    ...fields,
  });

const reasons = (partido: Partido, partidos: Partido[], cycle: number | null = null) =>
  deriveSuspensions(partido, partidos, cycle).map(
    ({ jugador_id: id, motivo }) => `${id} ${motivo}`,
  );

describe('the details of upcoming matches', () => {
  const [before, upcoming, later] = [match(14, [red()]), match(21, null), match(28, null)];
  const place = (nombre: string, pts: number, fields: object = {}) => ({
    nombre,
    pj: 10,
    g: 5,
    e: 2,
    p: 3,
    gf: 12,
    gc: 9,
    pts,
    ...fields,
  });
  const table: StoredClasificacion = {
    competicion_id: upcoming.competicion_id,
    nombre_competicion: 'Liga',
    filas: [
      place('Otro', 20),
      place('Rival', 17, { equipo_id: upcoming.equipo_id }),
      place('Nosotros', 16, { es_nuestro: true }),
    ],
    fecha_date: before.fecha_date,
    fecha_str: before.fecha_str,
    version: 1,
    curso: [],
  };

  it('are both places in the table of their competition, and who is suspended', () => {
    const results = { g: 5, e: 2, p: 3 };
    const places = {
      nuestro: { posicion: 3, pts: 16, ...results },
      rival: { posicion: 2, pts: 17, ...results },
    };
    const sancionados = [{ jugador_id: '0', nombre_con_inicial: '0', motivo: 'roja' }];
    expect(upcomingDetails([later, before, upcoming], table, [])).toEqual({
      p21: { ...places, sancionados },
      p28: places,
    });
  });

  it('have no place in the table of another competition', () => {
    expect(upcomingDetails([upcoming], { ...table, competicion_id: 'other' }, [])).toEqual({});
    expect(upcomingDetails([upcoming], undefined, [])).toEqual({});
  });
});

it('a red or double yellow card suspends in the same season, and the yellow before a double one is not counted', () => {
  const next = match(15, null);
  const first = match(1, [red(0), double(1)]);
  expect(reasons(next, [next, first])).toEqual(['0 roja', '1 doble amarilla']);
  expect(reasons(next, [match(8, [red()], { temporada_id: 'antes' }), next])).toEqual([]);
  const [doubled, booked] = [match(1, [yellow(), double()]), match(8, [yellow()])];
  expect(reasons(next, [doubled, booked, next], 2)).toEqual([]);
});

/** The rule as a spectator would apply it, player by player and card by card. */
function naive(partido: Partido, partidos: Partido[], cycle: number): string[] {
  const order = partidos
    .filter(({ estado, competicion_id: id }) => estado !== 'cancelado' && id === 'liga')
    .sort((a, b) => a.fecha_date.localeCompare(b.fecha_date));
  return PLAYERS.flatMap((id) => {
    let count = 0;
    const out: string[] = [];
    for (const [place, one] of order.entries()) {
      if (!one.jugado) continue;
      const cards = one.detalles.segunda_parte.filter(({ autor: who }) => who?.jugador_id === id);
      const has = (evento: Evento['evento']) => cards.some((found) => found.evento === evento);
      let reason = has('tarjeta roja') ? 'roja' : undefined;
      if (has('doble amarilla')) reason = 'doble amarilla';
      else if (has('tarjeta amarilla')) {
        count += 1;
        if (count % cycle === 0) reason ??= 'amarillas';
      }
      if (reason && order[place + 1]?._id === partido._id) out.push(`${id} ${reason}`);
    }
    return partido.jugado ? [] : out;
  });
}

it('suspensions equal a naive model over random seasons', () => {
  const cardArbitrary = fc
    .tuple(fc.constantFrom(yellow, yellow, red, double), fc.nat({ max: 5 }))
    .map(([makeCard, player]) => makeCard(player));
  const matchArbitrary = fc.record({
    competicion_id: fc.constantFrom('liga', 'liga', 'liga', 'copa'),
    cards: fc.uniqueArray(cardArbitrary, {
      selector: ({ autor }) => autor?.jugador_id,
      maxLength: 4,
    }),
    state: fc.constantFrom('jugado', 'jugado', 'jugado', 'programado', 'cancelado', 'aplazado'),
  });
  fc.assert(
    fc.property(
      fc.array(matchArbitrary, { minLength: 2, maxLength: 25 }),
      fc.integer({ min: 1, max: 5 }),
      (season, cycle) => {
        const partidos = season.map(({ competicion_id, cards, state }, index) =>
          match(index + 1, state === 'jugado' ? cards : null, {
            competicion_id,
            ...(state !== 'jugado' && { estado: state as Partido['estado'] }),
          }),
        );
        for (const partido of partidos.filter(
          ({ competicion_id: id, estado }) => id === 'liga' && estado !== 'cancelado',
        )) {
          expect(reasons(partido, partidos, cycle).sort()).toEqual(naive(partido, partidos, cycle));
        }
      },
    ),
    { numRuns: 200 },
  );
});
