import { describe, expect, it } from 'vitest';
import { refusedFields, takenValues } from '../testing/refusals';
import { buildPartido } from '../testing/partido-builder';
import { campoSchema, competicionSchema, equipoSchema } from './catalogues';
import {
  updatePartidoSchema,
  makeCopies,
  COPIED_FIELDS,
  createPartidoSchema,
  partidoKind,
  partidoSchema,
  withCopies,
} from './partido';
import { STATUSES } from '../vocabulary';

const MINIMUM = { equipo_id: 'e1', competicion_id: 'c1', campo_id: 'k1' };
const dated = (fecha_date: string) => ({ fecha_date });

describe('body of a match', () => {
  it('that creates it needs rival, competition and ground; it is a home match by default', () => {
    expect(createPartidoSchema.parse(MINIMUM)).toEqual({ ...MINIMUM, local: true });
    expect(createPartidoSchema.parse({ ...MINIMUM, local: false }).local).toBe(false);
    expect(refusedFields(createPartidoSchema, {})).toEqual(Object.keys(MINIMUM).sort());
    const values = { alineacion: [{}], detalles: [{}], mvp: [null], version: [0] };
    expect(takenValues(createPartidoSchema, MINIMUM, values)).toEqual([]);
  });

  it('that changes it may have any single field, without defaults for the others', () => {
    for (const body of [{}, { estado: 'aplazado' }, { mvp: null, version: 4 }]) {
      expect(updatePartidoSchema.parse(body)).toEqual(body);
    }
    const values = { version: [-1, 1.5, '1', null] };
    expect(takenValues(updatePartidoSchema, {}, values)).toEqual([]);
  });

  it.each([createPartidoSchema, updatePartidoSchema])('has these limits', (schema) => {
    const accepted = [
      ...STATUSES.map((estado) => ({ estado })),
      ...['2026-11-14', '2026-11-14T17:30:00.000Z', '2026-11-14T17:30:00Z'].map(dated),
      ...['2026-11-14T18:30:00+01:00', '2028-02-29'].map(dated),
      { fecha_str: '14-11-2026', hora_str: '00:00' },
      { hora_str: '23:59', local: false, temporada_id: 't1', clave_externa: '2026/j-12' },
      // The server fills in names. A record that was read may be sent back.
      { nombre_equipo: 'x', nombre_campo: 'x', nombre_competicion: 'x', nombre_temporada: 'x' },
      { color_equipo: '#000000' },
      ...['Ab9-_', '__a', 'a'.repeat(64)].map((equipo_id) => ({ equipo_id })),
    ];
    expect(accepted.flatMap((body) => refusedFields(schema, { ...MINIMUM, ...body }))).toEqual([]);
    const values = {
      fecha_str: ['2026-11-14', '14/11/2026', '4-11-2026', '14-11-26', '', '14-11-2026 '],
      fecha_date: [
        ...['14-11-2026', '2026-02-30', '2027-02-29', '2026-11-14T17:30:00'],
        ...['2026-11-14T25:30:00Z', 1_794_000_000_000],
      ],
      hora_str: ['24:00', '18:60', '9:30', '18.30', '18:30:00'],
      estado: ['jugado', 'Aplazado', ''],
      local: ['true'],
      // Empty, too long, a path, dots, reserved by Firestore, valid only at the start, a number.
      equipo_id: ['', 'a'.repeat(65), 'a/b', '..', '__proto__', 'ab\n', 7],
      clave_externa: ['  ', 'k'.repeat(121)],
      campo_inventado: ['x'],
      goles_anotados: [3],
      goles_encajados: [0],
      resultado: ['win'],
      jugado: [true],
      _id: ['p1'],
      id: ['p1'],
      partido_id: ['p1'],
    };
    expect(takenValues(schema, MINIMUM, values)).toEqual([]);
  });
});

describe('copied fields of a match', () => {
  const SOURCES = {
    equipo_id: equipoSchema.parse({ _id: 'e', nombre: 'CF', color_hex: '#123456' }),
    competicion_id: competicionSchema.parse({ _id: 'c', nombre: 'Liga', minutos_parte: 30 }),
    campo_id: campoSchema.parse({ _id: 'k', nombre: 'Campo' }),
  };
  const copied = {
    ...makeCopies(COPIED_FIELDS.equipo_id, SOURCES.equipo_id),
    ...makeCopies(COPIED_FIELDS.competicion_id, SOURCES.competicion_id),
    ...makeCopies(COPIED_FIELDS.campo_id, SOURCES.campo_id),
  };
  const unplayed = buildPartido({ jugado: false });

  it('are the copied fields of the record description, without the season’s name', () => {
    const { nombre_temporada: _ofSeason, ...fields } = partidoKind.fields;
    const copies = Object.entries(fields).filter(([, { origin }]) => origin === 'copied');
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
});
