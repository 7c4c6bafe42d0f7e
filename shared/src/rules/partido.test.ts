import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partidoPreviewSchema, partidoSchema, type Partido } from '../records/partido';
import { actaArbitrary } from '../testing/acta-arbitrary';
import { buildPartido } from '../testing/partido-builder';
import { deriveScore } from './score';
import { findActa, previewPartido, withActa, withoutActa } from './partido';

const unplayedArbitrary: fc.Arbitrary<Partido> = fc
  .record({ local: fc.boolean(), version: fc.nat(), day: fc.integer({ min: 1, max: 28 }) })
  .map(({ local, version, day }) =>
    buildPartido({ local, version, fecha_date: new Date(Date.UTC(2026, 9, day)).toISOString() }),
  );

describe('a match with a sheet', () => {
  it('is played and finished, with the sheet and the score of its events', () => {
    fc.assert(
      fc.property(unplayedArbitrary, actaArbitrary, (partido, acta) => {
        const played = withActa(partido, acta);
        expect(played).toEqual({
          ...partido,
          ...acta,
          ...deriveScore(acta),
          jugado: true,
          estado: 'finalizado',
        });
        expect(findActa(played)).toEqual(acta);
        expect(partidoSchema.parse(played)).toEqual(played);
      }),
    );
  });

  it('keeps nothing of a replaced or removed sheet', () => {
    fc.assert(
      fc.property(unplayedArbitrary, actaArbitrary, actaArbitrary, (partido, acta, other) => {
        expect(withoutActa(withActa(partido, acta))).toEqual(partido);
        expect(withActa(withActa(partido, other), acta)).toEqual(withActa(partido, acta));
      }),
    );
  });
});

describe('preview of a match', () => {
  it('has the id and exactly the schema’s fields, with the values of the record', () => {
    fc.assert(
      fc.property(unplayedArbitrary, fc.option(actaArbitrary), (partido, acta) => {
        const withOptional = {
          ...partido,
          escudo_equipo: 'rival.0123456789abcdef',
          antes: { nombre_campo: 'El de antes' },
          jornada: 12,
        };
        const record = acta ? withActa(withOptional, acta) : withOptional;
        const { partido_id: id, ...fields } = previewPartido(record);
        expect(id).toBe(record._id);
        expect(record).toMatchObject(fields);
        // A match with a sheet has no `antes`. Few sheets have a shoot-out or a walkover.
        const absent = [
          ...(acta ? ['antes'] : []),
          ...(acta?.tanda ? [] : ['tanda']),
          ...(acta?.incomparecencia ? [] : ['incomparecencia']),
        ];
        expect([...Object.keys({ partido_id: id, ...fields }), ...absent].sort()).toEqual(
          Object.keys(partidoPreviewSchema.shape).sort(),
        );
      }),
    );
  });
});
