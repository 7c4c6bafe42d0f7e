import { previewPartido } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { scoreLine } from '../common/score-line';
import { taskOf } from './pending';

const CLUB = { nombre: 'CD Encina', zona: 'Europe/Madrid' } as const;
const partido = previewPartido(buildPartido({ _id: 'p' }));
const jugado = { ...partido, local: false, jugado: true, goles_anotados: 3, goles_encajados: 1 };

describe('the text of a task', () => {
  it.each([
    [
      { tipo: 'en_juego', partido },
      'En juego: CD Encina - Atlético Robledal',
      'Seguir',
      '/admin/partidos/p/banda',
    ],
    [
      { tipo: 'hoy', partido },
      'Hoy: CD Encina - Atlético Robledal',
      'Desde la banda',
      '/admin/partidos/p/banda',
    ],
    [
      { tipo: 'sin_ficha', partido },
      'Sin acta: CD Encina - Atlético Robledal',
      'Apuntar el acta',
      '/admin/partidos/p',
    ],
    [
      { tipo: 'sin_fecha', partido: { ...partido, estado: 'aplazado' as const } },
      'Aplazado: CD Encina - Atlético Robledal',
      'Poner fecha',
      '/admin/partidos?editar=p',
    ],
    [
      { tipo: 'sin_fecha', partido: { ...partido, estado: 'suspendido' as const } },
      'Suspendido: CD Encina - Atlético Robledal',
      'Poner fecha',
      '/admin/partidos?editar=p',
    ],
    [
      { tipo: 'sin_cronica', partido: jugado },
      'Sin crónica: Atlético Robledal 1 - 3 CD Encina',
      'Escribir la crónica',
      '/admin/partidos/p/cronica',
    ],
    [
      { tipo: 'sin_campo', partido },
      'Sin campo: CD Encina - Atlético Robledal',
      'Poner campo',
      '/admin/partidos?editar=p',
    ],
    [
      { tipo: 'posicion', partido: jugado, isNew: true },
      'Falta la posición en la liga',
      'Actualizar posición',
      '/admin/estadisticas',
    ],
    [
      { tipo: 'posicion', partido: jugado, isNew: false },
      'Posición en la liga',
      'Actualizar posición',
      '/admin/estadisticas',
    ],
    [
      { tipo: 'auditoria', diferencias: 2 },
      'Las estadísticas no cuadran',
      'Ver qué no cuadra',
      '/admin/estadisticas',
    ],
    [{ tipo: 'copia', ultima: null }, 'Copia de seguridad', 'Descargar una copia', '/admin/copia'],
  ] as const)('%o', (pendiente, titulo, boton, to) => {
    expect(taskOf(pendiente, CLUB)).toMatchObject({ titulo, boton, to });
  });

  it('includes the time if known', () => {
    expect(taskOf({ tipo: 'copia', ultima: '2026-10-01T10:00:00.000Z' }, CLUB).detalle).toBe(
      'La última es del 1 oct 2026, 12:00',
    );
    expect(taskOf({ tipo: 'auditoria', diferencias: 1 }, CLUB).detalle).toContain(
      '1 diferencia con',
    );
    expect(taskOf({ tipo: 'posicion', partido: jugado, isNew: false }, CLUB).detalle).toBe(
      'Sin cambiar desde el partido contra Atlético Robledal, sáb, 14 nov',
    );
  });
});

it('a match title has the score once there is one, home side first', () => {
  expect(scoreLine({ ...jugado, local: true }, 'CD Encina')).toBe(
    'CD Encina 3 - 1 Atlético Robledal',
  );
  expect(scoreLine({ local: false, nombre_equipo: 'Rival' }, 'CD Encina')).toBe(
    'Rival - CD Encina',
  );
});
