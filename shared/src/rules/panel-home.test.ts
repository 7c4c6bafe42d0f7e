import { describe, expect, it } from 'vitest';
import { buildEquipoEstadisticas } from '../testing/temporada-builder';
import { buildPartido } from '../testing/partido-builder';
import { LATEST_CHANGES } from '../schemas/panel-home';
import { applyChanges, EMPTY_PANEL_HOME, isOnHome, subjectOf, withOperation } from './panel-home';
import { previewPartido } from './partido';

const change = (path: string, now: unknown, before?: unknown) => ({ path, before, after: now });
const after = (...cambios: ReturnType<typeof change>[]) => applyChanges(EMPTY_PANEL_HOME, cambios);

describe('the panel home’s document', () => {
  it('has the existing grounds, sorted', () => {
    const known = after(change('campos/b', { _id: 'b' }), change('campos/a', { _id: 'a' }));
    expect(known.campos).toEqual(['a', 'b']);
    expect(applyChanges(known, [change('campos/a', undefined)]).campos).toEqual(['b']);
    expect(applyChanges(known, [change('campos/a', { _id: 'a' })]).campos).toEqual(['a', 'b']);
  });

  it('has the ground of a match until it has a sheet, and the whole match while it is live', () => {
    const partido = buildPartido({ _id: 'p' });
    const live = buildPartido({ _id: 'p', estado: 'en_juego' });
    const known = after(change('partidos/p', partido));
    expect(known).toMatchObject({ por_jugar: { p: 'campo-1' }, en_juego: {} });
    const playing = applyChanges(known, [change('partidos/p', live)]);
    expect(playing.en_juego).toEqual({ p: previewPartido(live) });
    const done = { ...live, jugado: true, estado: 'finalizado' };
    expect(applyChanges(playing, [change('partidos/p', done)])).toEqual(EMPTY_PANEL_HOME);
    expect(applyChanges(playing, [change('partidos/p', undefined)])).toEqual(EMPTY_PANEL_HOME);
  });

  it('has the match of each news item that is about one', () => {
    const known = after(change('noticias/n', { _id: 'n', titulo: 'x', partido_id: 'p' }));
    expect(known.cronicas).toEqual({ n: 'p' });
    expect(applyChanges(known, [change('noticias/n', { _id: 'n' })]).cronicas).toEqual({});
    expect(applyChanges(known, [change('noticias/n', undefined)]).cronicas).toEqual({});
    const waiting = after(change('noticias_pendientes/n', { _id: 'n', partido_id: 'p' }));
    expect(Object.values(waiting.cronicas)).toEqual(['p']);
    const published = [
      change('noticias/n', { _id: 'n', partido_id: 'p' }),
      change('noticias_pendientes/n', undefined),
    ];
    expect(applyChanges(waiting, published).cronicas).toEqual({ n: 'p' });
  });

  it('has the position of a season and its date, unless the record was deleted', () => {
    const place = { posicion: 2, posicion_el: '2026-11-21T10:00:00.000Z' };
    const equipo = buildEquipoEstadisticas(place);
    const known = after(change('estadisticas_equipo/t', equipo));
    expect(known.puestos).toEqual({ t: place });
    const retired = change('estadisticas_equipo/t', { ...equipo, retirado: true });
    expect(applyChanges(known, [retired]).puestos).toEqual({});
  });

  it('has the number of photos and the total of their known sizes', () => {
    const known = after(change('imagenes/a', { peso: 10 }), change('imagenes/b', {}));
    expect(known.fotos).toEqual({ cuantas: 2, bytes: 10 });
    const changed = applyChanges(known, [change('imagenes/a', { peso: 4 }, { peso: 10 })]);
    expect(changed.fotos).toEqual({ cuantas: 2, bytes: 4 });
    const deleted = [
      change('imagenes/a', undefined, { peso: 10 }),
      change('imagenes/b', undefined, {}),
    ];
    expect(applyChanges(known, deleted)).toEqual(EMPTY_PANEL_HOME);
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
      expect(after(change(path, { any: 1 }))).toBe(EMPTY_PANEL_HOME);
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
