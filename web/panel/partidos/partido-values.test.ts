import { actualizarPartidoSchema, crearPartidoSchema } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { PARTIDO_DICHO } from '../../../shared/src/testing/partido-dicho';
import { changeBody, creationBody, missingText, NUEVO_PARTIDO, valuesOf } from './partido-values';

const COMPLETE = {
  ...NUEVO_PARTIDO,
  equipo_id: 'rival',
  competicion_id: 'liga',
  campo_id: 'campo',
  fecha_str: '2027-03-09',
};

describe('the match form', () => {
  it('begins at home and at ten', () => {
    expect(NUEVO_PARTIDO).toMatchObject({ local: 'local', hora_str: '10:00' });
  });

  it.each([
    [NUEVO_PARTIDO, 'Falta por elegir: el rival, la competición, el campo y la fecha.'],
    [{ ...COMPLETE, hora_str: '' }, 'Falta por elegir: la hora.'],
    [COMPLETE, undefined],
  ])('says what is missing', (values, text) => {
    expect(missingText(values)).toBe(text);
  });

  it('writes the date as the API takes it', () => {
    expect(crearPartidoSchema.parse(creationBody(COMPLETE, 't1'))).toEqual({
      equipo_id: 'rival',
      competicion_id: 'liga',
      campo_id: 'campo',
      local: true,
      fecha_str: '09-03-2027',
      hora_str: '10:00',
      temporada_id: 't1',
    });
  });

  it('leaves the season to the server when none is known', () => {
    expect(creationBody(COMPLETE, undefined)).not.toHaveProperty('temporada_id');
  });

  it('says what is left empty only to take away what the match has', () => {
    const empty = { ...COMPLETE, campo_id: '' };
    expect(creationBody(empty, 't1')).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4 })).not.toHaveProperty('campo_id');
    expect(changeBody(empty, 'programado', { version: 4, campo_id: 'campo' }).campo_id).toBe('');
  });

  it('that nobody has changed says the match as it is', () => {
    const partido = buildPartido(PARTIDO_DICHO);
    expect(partido).toMatchObject(changeBody(valuesOf(partido), partido.estado, partido));
  });

  it('changes the schedule over the version that was read', () => {
    const body = changeBody({ ...COMPLETE, local: 'visitante' }, 'aplazado', { version: 4 });
    expect(actualizarPartidoSchema.parse(body)).toMatchObject({
      local: false,
      estado: 'aplazado',
      version: 4,
    });
  });
});
