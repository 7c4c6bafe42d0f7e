import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actaArbitrary } from '../testing/acta-arbitrary';
import { buildFila } from '../testing/fila-builder';
import type { SeasonModel } from '../testing/season-model';
import { operationsArbitrary, PARTIDO_IDS, play } from '../testing/season-operations';
import type { Acta } from '../schemas/acta';
import { addContadores, CERO_CONTADORES } from './contadores';
import { contribution } from './contribution';
import { correctFila, rankingGoles, totales } from './estadisticas';
import { allEvents, marcadorOf } from './marcador';
import { CONTADORES, type Contador, type Contadores } from '../vocabulario';

const isZero = (contadores: Contadores) => CONTADORES.every((key) => contadores[key] === 0);

/** Sums of every player who has any, and the team’s record; a row of zeros reads as no row. */
function figures({ filas, equipo }: SeasonModel) {
  const jugadores = Object.entries(filas)
    .map(([id, { sumas }]) => [id, sumas] as const)
    .filter(([, sumas]) => !isZero(sumas));
  return { jugadores: Object.fromEntries(jugadores), equipo };
}

/** The same figures counted anew from the sheets that stand, without any delta. */
function recount({ actas }: SeasonModel) {
  const jugadores: Record<string, Contadores> = {};
  const equipo = { partidos_jugados: 0, ganados: 0, empatados: 0, perdidos: 0 };
  for (const acta of Object.values(actas)) {
    const added = contribution(acta);
    for (const [id, contadores] of Object.entries(added.jugadores)) {
      jugadores[id] = addContadores(jugadores[id] ?? CERO_CONTADORES, contadores);
    }
    equipo.partidos_jugados += 1;
    const { resultado } = marcadorOf(acta.detalles);
    equipo[({ win: 'ganados', draw: 'empatados', lose: 'perdidos' } as const)[resultado]] += 1;
  }
  return { jugadores, equipo };
}

describe('a season after any saves, changes, annulments and deletions of its matches', () => {
  it('is what its sheets add up to, counted anew', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const season = play(operations);
        expect(figures(season)).toEqual(recount(season));
      }),
    );
  });

  it('is the same when every operation is applied twice', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const twice = operations.flatMap((operation) => [operation, operation]);
        expect(figures(play(twice))).toEqual(figures(play(operations)));
      }),
    );
  });

  it('is what the last operation on each match makes of it', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const last = operations.filter(
          (operation, index) =>
            !operations.slice(index + 1).some((later) => later.partidoId === operation.partidoId),
        );
        expect(figures(play(last))).toEqual(figures(play(operations)));
      }),
    );
  });

  it('is, after one more match was saved and deleted at any moment, as if that match had never been', () => {
    fc.assert(
      fc.property(
        operationsArbitrary,
        actaArbitrary,
        fc.nat(),
        fc.nat(),
        (operations, acta, i, j) => {
          const from = i % (operations.length + 1);
          const to = from + (j % (operations.length - from + 1));
          const extra = 'partido-de-mas';
          const withExtra = [
            ...operations.slice(0, from),
            { partidoId: extra, acta },
            ...operations.slice(from, to),
            { partidoId: extra, acta: null },
            ...operations.slice(to),
          ];
          expect(figures(play(withExtra))).toEqual(figures(play(operations)));
        },
      ),
    );
  });

  it('does not depend on the order of operations on different matches', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const matchByMatch = PARTIDO_IDS.flatMap((id) =>
          operations.filter((operation) => operation.partidoId === id),
        );
        expect(figures(play(matchByMatch))).toEqual(figures(play(operations)));
      }),
    );
  });

  it('is empty once every match is deleted', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const emptied = play([
          ...operations,
          ...PARTIDO_IDS.map((id) => ({ partidoId: id, acta: null })),
        ]);
        expect(figures(emptied)).toEqual(figures(play([])));
      }),
    );
  });

  it('has no more goals of players than goals scored: as many when none is without author', () => {
    const scored = (actas: readonly Acta[]) =>
      actas.reduce((sum, { detalles }) => sum + marcadorOf(detalles).goles_anotados, 0);
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        const season = play(operations);
        const actas = Object.values(season.actas);
        const authorless = actas
          .flatMap(({ detalles }) => allEvents(detalles))
          .filter(({ evento, autor }) => evento === 'gol anotado' && !autor).length;
        const goles = Object.values(season.filas).reduce(
          (sum, fila) => sum + totales(fila).goles,
          0,
        );
        expect(goles + authorless).toBe(scored(actas));
        expect(rankingGoles(season.filas, Infinity).reduce((sum, row) => sum + row.goles, 0)).toBe(
          goles,
        );
      }),
    );
  });

  it('never shows a negative figure, and no figure beyond the matches that a player was in', () => {
    fc.assert(
      fc.property(operationsArbitrary, (operations) => {
        for (const fila of Object.values(play(operations).filas)) {
          const total = totales(fila);
          for (const contador of CONTADORES) expect(fila.sumas[contador]).toBeGreaterThanOrEqual(0);
          for (const contador of ['porterias_imbatidas', 'tarjetas_rojas', 'mvp'] as const) {
            expect(total[contador]).toBeLessThanOrEqual(total.partidos_jugados);
          }
        }
      }),
    );
  });
});

describe('a correction by hand amid the operations of a season', () => {
  it('keeps its place on top of the sums, whatever is saved before and after', () => {
    const correction = fc.record({ goles: fc.nat({ max: 99 }), mvp: fc.nat({ max: 9 }) });
    fc.assert(
      fc.property(operationsArbitrary, operationsArbitrary, correction, (before, after, given) => {
        const id = 'jugador-0';
        const season = play(before);
        const fila = season.filas[id] ?? buildFila({ jugador_id: id });
        const corrected = correctFila(fila, given);
        const start = { ...season, filas: { ...season.filas, [id]: corrected } };
        const end = play(after, start);
        const uncorrected = play([...before, ...after]).filas[id] ?? fila;
        expect(end.filas[id]?.ajuste).toEqual(corrected.ajuste);
        expect(end.filas[id]?.sumas).toEqual(uncorrected.sumas);
        const shown = (contador: Contador) => totales(end.filas[id] ?? fila)[contador];
        for (const contador of ['goles', 'mvp'] as const) {
          const since = uncorrected.sumas[contador] - fila.sumas[contador];
          expect(shown(contador)).toBe(Math.max(0, given[contador] + since));
        }
        expect(figures(end)).toEqual(recount(end));
      }),
    );
  });
});
