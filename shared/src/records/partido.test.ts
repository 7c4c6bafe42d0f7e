import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { takenValues } from '../testing/taken-values';
import { buildPartido } from '../testing/partido-builder';
import { campoSchema, competicionSchema, equipoSchema } from './catalogues';
import {
  updatePartidoSchema,
  copiesOf,
  COPIED_FIELDS,
  createPartidoSchema,
  lastCopies,
  partidoRecord,
  partidoSchema,
  withCopies,
} from './partido';
import { STATUSES } from '../vocabulary';

const MINIMUM = { equipo_id: 'e1', competicion_id: 'c1', campo_id: 'k1' };

describe('body that creates a match', () => {
  it('needs rival, competition and ground; it is a home match by default', () => {
    expect(createPartidoSchema.parse(MINIMUM)).toEqual({ ...MINIMUM, local: true });
    expect(createPartidoSchema.parse({ ...MINIMUM, local: false }).local).toBe(false);
    expect(refusedFields(createPartidoSchema, {})).toEqual([
      'campo_id',
      'competicion_id',
      'equipo_id',
    ]);
  });

  it.each([
    ['alineacion', { alineacion: {} }],
    ['detalles', { detalles: {} }],
    ['mvp', { mvp: null }],
    ['version', { version: 0 }],
  ])('has no sheet: %s is refused', (field, fields) => {
    expect(refusedFields(createPartidoSchema, { ...MINIMUM, ...fields })).toEqual([field]);
  });
});

describe.each([
  ['creates', createPartidoSchema],
  ['changes', updatePartidoSchema],
] as const)('body that %s a match', (_verb, schema) => {
  it.each(STATUSES)('accepts the state %s', (estado) => {
    expect(refusedFields(schema, { ...MINIMUM, estado })).toEqual([]);
  });

  it.each([
    [{ fecha_str: '14-11-2026' }],
    [{ fecha_str: '14-11-2026', hora_str: '18:30' }],
    [{ fecha_date: '2026-11-14' }],
    [{ fecha_date: '2026-11-14T17:30:00.000Z' }],
    [{ fecha_date: '2026-11-14T17:30:00Z' }],
    [{ fecha_date: '2026-11-14T18:30:00+01:00' }],
    [{ fecha_date: '2028-02-29' }],
    [{ hora_str: '00:00' }],
    [{ hora_str: '23:59' }],
    [{ local: false }],
    [{ temporada_id: 't1' }],
    [{ clave_externa: '2026/j-12' }],
    // The server fills in names. A record that was read may be sent back.
    [{ nombre_equipo: 'x', nombre_campo: 'x', nombre_competicion: 'x', nombre_temporada: 'x' }],
    [{ color_equipo: '#000000' }],
  ])('accepts %o', (fields) => {
    expect(refusedFields(schema, { ...MINIMUM, ...fields })).toEqual([]);
  });

  it('is refused and names the field', () => {
    const values = {
      fecha_str: ['2026-11-14', '14/11/2026', '4-11-2026', '14-11-26', '', '14-11-2026 '],
      fecha_date: [
        ...['14-11-2026', '2026-02-30', '2027-02-29', '2026-11-14T17:30:00'],
        ...['2026-11-14T25:30:00Z', 1_794_000_000_000],
      ],
      hora_str: ['24:00', '18:60', '9:30', '18.30', '18:30:00'],
      estado: ['jugado', 'Aplazado', ''],
      local: ['true'],
      equipo_id: [''],
      campo_id: ['a/b'],
      goles_anotados: [3],
      goles_encajados: [0],
      resultado: ['win'],
      jugado: [true],
      _id: ['p1'],
      id: ['p1'],
      partido_id: ['p1'],
      campo_inventado: ['x'],
    };
    expect(takenValues(schema, MINIMUM, values)).toEqual([]);
  });
});

describe('body that changes a match', () => {
  it('may have any single field, without defaults for the others', () => {
    expect(updatePartidoSchema.parse({})).toEqual({});
    expect(updatePartidoSchema.parse({ estado: 'aplazado' })).toEqual({ estado: 'aplazado' });
    expect(updatePartidoSchema.parse({ mvp: null, version: 4 })).toEqual({
      mvp: null,
      version: 4,
    });
  });

  it.each([[-1], [1.5], ['1'], [null]])('is refused with version %s', (version) => {
    expect(refusedFields(updatePartidoSchema, { version })).toEqual(['version']);
  });
});

describe('copied fields of a match', () => {
  const RECORDS = {
    equipo_id: equipoSchema.parse({ _id: 'e', nombre: 'CF', color_hex: '#123456' }),
    competicion_id: competicionSchema.parse({ _id: 'c', nombre: 'Liga', minutos_parte: 30 }),
    campo_id: campoSchema.parse({ _id: 'k', nombre: 'Campo' }),
  };
  const copied = {
    ...copiesOf(COPIED_FIELDS.equipo_id, RECORDS.equipo_id),
    ...copiesOf(COPIED_FIELDS.competicion_id, RECORDS.competicion_id),
    ...copiesOf(COPIED_FIELDS.campo_id, RECORDS.campo_id),
  };
  const unplayed = buildPartido({ jugado: false });

  it('are those that the record description calls copies, except for the season’s name', () => {
    const { nombre_temporada: _ofSeason, ...campos } = partidoRecord.campos;
    const copies = Object.entries(campos).filter(([, { origen }]) => origen === 'copia');
    expect(Object.keys(copied).sort()).toEqual(copies.map(([campo]) => campo).sort());
  });

  it('are always set: a missing value in the source empties the copy, and can be stored', () => {
    expect(Object.values(copied)).not.toContain(undefined);
    const partido = withCopies(unplayed, copied);
    expect(partido).toMatchObject(copied);
    expect(partidoSchema.parse(partido)).toEqual(partido);
  });

  it('keep the length of the halves once the match is played', () => {
    const played = { ...unplayed, jugado: true, minutos_parte: 40 };
    expect(withCopies(played, copied).minutos_parte).toBe(40);
  });

  it('stay with the match after the source is deleted', () => {
    const partido = withCopies(unplayed, copied);
    const { minutos_parte: _halves, ...names } = copied;
    expect({
      ...lastCopies('equipo_id', partido),
      ...lastCopies('competicion_id', partido),
      ...lastCopies('campo_id', partido),
    }).toEqual(names);
  });
});
