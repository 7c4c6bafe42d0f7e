import { describe, expect, it } from 'vitest';
import { actaDifferences, differenceText } from './acta-differences';
import { EMPTY_ACTA, type ActaContent, openActa } from './acta-state';
import { ACTIVE, PLAYED, posicion, run } from './testing/demo-acta';

const SAVED = openActa(PLAYED, ACTIVE);
const { plantilla } = SAVED;
const compare = (own: ActaContent, base: ActaContent = EMPTY_ACTA) =>
  actaDifferences({ own, saved: SAVED, base, plantilla });
const texts = (own: ActaContent, base?: ActaContent) => compare(own, base).map(differenceText);
const entered = (own: ActaContent, base?: ActaContent) =>
  compare(own, base)
    .filter(({ isEntered }) => isEntered)
    .map(differenceText);

describe('comparing two sheets of one match', () => {
  it('finds no difference between equal sheets, whatever the order of their events', () => {
    expect(compare(SAVED)).toEqual([]);
    const eventos = SAVED.eventos.toReversed().map((evento, id) => ({ ...evento, id }));
    expect(compare({ ...SAVED, eventos })).toEqual([]);
  });

  it('marks an MVP as entered here only when it was changed on this device', () => {
    const withoutMvp = { ...SAVED, mvp: null };
    expect(texts(withoutMvp)).toEqual(['MVP: ida P. / sin MVP']);
    expect(entered(withoutMvp)).toEqual([]);
    expect(entered({ ...SAVED, mvp: 'ana' })).toEqual(['MVP: ida P. / ana P.']);
    // The saved sheet had an MVP; it was removed on this device.
    expect(entered(withoutMvp, SAVED)).toEqual(['MVP: ida P. / sin MVP']);
  });

  it('reports a goal that only this device has, and one that was removed here', () => {
    const [first, ...others] = SAVED.eventos;
    if (!first) throw new Error('no events');
    const more = { ...SAVED, eventos: [...SAVED.eventos, { ...first, id: 99 }] };
    const goal = "12' Gol anotado · ana P. · cabeza · asistencia de ida P.";
    expect(entered(more)).toEqual([`${goal}: no / sí`]);
    const fewer = { ...SAVED, eventos: others };
    expect(texts(fewer)).toEqual([`${goal}: sí / no`]);
    expect(entered(fewer)).toEqual([]);
    expect(entered(fewer, SAVED)).toEqual([`${goal}: sí / no`]);
  });

  it('reports each player who stands in another row', () => {
    const own = run(SAVED, posicion('ana', 'portero'), posicion('eva', 'suplentes'));
    expect(entered(own)).toEqual([
      'ana P.: Delantero / Portero',
      'eva P.: No convocado / Sustituto',
    ]);
    expect(entered({ ...SAVED, alineacion: EMPTY_ACTA.alineacion })).toEqual([]);
  });

  it('reports "sin cambios" only where somebody ticked it', () => {
    expect(entered({ ...SAVED, sinCambios: true })).toEqual(['Sin cambios: no / sí']);
  });
});
