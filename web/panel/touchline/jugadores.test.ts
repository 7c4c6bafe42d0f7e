import type { LiveEvento, Fila } from '@club/shared';
import { describe, expect, it } from 'vitest';
import type { TouchlineJugador } from './notebook';
import { jugadoresToChoose, groupByRow } from './jugadores';

const jugador = (id: string, fila: Fila): TouchlineJugador => ({
  jugador_id: id,
  nombre_con_inicial: id,
  dorsal: 1,
  fila,
});
const plantilla = [
  jugador('portera', 'portero'),
  jugador('central', 'defensas'),
  jugador('punta', 'delanteros'),
  jugador('banco', 'delanteros'),
  jugador('casa', 'defensas'),
];
const alineacion = {
  delanteros: ['punta'],
  mediocentros: [],
  defensas: ['central'],
  portero: ['portera'],
  suplentes: ['banco'],
};
const cambio = (sale_id: string, entra_id: string) =>
  ({ paso_id: sale_id, evento: 'cambio', sale_id, entra_id }) as LiveEvento;

const offeredAfter = (eventos: readonly LiveEvento[]) =>
  groupByRow(jugadoresToChoose({ plantilla }, { alineacion, eventos }))
    .map(([row, some]) => `${row ?? ''} ${some.map(({ jugador_id: id }) => id).join(' ')}`)
    .join(', ');

describe('the players offered by a touchline question', () => {
  it('are the called-up ones by row, forwards first', () => {
    expect(offeredAfter([])).toBe(
      'delanteros punta, defensas central, portero portera, suplentes banco',
    );
  });

  it('swap rows when one comes on for the other, and again when that is reversed', () => {
    expect(offeredAfter([cambio('central', 'banco')])).toBe(
      'delanteros punta, defensas banco, portero portera, suplentes central',
    );
    const reversed = [cambio('central', 'banco'), cambio('banco', 'central')];
    expect(offeredAfter(reversed)).toEqual(offeredAfter([]));
  });

  it('are the whole squad while there is no line-up', () => {
    const everybody = jugadoresToChoose({ plantilla }, { alineacion: null, eventos: [] });
    expect(everybody).toEqual(plantilla);
    expect(groupByRow(everybody)).toEqual([[undefined, plantilla]]);
  });
});
