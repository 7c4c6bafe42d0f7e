import { AJUSTES_INICIALES } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { isHecho, PASOS, type PrimerosDatos, siguientePaso } from './steps';

const VACIO: PrimerosDatos = {
  ajustes: AJUSTES_INICIALES,
  temporadas: [],
  competiciones: [],
  equipos: [],
  campos: [],
  jugadores: [],
  partidos: [],
};
const con = (fields: Partial<Record<keyof PrimerosDatos, unknown>>): PrimerosDatos =>
  ({ ...VACIO, ...fields }) as PrimerosDatos;
const ajustes = (fields: object) => con({ ajustes: { ...AJUSTES_INICIALES, ...fields } });

describe('the steps of the setup assistant', () => {
  it('are all open for an empty club', () => {
    expect(PASOS.filter((paso) => isHecho(paso, VACIO))).toEqual([]);
    expect(siguientePaso(VACIO)).toBe('club');
  });

  it.each([
    ['club', ajustes({ nombre: 'UD Roja' })],
    ['escudo', ajustes({ escudo: { disponible: true, iniciales: 'UR' } })],
    ['escudo', ajustes({ colores: { primario: '#ff0000', secundario: '#ffffff' } })],
    ['patrocinadores', ajustes({ contacto: { ...AJUSTES_INICIALES.contacto, email: 'a@b.es' } })],
    ['patrocinadores', ajustes({ patrocinadores: [{}] })],
    ['temporada', con({ temporadas: [{ _id: 't', nombre: '2026/27' }] })],
    ['rivales', con({ competiciones: [{}], equipos: [{}] })],
    ['jugadores', con({ jugadores: [{}] })],
    ['calendario', con({ partidos: [{}] })],
  ] as const)('%s is derived from the data', (paso, datos) => {
    expect(PASOS.filter((one) => isHecho(one, datos))).toEqual([paso]);
  });

  it('need all their data: rivals without a competition are not enough', () => {
    expect(isHecho('rivales', con({ equipos: [{}] }))).toBe(false);
  });

  it('continue at the first that is not done', () => {
    const datos = con({
      ajustes: { ...AJUSTES_INICIALES, nombre: 'UD Roja' },
      temporadas: [{ _id: 't', nombre: '2026/27' }],
    });
    expect(siguientePaso(datos)).toBe('escudo');
  });
});
