import { describe, expect, it } from 'vitest';
import type { Acta, Evento } from '../schemas/acta';
import type { JugadorSummary } from '../records/jugador';
import { buildPartido } from '../testing/partido-builder';
import { countActa, countedActas, jugadorPartidos } from './counted-actas';
import { withActa } from './partido';

const jugador = (jugador_id: string): JugadorSummary => ({
  jugador_id,
  nombre: jugador_id,
  nombre_con_inicial: jugador_id,
  dorsal: 1,
  img_perfil: { disponible: false, extension: 'jpg' },
});
const [nico, iker, ximo] = [jugador('nico'), jugador('iker'), jugador('ximo')];

const gol: Evento = { evento: 'gol anotado', autor: nico, asistente: iker, minuto: 12 };
const conceded: Evento = { evento: 'gol encajado', minuto: 50 };
const cambio: Evento = { evento: 'cambio', sale: nico, entra: ximo, minuto: 70 };

const acta = (eventos: Evento[]): Acta => ({
  alineacion: {
    portero: [iker],
    defensas: [],
    mediocentros: [],
    delanteros: [nico],
    suplentes: [ximo],
  },
  detalles: { primera_parte: [], segunda_parte: eventos },
  mvp: null,
});

const match = (_id: string, dia: string, eventos: Evento[]) =>
  withActa(
    buildPartido({
      _id,
      fecha_date: `2026-09-${dia}T10:00:00.000Z`,
      nombre_equipo: `Rival ${_id}`,
    }),
    acta(eventos),
  );

describe('player figures in a match', () => {
  it('are goals, assists and minutes, also for unused substitutes', () => {
    expect(countActa(match('p1', '06', [gol, gol, conceded, cambio]))).toEqual({
      fecha_date: '2026-09-06T10:00:00.000Z',
      fecha_str: '06-09-2026',
      nombre_equipo: 'Rival p1',
      encajados: 1,
      jugadores: { iker: [0, 2, 90], nico: [2, 0, 70], ximo: [0, 0, 20] },
    });
  });

  it('have no minutes if the sheet has none, and do not exist before the match', () => {
    expect(countActa(match('p1', '06', [gol]))?.jugadores).toEqual({
      iker: [0, 1, -1],
      nico: [1, 0, -1],
      ximo: [0, 0, -1],
    });
    expect(countActa(buildPartido())).toBeUndefined();
  });
});

describe('a player’s matches', () => {
  const fichas = countedActas([
    match('p2', '13', [gol]),
    match('p1', '06', [gol, gol, conceded, cambio]),
    buildPartido({ _id: 'p3' }),
  ]);

  it('are in playing order, with his figures', () => {
    expect(jugadorPartidos(fichas, 'nico')).toEqual([
      {
        partido_id: 'p1',
        fecha_str: '06-09-2026',
        nombre_equipo: 'Rival p1',
        goles: 2,
        asistencias: 0,
        encajados: 1,
        minutos: 70,
      },
      {
        partido_id: 'p2',
        fecha_str: '13-09-2026',
        nombre_equipo: 'Rival p2',
        goles: 1,
        asistencias: 0,
        encajados: 0,
        minutos: null,
      },
    ]);
  });

  it('are those he was called up for', () => {
    expect(jugadorPartidos(fichas, 'otro')).toEqual([]);
    expect(jugadorPartidos(fichas, 'toString')).toEqual([]);
  });
});
