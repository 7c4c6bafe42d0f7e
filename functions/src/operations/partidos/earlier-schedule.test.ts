import { describe, expect, it } from 'vitest';
import { type Partido, kickoffFromInstant, withActa } from '@club/shared';
import { withEarlierSchedule } from './earlier-schedule';
import { buildPartido } from '../../../../shared/src/testing/partido-builder';

/** Saturday, 18:00 in Madrid. */
const SABADO = '2026-11-14T17:00:00.000Z';
const AHORA = new Date('2026-11-11T09:00:00.000Z');
const PARTIDO = buildPartido({ fecha_date: SABADO });

const at = (instant: string) => kickoffFromInstant(instant);
/** The field `antes` of a match after some changes. */
function after(changes: readonly Partial<Partido>[], ahora = AHORA, from = PARTIDO) {
  return changes.reduce<Partido>(
    (partido, change) => withEarlierSchedule(partido, { ...partido, ...change }, ahora),
    from,
  ).antes;
}

const HORA = at('2026-11-14T18:30:00.000Z');
const DOMINGO = at('2026-11-15T11:00:00.000Z');
const LA_VEGA = { campo_id: 'campo-2', nombre_campo: 'La Vega' };

describe('the earlier date and ground of a match', () => {
  it.each<[string, readonly Partial<Partido>[], Partido['antes']]>([
    ['another time', [HORA], { fecha_str: '14-11-2026', hora_str: '18:00' }],
    ['another day', [DOMINGO], { fecha_str: '14-11-2026', hora_str: '18:00' }],
    ['another ground', [LA_VEGA], { nombre_campo: 'El Encinar' }],
    [
      'another time, then another ground',
      [HORA, LA_VEGA],
      { fecha_str: '14-11-2026', hora_str: '18:00', nombre_campo: 'El Encinar' },
    ],
    ['the last change of two', [HORA, DOMINGO], { fecha_str: '14-11-2026', hora_str: '19:30' }],
    [
      'neither date nor ground',
      [HORA, { estado: 'aplazado' }],
      { fecha_str: '14-11-2026', hora_str: '18:00' },
    ],
    ['a time that is changed back', [HORA, at(SABADO)], undefined],
    [
      'a ground that is changed back',
      [LA_VEGA, { campo_id: 'campo-1', nombre_campo: 'El Encinar' }],
      undefined,
    ],
    [
      'a time that is changed back, with another ground',
      [HORA, LA_VEGA, at(SABADO)],
      { nombre_campo: 'El Encinar' },
    ],
    ['a renamed ground', [{ nombre_campo: 'Municipal' }], undefined],
  ])('%s', (_what, changes, expected) => {
    expect(after(changes)).toEqual(expected);
  });

  it.each([
    ['eight days before', '2026-11-06T16:59:00.000Z', false],
    ['seven days before', '2026-11-07T17:00:00.000Z', true],
    ['at kick-off', SABADO, true],
    ['after kick-off', '2026-11-14T17:01:00.000Z', false],
  ])('is stored from a week before the earlier kick-off on: %s', (_when, ahora, isSaid) => {
    expect(after([DOMINGO], new Date(ahora)) !== undefined).toBe(isSaid);
    const later = buildPartido({ fecha_date: '2026-12-12T17:00:00.000Z' });
    expect(after([at(SABADO)], new Date(ahora), later) !== undefined).toBe(isSaid);
  });

  it('is removed by a change that is early enough', () => {
    const moved = withEarlierSchedule(
      PARTIDO,
      { ...PARTIDO, ...at('2026-12-12T17:00:00.000Z') },
      AHORA,
    );
    expect(moved.antes).toBeDefined();
    expect(after([at('2026-12-13T17:00:00.000Z')], AHORA, moved)).toBeUndefined();
  });

  it('is removed once the match is played, and not set by later corrections', () => {
    const moved = withEarlierSchedule(PARTIDO, { ...PARTIDO, ...HORA }, AHORA);
    const { alineacion, detalles, mvp } = moved;
    const played = withActa(moved, { alineacion, detalles, mvp });
    expect('antes' in played).toBe(false);
    expect(after([DOMINGO], AHORA, played)).toBeUndefined();
  });
});
