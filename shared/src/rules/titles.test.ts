import { describe, expect, it } from 'vitest';
import { demoSettings } from '../demo/index';
import { NOT_FOUND_TITLE, documentTitle, jugadorTitle, partidoTitle } from './titles';

const { nombre: club, lema } = demoSettings;

describe('page titles', () => {
  it('are page and club; the home page has club and motto', () => {
    expect(documentTitle('Plantilla', demoSettings)).toBe(`Plantilla · ${club}`);
    expect(documentTitle('', demoSettings)).toBe(`${club} · ${lema}`);
  });

  it('say that a page does not exist (regla 6)', () => {
    expect(NOT_FOUND_TITLE).toBe('ERROR 404 - Esta pagina no existe');
  });

  it.each([
    [true, 2, 1, `${club} 2 - 1 Robledal`],
    [false, 2, 1, `Robledal 1 - 2 ${club}`],
    [true, 0, 0, `${club} 0 - 0 Robledal`],
  ])('put the home side first (regla 11): %s', (local, scored, encajados, titulo) => {
    const partido = { local, nombre_equipo: 'Robledal', jugado: true };
    const marcador = { goles_anotados: scored, goles_encajados: encajados };
    expect(partidoTitle({ ...partido, ...marcador }, club)).toBe(titulo);
  });

  it('say VS before a match (regla 25)', () => {
    const partido = { nombre_equipo: 'Robledal', jugado: false };
    const marcador = { goles_anotados: null, goles_encajados: null };
    expect(partidoTitle({ ...partido, ...marcador, local: true }, club)).toBe(
      `${club} VS Robledal`,
    );
    expect(partidoTitle({ ...partido, ...marcador, local: false }, club)).toBe(
      `Robledal VS ${club}`,
    );
  });

  it('have a player’s first surname if it is public', () => {
    expect(jugadorTitle({ nombre: 'Marcos', apellido1: 'López' })).toBe('Marcos López');
    expect(jugadorTitle({ nombre: 'Marcos', apellido1: '' })).toBe('Marcos');
  });
});
