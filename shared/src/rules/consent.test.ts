import { describe, expect, it } from 'vitest';
import { mentionsSurname, publishable, pickWithheld, withWithheld } from './consent';
import { NO_IMAGE } from '../schemas/base';
import type { JugadorDoc } from '../records/jugador';

const STORED = { disponible: true, extension: 'jpg' } as const;
const JUGADOR: JugadorDoc = {
  _id: 'j1',
  nombre: 'Marcos',
  apellido1: 'de la Fuente',
  apellido2: 'Peña',
  nombre_con_inicial: 'Marcos D.',
  alias: 'El Faro',
  img_perfil: STORED,
  img_banner: STORED,
  dorsal: 9,
  altura: 180,
  pais: 'España',
  pie: 'Derecho',
  edad: 27,
  activo: true,
  trayectoria: 'La familia Pena vive aquí.',
  clave_externa: 'club/marcos-de-la-fuente',
  posicion: { del: true, mc: false, def: false, por: false },
};

describe('a surname in a text', () => {
  it.each([
    ['Marcos de la Fuente', true],
    ['club/fuente-9', true],
    ['LA FUENTE', true],
    ['un pena', true],
    ['la de siempre', false],
    ['las fuentes', false],
    ['', false],
  ])('is found in «%s»: %s', (text, expected) => {
    expect(mentionsSurname(text, ['de la Fuente', 'Peña'])).toBe(expected);
  });
});

describe('a player in public', () => {
  it('is unchanged if he consents to everything', () => {
    const everything = { foto: true, apellidos: true };
    expect(publishable(JUGADOR, everything)).toEqual(JUGADOR);
    expect(pickWithheld(JUGADOR, everything)).toBeUndefined();
  });

  it('has no surname, nor a text or key that contains it, without consent to surnames', () => {
    const without = { foto: true, apellidos: false };
    const publicPart = publishable(JUGADOR, without);
    expect(publicPart).toMatchObject({
      nombre: 'Marcos',
      apellido1: '',
      apellido2: '',
      nombre_con_inicial: 'Marcos',
      alias: 'El Faro',
      trayectoria: '',
      img_perfil: STORED,
    });
    expect(publicPart).not.toHaveProperty('clave_externa');
    expect(publishable({ ...JUGADOR, alias: 'Peñ' }, without).alias).toBe('');
  });

  it('has no photo without consent to photos', () => {
    const publicPart = publishable(JUGADOR, { foto: false, apellidos: true });
    expect(publicPart).toEqual({ ...JUGADOR, img_perfil: NO_IMAGE, img_banner: NO_IMAGE });
  });

  it('loses none of the stored data', () => {
    const nothing = { foto: false, apellidos: false };
    const withheld = pickWithheld(JUGADOR, nothing);
    expect(withWithheld(publishable(JUGADOR, nothing), withheld)).toEqual(JUGADOR);
  });
});
