import { describe, expect, it } from 'vitest';
import { LATEST_CHANGES } from '../schemas/panel-home';
import { EMPTY_PANEL_HOME, findSubject, withOperation } from './panel-home';

describe('the panel home’s document', () => {
  it('has the latest operations, without names of people', () => {
    const cambio = (index: number) => ({
      operacion_id: `o${String(index)}`,
      accion: 'addCampo',
      quien: 'uid',
      sobre: '',
      cuando: '2026-11-21T10:00:00.000Z',
    });
    const all = Array.from({ length: LATEST_CHANGES + 3 }, (_none, index) => cambio(index));
    const known = all.reduce(withOperation, EMPTY_PANEL_HOME);
    expect(known.ultimos).toEqual(all.toReversed().slice(0, LATEST_CHANGES));
    const changed = { cambio: 'cambiado' as const, detalle: [], id: 'x' };
    const jugador = { ...changed, tipo: 'jugador' as const, nombre: 'Ana P.' };
    expect(findSubject([jugador])).toBe('');
    expect(findSubject([{ ...changed, tipo: 'noticia', nombre: 'Ana marca' }])).toBe('');
    const partido = { ...changed, tipo: 'partido' as const, nombre: 'Rival (14-11-2026)' };
    expect(findSubject([jugador, partido])).toBe('Rival (14-11-2026)');
  });
});
