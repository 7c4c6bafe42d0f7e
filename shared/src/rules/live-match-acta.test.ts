import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paso, stepSchema } from '../schemas/live-match';
import type { JugadorSummary } from '../records/jugador';
import { actualizarPartidoSchema } from '../records/partido';
import { findSquadPlayer, SHEET_VACIA } from '../testing/acta-arbitrary';
import { pasosArbitrary } from '../testing/live-match-arbitrary';
import { resolveActa } from './acta';
import { deriveLiveMatch } from './live-match';
import { actaFromLiveMatch, actaPublica } from './live-match-acta';
import { jugadoresOfStep } from './live-match-steps';
import { marcadorOf } from './score';

const jugadoresOf = (pasos: readonly Paso[]): Record<string, JugadorSummary> =>
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
      fc.property(pasosArbitrary, (pasos) => {
        const body = actualizarPartidoSchema.parse(actaFromLiveMatch(pasos));
        const acta = resolveActa(body, SHEET_VACIA, findSquadPlayer);
        expect(acta.ok).toBe(true);
        if (acta.ok) {
          expect(marcadorOf(acta.value.detalles)).toMatchObject(deriveLiveMatch(pasos).marcador);
        }
      }),
    );
  });

  it('shows readers what the sheet will say', () => {
    fc.assert(
      fc.property(pasosArbitrary, (pasos) => {
        const body = actualizarPartidoSchema.parse(actaFromLiveMatch(pasos));
        const acta = resolveActa(body, SHEET_VACIA, findSquadPlayer);
        expect(actaPublica(deriveLiveMatch(pasos), jugadoresOf(pasos))).toEqual(
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
