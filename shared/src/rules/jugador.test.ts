import { describe, expect, it } from 'vitest';
import { jugadorPreviewSchema, type Position } from '../records/jugador';
import {
  compareSquad,
  BADGES,
  type JugadorBase,
  nameWithInitial,
  orderCode,
  listPositions,
  previewJugador,
  summarizeJugador,
} from './jugador';

const NONE: Position = { del: false, mc: false, def: false, por: false };

const buildJugador = (fields: Partial<JugadorBase> = {}): JugadorBase => ({
  nombre: 'Marcos',
  apellido1: 'López',
  nombre_con_inicial: 'Marcos L.',
  alias: 'Marquitos',
  img_perfil: { disponible: true, extension: 'jpg' },
  dorsal: 8,
  activo: true,
  posicion: { ...NONE, mc: true },
  ...fields,
});

describe('short name', () => {
  it('has the capitalised first letter of the surname', () => {
    // A letter outside the basic plane is one letter, not half of it.
    const surnames = ['López', 'lópez', 'ñúñez', 'Álvarez', 'de la Fuente', '  López', '𝒵eta'];
    const short = surnames.map((surname) => nameWithInitial('José Iñaki', surname));
    expect(short).toEqual(
      ['L', 'L', 'Ñ', 'Á', 'D', 'L', '𝒵'].map((letter) => `José Iñaki ${letter}.`),
    );
  });

  it.each(['', '   '])('is the name alone if the surname is «%s»', (surname) => {
    expect(nameWithInitial('Marcos', surname)).toBe('Marcos');
  });
});

describe('positions of a player', () => {
  it.each([
    [{}, 0, []],
    [{ del: true }, 1, ['DEL']],
    [{ mc: true }, 10, ['MC']],
    [{ def: true }, 100, ['DEF']],
    [{ por: true }, 1000, ['POR']],
    [{ por: true, def: true, mc: true, del: true }, 1111, ['POR', 'DEF', 'MC', 'DEL']],
  ])('%o have order_code %i and badges %o', (ticked, code, badges) => {
    const posicion = { ...NONE, ...ticked };
    expect(orderCode(posicion)).toBe(code);
    expect(listPositions(posicion).map((key) => BADGES[key])).toEqual(badges);
  });
});

it('the preview and the summary of a player have fields of his record, and nothing else', () => {
  const jugador = buildJugador();
  const record = { ...jugador, _id: 'j1', fecha_nac: '1999-01-01', trayectoria: 'Cantera' };
  const preview = previewJugador('j1', record, 27);
  const { posicion, apellido1, alias, activo, ...identity } = jugador;
  const shown = { jugador_id: 'j1', ...identity, apellido1, alias, activo, edad: 27 };
  expect(preview).toEqual({ ...shown, posicion: { ...posicion, order_code: 10 } });
  expect(jugadorPreviewSchema.parse(preview)).toEqual(preview);
  expect(summarizeJugador(preview)).toEqual({ jugador_id: 'j1', ...identity });
});

describe('order of the squad', () => {
  it('is from keepers to forwards, then by shirt number', () => {
    const squad = [
      ['delantero', 9, { del: true }],
      ['sin puesto', 2, {}],
      ['portero 13', 13, { por: true }],
      ['medio', 6, { mc: true }],
      ['central y medio', 5, { def: true, mc: true }],
      ['portero 1', 1, { por: true }],
      ['lateral', 3, { def: true }],
      ['delantero 7', 7, { del: true }],
    ] as const;
    const previews = squad.map(([id, dorsal, ticked]) =>
      previewJugador(id, buildJugador({ dorsal, posicion: { ...NONE, ...ticked } }), 20),
    );
    expect(previews.sort(compareSquad).map(({ jugador_id: id }) => id)).toEqual([
      ...['portero 1', 'portero 13', 'central y medio', 'lateral'],
      ...['medio', 'delantero 7', 'delantero', 'sin puesto'],
    ]);
  });
});
