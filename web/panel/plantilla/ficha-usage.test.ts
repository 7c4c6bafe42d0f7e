import { describe, expect, it } from 'vitest';
import { fichasText, isInFicha } from './ficha-usage';

describe('a player in sheets', () => {
  const resumen = {
    jugador_id: 'luis',
    nombre_con_inicial: 'Luis',
    nombre: 'Luis',
    dorsal: 1,
    img_perfil: { disponible: false, extension: 'jpg' },
  } as const;
  const alineacion = {
    delanteros: [],
    mediocentros: [],
    defensas: [],
    portero: [],
    suplentes: [resumen],
  };

  it('is found on the bench too', () => {
    expect(isInFicha({ alineacion }, 'luis')).toBe(true);
    expect(isInFicha({ alineacion }, 'pablo')).toBe(false);
  });

  it.each([
    [1, 'Luis está en 1 ficha, que lo conservará, sin enlace.'],
    [4, 'Luis está en 4 fichas, que lo conservarán, sin enlace.'],
    [undefined, 'No se ha podido comprobar'],
  ])('in %s: INACTIVO is suggested', (fichas, text) => {
    expect(fichasText('Luis', fichas)).toContain(text);
    expect(fichasText('Luis', fichas)).toContain('INACTIVO');
  });

  it('in none: nothing is suggested', () => {
    expect(fichasText('Luis', 0)).toBe('Luis no está en ninguna ficha.');
  });
});
