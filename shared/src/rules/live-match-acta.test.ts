import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, stepSchema } from '../schemas/live-match';
import type { JugadorSummary } from '../records/jugador';
import { updatePartidoSchema } from '../records/partido';
import { findSquadPlayer, EMPTY_SHEET } from '../testing/acta-arbitrary';
import { stepsArbitrary } from '../testing/live-match-arbitrary';
import { resolveActa } from './acta';
import { deriveLiveMatch } from './live-match';
import { actaFromLiveMatch, publicActa } from './live-match-acta';
import { jugadoresOfStep } from './live-match-steps';
import { scoreOf } from './score';

const jugadoresOf = (pasos: readonly Step[]): Record<string, JugadorSummary> =>
  Object.fromEntries(
    pasos.flatMap(jugadoresOfStep).flatMap((id) => {
      const jugador = findSquadPlayer(id);
      return jugador ? [[id, jugador]] : [];
    }),
  );

const instante = '2026-03-01T11:00:00.000Z';

describe('actaFromDirecto', () => {
  it('gives a body that the sheet rules accept, with the score that was shown', () => {
    fc.assert(
      fc.property(stepsArbitrary, (pasos) => {
        const body = updatePartidoSchema.parse(actaFromLiveMatch(pasos));
        const acta = resolveActa(body, EMPTY_SHEET, findSquadPlayer);
        expect(acta.ok).toBe(true);
        if (acta.ok) {
          expect(scoreOf(acta.value)).toMatchObject(deriveLiveMatch(pasos).marcador);
        }
      }),
    );
  });

  it('shows readers what the sheet will say', () => {
    fc.assert(
      fc.property(stepsArbitrary, (pasos) => {
        const body = updatePartidoSchema.parse(actaFromLiveMatch(pasos));
        const acta = resolveActa(body, EMPTY_SHEET, findSquadPlayer);
        expect(publicActa(deriveLiveMatch(pasos), jugadoresOf(pasos))).toEqual(
          acta.ok ? acta.value : null,
        );
      }),
    );
  });

  it('calls up scorers who are not in the line-up', () => {
    const goal = stepSchema.parse({
      id: 'g',
      instante,
      tipo: 'gol_anotado',
      autor_id: 'jugador-1',
      asistente_id: 'jugador-2',
    });
    expect(actaFromLiveMatch([goal]).alineacion.suplentes).toEqual([
      { jugador_id: 'jugador-1' },
      { jugador_id: 'jugador-2' },
    ]);
  });
});
