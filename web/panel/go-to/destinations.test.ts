import { previewPartido } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { buildJugador, previewOf } from '../testing/club';
import { targetsOf, findDestinations, NONE, screens } from './go-to-dialog';

const noticia = {
  _id: 'n',
  titulo: 'Victoria en la Peña',
  contenido: '',
  fecha_date: '2026-11-15T10:00:00.000Z',
  fecha_str: '15-11-2026',
  media: [],
};
const all = [
  ...screens([
    { to: '/admin/plantilla', label: 'Plantilla' },
    { to: '/admin/estadisticas', label: 'Estadísticas' },
  ]),
  ...targetsOf({
    partidos: [
      previewPartido(buildPartido({ _id: 'antes', fecha_date: '2026-10-03T16:00:00.000Z' })),
      previewPartido(buildPartido({ _id: 'luego', local: false })),
    ],
    jugadores: [
      previewOf(buildJugador({ _id: 'pena', nombre: 'Íñigo', apellido1: 'Peña', alias: 'Rayo' })),
      previewOf(buildJugador({ _id: 'ida', nombre: 'Ida', dorsal: 14, activo: false })),
    ],
    noticias: [noticia],
  }),
];
const found = (search: string) => findDestinations(all, search).map(({ to }) => to);

describe('searching for a destination', () => {
  it.each([
    ['estadisticas', ['/admin/estadisticas']],
    ['ESTADÍSTICAS', ['/admin/estadisticas']],
    ['pena', ['/admin/plantilla?editar=pena', '/admin/noticias?editar=n']],
    ['íñigo peña', ['/admin/plantilla?editar=pena']],
    ['rayo', ['/admin/plantilla?editar=pena']],
    ['jugador inactivo', ['/admin/plantilla?editar=ida']],
    ['robledal', ['/admin/partidos/luego', '/admin/partidos/antes']],
    ['robledal 03-10', ['/admin/partidos/antes']],
    ['nada de esto', []],
  ])('finds for «%s»: %o', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('ranks names that start with the search first', () => {
    expect(found('p')[0]).toBe('/admin/plantilla');
    expect(found('v')[0]).toBe('/admin/noticias?editar=n');
  });

  it('limits the number of results', () => {
    const many = Array.from({ length: 40 }, (_none, index) => ({
      to: `/${String(index)}`,
      nombre: 'Uno',
      detalle: '',
    }));
    expect(findDestinations(many, 'uno')).toHaveLength(12);
  });

  it('offers only screens while records are missing', () => {
    expect(targetsOf(NONE)).toEqual([]);
  });
});
