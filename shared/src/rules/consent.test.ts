import { describe, expect, it } from 'vitest';
import { mentionsApellido, publicable, reservaOf, withReserva } from './consent';
import type { JugadorDoc } from '../records/jugador';

const SI = { disponible: true, extension: 'jpg' } as const;
const JUGADOR: JugadorDoc = {
  _id: 'j1',
  nombre: 'Marcos',
  apellido1: 'de la Fuente',
  apellido2: 'Peña',
  nombre_con_inicial: 'Marcos D.',
  alias: 'El Faro',
  img_perfil: SI,
  img_banner: SI,
  dorsal: 9,
  altura: 180,
  pais: 'España',
  pie: 'Derecho',
  trayectoria: 'La familia Pena vive aquí.',
  edad: 27,
  posicion: { del: true, mc: false, def: false, por: false },
  activo: true,
  clave_externa: 'club/marcos-de-la-fuente',
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
  ])('«%s»: %s', (text, expected) => {
    expect(mentionsApellido(text, ['de la Fuente', 'Peña'])).toBe(expected);
  });
});

describe('a player in public', () => {
  it('is unchanged if he consents to everything', () => {
    const todo = { foto: true, apellidos: true };
    expect(publicable(JUGADOR, todo)).toEqual(JUGADOR);
    expect(reservaOf(JUGADOR, todo)).toBeUndefined();
  });

  it('has no surname, nor a text or key that contains it', () => {
    const publico = publicable(JUGADOR, { foto: true, apellidos: false });
    expect(publico).toMatchObject({
      nombre: 'Marcos',
      apellido1: '',
      apellido2: '',
      nombre_con_inicial: 'Marcos',
      alias: 'El Faro',
      trayectoria: '',
      img_perfil: SI,
    });
    expect(publico).not.toHaveProperty('clave_externa');
    expect(publicable({ ...JUGADOR, alias: 'Peñ' }, { foto: true, apellidos: false }).alias).toBe(
      '',
    );
  });

  it('has no photo', () => {
    const { img_perfil, img_banner, apellido1 } = publicable(JUGADOR, {
      foto: false,
      apellidos: true,
    });
    expect([img_perfil.disponible, img_banner.disponible, apellido1]).toEqual([
      false,
      false,
      'de la Fuente',
    ]);
  });

  it.each([
    { foto: false, apellidos: false },
    { foto: true, apellidos: false },
    { foto: false, apellidos: true },
  ])('loses none of the stored data: %o', (consentimiento) => {
    const reserva = reservaOf(JUGADOR, consentimiento);
    expect(withReserva(publicable(JUGADOR, consentimiento), reserva)).toEqual(JUGADOR);
  });
});
