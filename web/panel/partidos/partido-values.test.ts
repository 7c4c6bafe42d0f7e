import { updatePartidoSchema, createPartidoSchema } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido, DESCRIBED_PARTIDO } from '../../../shared/src/testing/partido-builder';
import { changeBody, creationBody, formValues, missingText, NEW_PARTIDO } from './partido-values';

const COMPLETE = {
  ...NEW_PARTIDO,
  equipo_id: 'rival',
  competicion_id: 'liga',
  campo_id: 'campo',
  fecha_str: '2027-03-09',
};

describe('the match form', () => {
  it.each([
    [NEW_PARTIDO, 'Falta por elegir: el rival, la competición, el campo y la fecha.'],
    [{ ...COMPLETE, hora_str: '' }, 'Falta por elegir: la hora.'],
    [COMPLETE, undefined],
  ])('names what is missing', (values, text) => {
    expect(missingText(values)).toBe(text);
  });

  it('starts with a home match at 10:00, and writes the date in the API’s format', () => {
    expect(createPartidoSchema.parse(creationBody(COMPLETE, 't1'))).toEqual({
      equipo_id: 'rival',
      competicion_id: 'liga',
      campo_id: 'campo',
      local: true,
      fecha_str: '09-03-2027',
      hora_str: '10:00',
      temporada_id: 't1',
    });
  });

  it('omits the season if none is known', () => {
    expect(creationBody(COMPLETE, undefined)).not.toHaveProperty('temporada_id');
  });

  it('sends an empty field only to clear a stored value', () => {
    const empty = { ...COMPLETE, campo_id: '' };
    expect(creationBody(empty, 't1')).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4 })).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4, campo_id: 'campo' }).campo_id).toBe('');
  });

  it('sends the match as it is if nothing was changed', () => {
    const partido = buildPartido(DESCRIBED_PARTIDO);
    const { estado, version, ...values } = formValues(partido);
    expect(partido).toMatchObject(changeBody(values, estado, { ...partido, version }));
    const created = creationBody(values, undefined);
    expect(partido).toMatchObject(created);
    expect(Object.keys(created).sort()).toEqual(Object.keys(NEW_PARTIDO).sort());
  });

  it('removes each optional field that is emptied', () => {
    const partido = buildPartido(DESCRIBED_PARTIDO);
    const { estado, version, ...values } = formValues(partido);
    const optional = Object.entries(NEW_PARTIDO)
      .filter(
        ([field, value]) => value === '' && missingText({ ...values, [field]: '' }) === undefined,
      )
      .map(([field]) => field);
    expect(optional).toContain('jornada');
    for (const field of optional) {
      const body = changeBody({ ...values, [field]: '' }, estado, { ...partido, version });
      expect(updatePartidoSchema.parse(body)).toHaveProperty(field);
    }
  });

  it('sends a change with the version that was read', () => {
    const body = changeBody({ ...COMPLETE, local: 'visitante' }, 'aplazado', { version: 4 });
    expect(updatePartidoSchema.parse(body)).toMatchObject({
      local: false,
      estado: 'aplazado',
      version: 4,
    });
  });
});
