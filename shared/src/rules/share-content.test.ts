import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '../demo/index';
import type { Partido } from '../records/partido';
import { digestContent, sharePicturePath, type SharePictureKind } from '../share-paths';
import { buildPartido, buildSummary } from '../testing/partido-builder';
import {
  calledUpPlayers,
  meetingText,
  partidoPictureContent,
  mvpPictureContent,
} from './share-content';

const named = (id: string) => ({ nombre_con_inicial: id, dorsal: 9 });
const [iker, leo] = [buildSummary('iker'), buildSummary('leo')];

const partido = buildPartido({
  jugado: true,
  estado: 'finalizado',
  resultado: 'win',
  goles_anotados: 3,
  goles_encajados: 1,
  detalles: {
    primera_parte: [
      { evento: 'gol anotado', autor: iker, asistente: leo, minuto: 45, anadido: 2 },
      { evento: 'tarjeta amarilla', autor: iker },
    ],
    segunda_parte: [
      { evento: 'gol encajado' },
      { evento: 'gol anotado', autor: leo, asistente: iker },
      { evento: 'gol anotado', propia_puerta: true },
    ],
  },
  mvp: iker,
});
describe('the content of a match picture', () => {
  it('is the match, and our goals with a known scorer, in playing order', () => {
    expect(partidoPictureContent(partido, demoSettings)).toMatchObject({
      club: demoSettings.nombre,
      nombre_equipo: 'Atlético Robledal',
      hora_str: '18:00',
      goles_anotados: 3,
      goles_encajados: 1,
      goles: [
        { jugador_id: 'iker', ...named('iker'), minuto: 45, anadido: 2 },
        { jugador_id: 'leo', ...named('leo'), minuto: undefined, anadido: undefined },
      ],
    });
    expect(partidoPictureContent({ ...partido, jugado: false }, demoSettings).goles).toEqual([]);
  });

  it('of the best player is the match and his figures', () => {
    const content = {
      nombre_equipo: 'Atlético Robledal',
      ...named('iker'),
      goles: 1,
      asistencias: 1,
    };
    expect(mvpPictureContent(partido, demoSettings)).toMatchObject(content);
    expect(mvpPictureContent({ ...partido, mvp: null }, demoSettings)).toBeUndefined();
  });
});

describe('the URL of a share picture', () => {
  const url = (kind: SharePictureKind, fields: Partial<Partido> = {}) =>
    sharePicturePath(kind, { ...partido, ...fields }, demoSettings);
  const { segunda_parte } = partido.detalles;
  const without = { detalles: { primera_parte: [], segunda_parte } };

  it.each<[SharePictureKind, Partial<Partido>]>([
    ['partido', without],
    ['partido', { nombre_campo: 'Otro' }],
    ['mvp', { mvp: { ...iker, dorsal: 3 } }],
    ['mvp', without],
    ['mvp', { mvp: null }],
  ])('of a %s changes with %o', (kind, fields) => {
    expect(url(kind, fields)).not.toBe(url(kind));
  });

  it('does not change with other fields of the match', () => {
    expect(url('partido', { mvp: null, version: 17 })).toBe(url('partido'));
    expect(url('mvp', { version: 17, nombre_campo: 'Otro' })).toBe(url('mvp'));
  });

  it('has a digest of sixteen digits, equal for equal content, different for different content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(digestContent(a)).toMatch(/^[0-9a-f]{16}$/);
        expect(digestContent(a) === digestContent(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});

describe('a call-up', () => {
  it('shows its players by number, without deleted ones', () => {
    const posicion = { por: false, def: false, mc: false, del: false, order_code: 0 };
    const others = { apellido1: '', alias: '', edad: 20, activo: true, posicion };
    const squad = Object.fromEntries(
      Object.entries({ ana: 9, iker: 1, leo: 4 }).map(([id, dorsal]) => [
        id,
        { ...buildSummary(id, { dorsal }), ...others },
      ]),
    );
    expect(calledUpPlayers({ jugadores: ['ana', 'nobody', 'iker'] }, squad)).toEqual([
      { jugador_id: 'iker', nombre_con_inicial: 'iker', dorsal: 1 },
      { jugador_id: 'ana', nombre_con_inicial: 'ana', dorsal: 9 },
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
