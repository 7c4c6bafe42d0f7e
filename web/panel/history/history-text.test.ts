import type { CountedSubstitution } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { changeText, changeTitle, isDeleted, isRestorable, actorText } from './operation-card';

const cambio = (fields: Partial<CountedSubstitution>): CountedSubstitution => ({
  tipo: 'jugador',
  id: 'j1',
  nombre: 'Ximo L.',
  cambio: 'cambiado',
  detalle: [],
  diferencias: [],
  ...fields,
});

describe('the history as text', () => {
  it.each([
    [{ detalle: ['dorsal', 'img_perfil'] }, 'Jugador Ximo L. cambiado: dorsal, foto de perfil'],
    [{ cambio: 'creado' }, 'Jugador Ximo L. creado'],
    [{ tipo: 'noticia', nombre: 'Fiesta', cambio: 'borrado' }, 'Noticia Fiesta borrada'],
    [
      {
        tipo: 'partido',
        nombre: 'Robledal (14-11-2026)',
        detalle: ['goles_anotados', 'resultado', 'detalles', 'fecha_date', 'hora_str'],
      },
      'Partido Robledal (14-11-2026) cambiado: marcador, goles, tarjetas y cambios, fecha y hora',
    ],
    [
      { tipo: 'estadisticas_equipo', nombre: '2026/27', detalle: ['posicion'] },
      'Puesto y balance de 2026/27, a mano: posición',
    ],
    [
      { tipo: 'estadisticas_jugadores', nombre: '2026/27', detalle: ['Ximo L.', 'Álex R.'] },
      'Números de los jugadores de 2026/27, a mano: Ximo L., Álex R.',
    ],
  ] as const)('%o', (fields, text) => {
    expect(
      changeText(cambio({ ...fields, detalle: [...('detalle' in fields ? fields.detalle : [])] })),
    ).toBe(text);
  });

  it('shows a field without a display name as it is', () => {
    expect(changeText(cambio({ detalle: ['alias'] }))).toBe('Jugador Ximo L. cambiado: alias');
  });

  it('recognises deletions, which the trash lists', () => {
    const operation = {
      _id: 'o1',
      operacion_id: 'o1',
      accion: 'delEquipo',
      descripcion: 'Borra un equipo',
      quien: 'admin@cd-encina.example',
      cuando: '2026-11-21T09:00:00.000Z',
    };
    expect(isDeleted({ ...operation, documentos: [cambio({ cambio: 'borrado' })] })).toBe(true);
    expect(isDeleted({ ...operation, documentos: [cambio({})] })).toBe(false);
    expect(actorText(operation.quien)).toBe('admin');
    expect(isRestorable({ ...operation, documentos: [] })).toBe(true);
    expect(isRestorable({ ...operation, accion: 'anonimizarJugador', documentos: [] })).toBe(false);
    expect(changeTitle(cambio({ tipo: 'estadisticas_equipo', nombre: '2026/27' }))).toBe(
      'Puesto y balance de 2026/27, a mano',
    );
    expect(actorText('importacion')).toBe('importacion');
  });
});
