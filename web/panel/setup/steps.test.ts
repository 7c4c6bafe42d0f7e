import { INITIAL_SETTINGS } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { isDone, SETUP_STEPS, type FirstData, nextSetupStep } from './steps';

const EMPTY: FirstData = {
  ajustes: INITIAL_SETTINGS,
  temporadas: [],
  competiciones: [],
  equipos: [],
  campos: [],
  jugadores: [],
  partidos: [],
};
const withData = (fields: Partial<Record<keyof FirstData, unknown>>): FirstData =>
  ({ ...EMPTY, ...fields }) as FirstData;
const ajustes = (fields: object) => withData({ ajustes: { ...INITIAL_SETTINGS, ...fields } });

describe('the steps of the setup assistant', () => {
  it('are all open for an empty club', () => {
    expect(SETUP_STEPS.filter((paso) => isDone(paso, EMPTY))).toEqual([]);
    expect(nextSetupStep(EMPTY)).toBe('club');
  });

  it.each([
    ['club', ajustes({ nombre: 'UD Roja' })],
    ['escudo', ajustes({ escudo: { disponible: true, iniciales: 'UR' } })],
    ['escudo', ajustes({ colores: { primario: '#ff0000', secundario: '#ffffff' } })],
    ['patrocinadores', ajustes({ contacto: { ...INITIAL_SETTINGS.contacto, email: 'a@b.es' } })],
    ['patrocinadores', ajustes({ patrocinadores: [{}] })],
    ['temporada', withData({ temporadas: [{ _id: 't', nombre: '2026/27' }] })],
    ['rivales', withData({ competiciones: [{}], equipos: [{}] })],
    ['jugadores', withData({ jugadores: [{}] })],
    ['calendario', withData({ partidos: [{}] })],
  ] as const)('%s is derived from the data', (paso, data) => {
    expect(SETUP_STEPS.filter((one) => isDone(one, data))).toEqual([paso]);
  });

  it('need all their data: rivals without a competition are not enough', () => {
    expect(isDone('rivales', withData({ equipos: [{}] }))).toBe(false);
  });

  it('continue at the first that is not done', () => {
    const data = withData({
      ajustes: { ...INITIAL_SETTINGS, nombre: 'UD Roja' },
      temporadas: [{ _id: 't', nombre: '2026/27' }],
    });
    expect(nextSetupStep(data)).toBe('escudo');
  });
});
