import { describe, expect, it } from 'vitest';
import { buildEquipoEstadisticas } from '../testing/temporada-builder';
import { LATEST_CHANGES } from '../schemas/panel-home';
import { applyChanges, EMPTY_PANEL_HOME, isOnHome, subjectOf, withOperation } from './panel-home';

const change = (path: string, after: unknown) => ({ path, before: undefined, after });

// That it equals a recount of all records: `functions/src/operations/panel-home` and every test with `expectProjected`.
describe('the panel home’s document', () => {
  it('has the position of a season until its record is deleted', () => {
    const equipo = buildEquipoEstadisticas({ posicion: 2 });
    const known = applyChanges(EMPTY_PANEL_HOME, [change('estadisticas_equipo/t', equipo)]);
    expect(known.puestos).toEqual({ t: { posicion: 2 } });
    const retired = change('estadisticas_equipo/t', { ...equipo, retirado: true });
    expect(applyChanges(known, [retired]).puestos).toEqual({});
  });

  it('has the current season; audit results are removed with the season', () => {
    const t = { _id: 't', nombre: '2026/27' };
    const ultimo_cambio = '2026-11-21T10:00:00.000Z';
    const club = { temporada_actual: t, temporadas: [t], ultimo_cambio };
    const auditoria = { temporada_id: 't', cuando: ultimo_cambio, diferencias: 1 };
    const known = applyChanges({ ...EMPTY_PANEL_HOME, auditoria }, [change('publico/club', club)]);
    expect(known).toEqual({ ...EMPTY_PANEL_HOME, auditoria, temporada_actual: 't' });
    const gone = { ...club, temporada_actual: null, temporadas: [] };
    expect(applyChanges(known, [change('publico/club', gone)])).toEqual(EMPTY_PANEL_HOME);
  });

  it('depends on some documents and ignores the others', () => {
    const some = ['privado/reservas', 'publico/club', 'campos/c'];
    const others = ['publico/cambios', 'publico/portada', 'calendarios/t', 'jugadores/j'];
    const all = [...some, ...others, 'privado/fechas_nacimiento'];
    expect(all.filter(isOnHome)).toEqual(some);
    for (const path of all.filter((one) => !some.includes(one))) {
      expect(applyChanges(EMPTY_PANEL_HOME, [change(path, { any: 1 })])).toBe(EMPTY_PANEL_HOME);
    }
  });

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
    expect(subjectOf([jugador])).toBe('');
    expect(subjectOf([{ ...changed, tipo: 'noticia', nombre: 'Ana marca' }])).toBe('');
    const partido = { ...changed, tipo: 'partido' as const, nombre: 'Rival (14-11-2026)' };
    expect(subjectOf([jugador, partido])).toBe('Rival (14-11-2026)');
  });
});
