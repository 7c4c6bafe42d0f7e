import { describe, expect, it } from 'vitest';
import { adjustmentDifferences, RECORD_KINDS, type HistoryKind } from '@club/shared';
import { dateDifference } from '../../../../shared/src/records/partido-differences';
import { EMPTY_SHEET } from '../../../../shared/src/testing/acta-arbitrary';
import { recordDifferences } from './sources';

const diff = (tipo: HistoryKind, antes: object, despues: object) =>
  recordDifferences(
    RECORD_KINDS[tipo],
    antes as Record<string, unknown>,
    despues as Record<string, unknown>,
  );
const summary = (id: string, nombre: string) => ({
  jugador_id: id,
  nombre,
  nombre_con_inicial: nombre,
  dorsal: 1,
  img_perfil: { disponible: false, extension: 'jpg' },
});
const lineUp = (fields: object) => ({ ...EMPTY_SHEET.alineacion, ...fields });

const POSITIONS = { del: false, mc: false, def: false, por: false };

describe('the differences between two states of a record, in Spanish', () => {
  it.each([
    ['jugador', 'dorsal', 9, 10, 'dorsal: 9 → 10'],
    ['jugador', 'alias', '', 'El Faro', 'alias: vacío → «El Faro»'],
    ['campo', 'direccion', undefined, '', ''],
    ['campo', 'direccion', undefined, 'Calle Mayor, 1', 'dirección: — → «Calle Mayor, 1»'],
    ['jugador', 'activo', true, false, 'activo: sí → no'],
    ['partido', 'local', true, false, 'local o visitante: local → visitante'],
    ['partido', 'estado', 'programado', 'en_juego', 'estado: programado → en juego'],
    ['partido', 'hora_str', '18:00', '19:00', 'hora: 18:00 → 19:00'],
    [
      'jugador',
      'fecha_nac',
      '1999-01-01',
      '1999-05-17',
      'fecha de nacimiento: 01-01-1999 → 17-05-1999',
    ],
    ['estadisticas_equipo', 'posicion', 3, null, 'posición: 3 → —'],
    [
      'jugador',
      'posicion',
      { ...POSITIONS, del: true },
      { ...POSITIONS, del: true, mc: true },
      'posición: DEL → MC, DEL',
    ],
    [
      'jugador',
      'img_perfil',
      { disponible: false },
      { disponible: true },
      'foto de perfil: sin foto → con foto',
    ],
    ['noticia', 'media', ['a.jpg'], ['b.jpg'], 'fotos'],
    ['noticia', 'contenido', 'a'.repeat(70), 'b', `texto: «${'a'.repeat(60)}…» → «b»`],
    [
      'partido',
      'tanda',
      { anotados: 4, encajados: 3 },
      undefined,
      'tanda de penaltis: 4-3 → no hubo',
    ],
    ['partido', 'incomparecencia', 'propia', undefined, 'incomparecencia: nuestra → no'],
    ['partido', 'incomparecencia', undefined, 'rival', 'incomparecencia: no → del rival'],
    ['jugador', 'edad', 26, 27, ''],
    ['partido', 'version', 1, 2, ''],
  ] as const)('for a %s: %s from %o to %o', (tipo, field, antes, despues, expected) => {
    const record = (value: unknown) => (value === undefined ? {} : { [field]: value });
    expect(diff(tipo, record(antes), record(despues))).toEqual(expected === '' ? [] : [expected]);
  });

  it.each([
    ['03-05-2027', '04-05-2027', 'del 3 al 4 de mayo'],
    ['30-04-2027', '02-05-2027', 'del 30 de abril al 2 de mayo'],
    ['31-12-2026', '01-01-2027', 'del 31 de diciembre de 2026 al 1 de enero de 2027'],
  ])('for a change of date from %s to %s are short', (antes, despues, expected) => {
    expect(dateDifference(antes, despues)).toBe(expected);
    expect(diff('partido', { fecha_str: antes }, { fecha_str: despues })).toEqual([
      `fecha ${expected}`,
    ]);
  });

  it('for a sheet are its score, its players and its events', () => {
    const nico = summary('n', 'Nico');
    const antes = {
      capitan: 'l',
      jugado: false,
      alineacion: lineUp({ delanteros: [nico], suplentes: [summary('l', 'Luis')] }),
      detalles: { primera_parte: [{ evento: 'gol encajado' }], segunda_parte: [] },
      mvp: null,
    };
    const hugo = summary('h', 'Hugo');
    const autor = { ...nico, forma: 'cabeza' };
    const gol = { evento: 'gol anotado', autor, asistente: hugo, minuto: 12 };
    const despues = {
      capitan: 'n',
      jugado: true,
      goles_anotados: 1,
      goles_encajados: 0,
      alineacion: lineUp({ suplentes: [nico], portero: [hugo] }),
      detalles: { primera_parte: [gol], segunda_parte: [], prorroga_1: [] },
      mvp: nico,
    };
    expect(diff('partido', antes, despues)).toEqual([
      'marcador: sin jugar → 1-0',
      'alineación: entran Hugo',
      'alineación: salen Luis',
      'Nico: delantero → suplente',
      'se añade gol anotado de Nico (cabeza) con pase de Hugo en el 12’',
      'se quita gol encajado',
      'prórroga: no → sí',
      'MVP: nadie → Nico',
      'capitán: Luis → Nico',
    ]);
  });

  it('for a manual correction have a sign, unless it is 0', () => {
    expect(adjustmentDifferences({ goles: 0 }, { goles: 2, partidos_jugados: -1 })).toEqual([
      'partidos jugados: corrección 0 → -1',
      'goles: corrección 0 → +2',
    ]);
  });
});
