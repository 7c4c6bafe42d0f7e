import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Partido } from '../records/partido';
import type { Evento } from '../schemas/acta';
import { findSquadPlayer } from '../testing/acta-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { suspensionsOf } from './coming-partidos';

const autor = (index: number) => {
  const found = findSquadPlayer(`jugador-${String(index)}`);
  if (!found) throw new Error('no such player');
  return found;
};
const yellow = (index = 0): Evento => ({ evento: 'tarjeta amarilla', autor: autor(index) });
const red = (index = 0): Evento => ({ evento: 'tarjeta roja', autor: autor(index) });
const double = (index = 0): Evento => ({ evento: 'doble amarilla', autor: autor(index) });

/** A match of the day, played with these events or not at all. */
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
  suspensionsOf(partido, partidos, cycle).map(({ jugador_id: id, motivo }) => `${id} ${motivo}`);

describe('a player misses a match', () => {
  it('after a sending-off in the one before, and only that one', () => {
    const [first, next, later] = [match(1, [red(0), double(1)]), match(8, null), match(15, null)];
    const all = [later, next, first];
    expect(reasons(next, all)).toEqual(['jugador-0 roja', 'jugador-1 doble amarilla']);
    expect(reasons(later, all)).toEqual([]);
    expect(reasons(later, [first, match(8, []), later])).toEqual([]);
  });

  it('at each multiple of the cycle, without double yellows and the yellow before one', () => {
    const three = (last: Evento[]) => [match(1, [yellow()]), match(8, [yellow()]), match(15, last)];
    const next = match(22, null);
    expect(reasons(next, [...three([yellow()]), next], 3)).toEqual(['jugador-0 amarillas']);
    expect(reasons(next, [...three([yellow()]), next], null)).toEqual([]);
    expect(reasons(next, [...three([yellow(), double()]), next], 3)).toEqual([
      'jugador-0 doble amarilla',
    ]);
    const after = match(29, null);
    expect(reasons(after, [...three([yellow(), double()]), match(22, []), after], 3)).toEqual([]);
  });

  it('in the same competition and season, and not before a cancelled match', () => {
    const next = match(15, null);
    const first = match(1, [red()]);
    expect(reasons(next, [first, match(8, [], { competicion_id: 'copa' }), next])).toEqual([
      'jugador-0 roja',
    ]);
    expect(reasons(next, [first, match(8, null, { estado: 'cancelado' }), next])).toEqual([
      'jugador-0 roja',
    ]);
    expect(reasons(next, [match(8, [red()], { temporada_id: 'antes' }), next])).toEqual([]);
  });

  it('if it has not been played yet', () => {
    const played = match(8, []);
    expect(reasons(played, [match(1, [red()]), played])).toEqual([]);
  });
});

/** The rule as a spectator would apply it, player by player and card by card. */
function naive(partido: Partido, partidos: Partido[], cycle: number): string[] {
  const order = partidos
    .filter(({ estado, competicion_id: id }) => estado !== 'cancelado' && id === 'liga')
    .sort((a, b) => a.fecha_date.localeCompare(b.fecha_date));
  const out: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const id = `jugador-${String(index)}`;
    let count = 0;
    let misses: [string, string] | undefined;
    for (const [place, one] of order.entries()) {
      if (!one.jugado) continue;
      const cards = one.detalles.segunda_parte.filter(({ autor: who }) => who?.jugador_id === id);
      const has = (evento: Evento['evento']) => cards.some((card) => card.evento === evento);
      let reason = has('tarjeta roja') ? 'roja' : undefined;
      if (has('doble amarilla')) reason = 'doble amarilla';
      else if (has('tarjeta amarilla')) {
        count += 1;
        if (count % cycle === 0) reason ??= 'amarillas';
      }
      if (reason && order[place + 1]?._id === partido._id) misses = [id, reason];
    }
    if (misses) out.push(misses.join(' '));
  }
  return partido.jugado ? [] : out;
}

it('suspensions equal a naive model over 500 random seasons', () => {
  const kind = fc.constantFrom('liga', 'liga', 'liga', 'copa');
  const card = fc.record({
    player: fc.nat({ max: 5 }),
    evento: fc.constantFrom('tarjeta amarilla', 'tarjeta amarilla', 'tarjeta roja', 'doble'),
  });
  const matchArbitrary = fc.record({
    kind,
    cards: fc.uniqueArray(card, { selector: ({ player }) => player, maxLength: 4 }),
    state: fc.constantFrom('jugado', 'jugado', 'jugado', 'programado', 'cancelado', 'aplazado'),
  });
  fc.assert(
    fc.property(
      fc.array(matchArbitrary, { minLength: 2, maxLength: 25 }),
      fc.integer({ min: 1, max: 5 }),
      (season, cycle) => {
        const partidos = season.map(({ kind: competicion_id, cards, state }, index) => {
          const eventos = cards.map(({ player, evento }) =>
            evento === 'doble'
              ? double(player)
              : evento === 'tarjeta roja'
                ? red(player)
                : yellow(player),
          );
          const isPlayed = state === 'jugado';
          return match(index + 1, isPlayed ? eventos : null, {
            competicion_id,
            ...(!isPlayed && { estado: state as Partido['estado'] }),
          });
        });
        for (const partido of partidos.filter(
          ({ competicion_id: id, estado }) => id === 'liga' && estado !== 'cancelado',
        )) {
          expect(reasons(partido, partidos, cycle).sort()).toEqual(naive(partido, partidos, cycle));
        }
      },
    ),
    { numRuns: 500 },
  );
});
