import { describe, expect, it } from 'vitest';
import { actaDifferences, differenceText } from './acta-differences';
import { ACTA_VACIA, type ActaContent, openActa } from './acta-state';
import { ACTIVOS, JUGADO, posicion, run } from './testing/demo-acta';

const GUARDADA = openActa(JUGADO, ACTIVOS);
const { plantilla } = GUARDADA;
const compare = (own: ActaContent, base: ActaContent = ACTA_VACIA) =>
  actaDifferences({ own, saved: GUARDADA, base, plantilla });
const texts = (own: ActaContent, base?: ActaContent) => compare(own, base).map(differenceText);
const entered = (own: ActaContent, base?: ActaContent) =>
  compare(own, base)
    .filter(({ isEntered }) => isEntered)
    .map(differenceText);

describe('comparing two sheets of one match', () => {
  it('finds no difference between equal sheets, whatever the order of their events', () => {
    expect(compare(GUARDADA)).toEqual([]);
    const eventos = GUARDADA.eventos.toReversed().map((evento, id) => ({ ...evento, id }));
    expect(compare({ ...GUARDADA, eventos })).toEqual([]);
  });

  it('marks an MVP as entered here only when it was changed on this device', () => {
    const sinMvp = { ...GUARDADA, mvp: null };
    expect(texts(sinMvp)).toEqual(['MVP: ida P. / sin MVP']);
    expect(entered(sinMvp)).toEqual([]);
    expect(entered({ ...GUARDADA, mvp: 'ana' })).toEqual(['MVP: ida P. / ana P.']);
    // The saved sheet had an MVP; it was removed on this device.
    expect(entered(sinMvp, GUARDADA)).toEqual(['MVP: ida P. / sin MVP']);
  });

  it('reports a goal that only this device has, and one that was removed here', () => {
    const [first, ...others] = GUARDADA.eventos;
    if (!first) throw new Error('no events');
    const more = { ...GUARDADA, eventos: [...GUARDADA.eventos, { ...first, id: 99 }] };
    const goal = "12' Gol anotado · ana P. · cabeza · asistencia de ida P.";
    expect(entered(more)).toEqual([`${goal}: no / sí`]);
    const fewer = { ...GUARDADA, eventos: others };
    expect(texts(fewer)).toEqual([`${goal}: sí / no`]);
    expect(entered(fewer)).toEqual([]);
    expect(entered(fewer, GUARDADA)).toEqual([`${goal}: sí / no`]);
  });

  it('reports each player who stands in another row', () => {
    const own = run(GUARDADA, posicion('ana', 'portero'), posicion('eva', 'suplentes'));
    expect(entered(own)).toEqual([
      'ana P.: Delantero / Portero',
      'eva P.: No convocado / Sustituto',
    ]);
    expect(entered({ ...GUARDADA, alineacion: ACTA_VACIA.alineacion })).toEqual([]);
  });

  it('reports "sin cambios" only where somebody ticked it', () => {
    expect(entered({ ...GUARDADA, sinCambios: true })).toEqual(['Sin cambios: no / sí']);
  });
});
