import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from './use-resource-form';

describe('validation errors of a form', () => {
  it('are empty when the server would accept the body', () => {
    expect(fieldErrors(endpoints.addEquipo, { nombre: 'Rival', color_hex: '#00ff00' })).toEqual({});
  });

  it('are one sentence per field', () => {
    expect(fieldErrors(endpoints.addJugador, { nombre: ' ', dorsal: NaN, altura: 251 })).toEqual({
      nombre: 'No puede estar vacío.',
      dorsal: 'Debe ser un número entero.',
      altura: 'Debe estar entre 150 y 250.',
    });
  });

  it('of a nested field are found by its name and by its path', () => {
    expect(fieldErrors(endpoints.updateJugador, { estadisticas_temporada: { goles: -1 } })).toEqual(
      {
        goles: 'No puede ser negativo.',
        'estadisticas_temporada.goles': 'No puede ser negativo.',
      },
    );
  });

  it('are empty for a call without a body', () => {
    expect(fieldErrors(endpoints.delEquipo, undefined)).toEqual({});
  });
});
