import { describe, expect, it } from 'vitest';
import { sheet } from './sheet';

const notes = (eventos: string) =>
  sheet({ convocados: 'por / def / med / del / sup', eventos, mvp: 'med' });

describe('a sheet from notes', () => {
  it('puts players into their rows, and events into their halves', () => {
    const { alineacion, detalles } = notes('45+2 gol del falta, 46 cambio def sup, 60 golDelRival');
    expect(alineacion).toMatchObject({
      defensas: [{ jugador_id: 'def' }],
      suplentes: [{ jugador_id: 'sup' }],
    });
    const autor = { jugador_id: 'del', forma: 'falta' };
    expect(detalles).toEqual({
      primera_parte: [{ evento: 'gol anotado', minuto: 45, anadido: 2, autor }],
      segunda_parte: [
        { evento: 'cambio', minuto: 46, sale: { jugador_id: 'def' }, entra: { jugador_id: 'sup' } },
        { evento: 'gol anotado', minuto: 60, propia_puerta: true },
      ],
    });
  });

  it.each(['12 goll del falta', '12 gol del tacon', '12'])('is refused with «%s»', (note) => {
    expect(() => notes(note)).toThrow();
  });
});
