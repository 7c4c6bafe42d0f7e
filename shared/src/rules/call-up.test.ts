import { describe, expect, it } from 'vitest';
import { buildSummary } from '../testing/summary-builder';
import type { JugadorPreview } from '../records/jugador';
import { calledUpPlayers, meetingText } from './share-content';

const player = (id: string, dorsal: number): JugadorPreview => ({
  ...buildSummary(id, { nombre: id, nombre_con_inicial: `${id} A.`, dorsal }),
  ...{ apellido1: '', alias: '', edad: 20, activo: true },
  posicion: { por: false, def: false, mc: false, del: false, order_code: 0 },
});

describe('a call-up', () => {
  it('has its players by number, without deleted ones', () => {
    const squad = { ana: player('ana', 9), iker: player('iker', 1), leo: player('leo', 4) };
    const found = calledUpPlayers({ jugadores: ['ana', 'nobody', 'iker'] }, squad);
    expect(found).toEqual([
      { jugador_id: 'iker', nombre_con_inicial: 'iker A.', dorsal: 1 },
      { jugador_id: 'ana', nombre_con_inicial: 'ana A.', dorsal: 9 },
    ]);
  });

  it.each([
    [{}, ''],
    [{ hora_str: '17:00' }, 'Quedamos: 17:00'],
    [{ hora_str: '17:00', lugar: 'Bar La Dehesa' }, 'Quedamos: 17:00, Bar La Dehesa'],
  ])('says when and where to meet: %o', (fields, text) => {
    expect(meetingText({ jugadores: [], publica: true, ...fields })).toBe(text);
  });
});
