import { describe, expect, it } from 'vitest';
import { type Partido, toDateFields, withActa } from '@club/shared';
import { withEarlierSchedule } from './earlier-schedule';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';

/** Saturday, 18:00 in Madrid. */
const SATURDAY = '2026-11-14T17:00:00.000Z';
const NOW = new Date('2026-11-11T09:00:00.000Z');
const PARTIDO = buildPartido({ fecha_date: SATURDAY });

const at = (instant: string) => toDateFields(instant);
/** The field `antes` of a match after some changes. */
function after(changes: readonly Partial<Partido>[], now = NOW, from = PARTIDO) {
  return changes.reduce<Partido>(
    (partido, change) => withEarlierSchedule(partido, { ...partido, ...change }, now),
    from,
  ).antes;
}

const LATER = at('2026-11-14T18:30:00.000Z');
const SUNDAY = at('2026-11-15T11:00:00.000Z');
const LA_VEGA = { campo_id: 'campo-2', nombre_campo: 'La Vega' };

describe('the earlier date and ground of a match', () => {
  it.each<[string, readonly Partial<Partido>[], Partido['antes']]>([
    ['time', [LATER], { fecha_str: '14-11-2026', hora_str: '18:00' }],
    ['ground', [LA_VEGA], { nombre_campo: 'El Encinar' }],
    [
      'time, then ground',
      [LATER, LA_VEGA],
      { fecha_str: '14-11-2026', hora_str: '18:00', nombre_campo: 'El Encinar' },
    ],
    ['time, then day', [LATER, SUNDAY], { fecha_str: '14-11-2026', hora_str: '19:30' }],
    [
      'time, then state, which does not matter',
      [LATER, { estado: 'aplazado' }],
      { fecha_str: '14-11-2026', hora_str: '18:00' },
    ],
    ['time that is undone, as none', [LATER, at(SATURDAY)], undefined],
    [
      'ground that is undone, as none',
      [LA_VEGA, { campo_id: 'campo-1', nombre_campo: 'El Encinar' }],
      undefined,
    ],
    [
      'time that is undone, and ground',
      [LATER, LA_VEGA, at(SATURDAY)],
      { nombre_campo: 'El Encinar' },
    ],
    ['the name of the same ground, as none', [{ nombre_campo: 'Municipal' }], undefined],
  ])('are stored after a change of %s', (_what, changes, expected) => {
    expect(after(changes)).toEqual(expected);
  });

  it.each([
    ['more than seven days before', '2026-11-06T16:59:00.000Z', false],
    ['seven days before', '2026-11-07T17:00:00.000Z', true],
    ['at kick-off', SATURDAY, true],
    ['after kick-off', '2026-11-14T17:01:00.000Z', false],
  ])('are stored in the week before the earlier kick-off: %s', (_when, now, isStored) => {
    expect(after([SUNDAY], new Date(now)) !== undefined).toBe(isStored);
    const later = buildPartido({ fecha_date: '2026-12-12T17:00:00.000Z' });
    expect(after([at(SATURDAY)], new Date(now), later) !== undefined).toBe(isStored);
  });

  it('are removed by a change that comes early enough', () => {
    const december = (day: number) => at(`2026-12-${String(day)}T17:00:00.000Z`);
    expect(after([december(12)])).toBeDefined();
    expect(after([december(12), december(13)])).toBeUndefined();
  });

  it('are removed once the match is played, and not set by later corrections', () => {
    const moved = withEarlierSchedule(PARTIDO, { ...PARTIDO, ...LATER }, NOW);
    const { alineacion, detalles, mvp } = moved;
    const played = withActa(moved, { alineacion, detalles, mvp });
    expect('antes' in played).toBe(false);
    expect(after([SUNDAY], NOW, played)).toBeUndefined();
  });
});
