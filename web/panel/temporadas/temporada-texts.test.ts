import { describe, expect, it } from 'vitest';
import { type JugadorPreview, NO_IMAGE } from '@club/shared';
import {
  nextName,
  temporadaOf,
  summarizeTemporada,
  deletedPartidosText,
  deletionConsequences,
} from './temporada-texts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the name of a season', () => {
  it.each([
    ['2026-06-30', '2025/26'],
    ['2026-07-01', '2026/27'],
    ['2026-12-31', '2026/27'],
    ['1999-09-01', '1999/00'],
  ])('on %s is %s', (dia, nombre) => {
    expect(temporadaOf(day(dia))).toBe(nombre);
  });

  it.each([
    ['2026/27', '2027/28'],
    ['Temporada 2026/27', 'Temporada 2027/28'],
    ['Temporada 2026-2027 (fútbol 7)', 'Temporada 2027-2028 (fútbol 7)'],
    ['1998/99', '1999/00'],
    ['La buena', '2026/27'],
  ])('after %s is %s', (nombre, next) => {
    expect(nextName(nombre, day('2026-11-21'))).toBe(next);
  });
});

const jugador = (id: string, nombre: string): JugadorPreview => ({
  jugador_id: id,
  nombre,
  apellido1: '',
  nombre_con_inicial: `${nombre} L.`,
  alias: '',
  img_perfil: NO_IMAGE,
  dorsal: 1,
  edad: 27,
  activo: true,
  posicion: { del: false, mc: false, def: false, por: false, order_code: 0 },
});
const JUGADORES = [jugador('ana', 'Ana'), jugador('bea', 'Bea'), jugador('cris', 'Cris')];
const ACTUAL = { _id: 't1', nombre: '2025/26' };
const NEW = { nombre: '2026/27', competicion: 'Liga Comarcal', bajas: [] };

describe('the summary before a season starts', () => {
  it('lists everything from name to competition, one a line', () => {
    expect(summarizeTemporada(NEW, ACTUAL, JUGADORES)).toEqual([
      '«2026/27» será la temporada actual, aún sin partidos.',
      'Los números de los jugadores en «2025/26» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.',
      'Siguen todos: 3 jugadores.',
      'Se jugará «Liga Comarcal».',
    ]);
  });

  it('trims names', () => {
    const cambio = { ...NEW, nombre: ' 2026/27  ', competicion: '  Copa ' };
    const lines = summarizeTemporada(cambio, ACTUAL, JUGADORES);
    expect(lines[0]).toBe('«2026/27» será la temporada actual, aún sin partidos.');
    expect(lines[3]).toBe('Se jugará «Copa».');
  });

  it.each(['', '   '])('omits a competition without a name: «%s»', (competicion) => {
    const lines = summarizeTemporada({ ...NEW, competicion }, ACTUAL, JUGADORES);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe('Siguen todos: 3 jugadores.');
  });

  it('archives nothing for the first season', () => {
    expect(summarizeTemporada(NEW, null, JUGADORES)[1]).toBe(
      'Es la primera temporada: no hay nada que archivar.',
    );
  });

  it.each([
    [[], 'Siguen todos: 3 jugadores.'],
    [['bea'], 'Se va Bea L.; siguen 2.'],
    [['cris', 'ana'], 'Se van Ana L., Cris L.; sigue 1.'],
    [['ana', 'bea', 'cris'], 'Se van Ana L., Bea L., Cris L.; siguen 0.'],
    [['ana', 'nadie'], 'Se va Ana L.; siguen 2.'],
    [['nadie'], 'Siguen todos: 3 jugadores.'],
  ])('lists who leaves, in squad order, and how many stay: %o', (bajas, text) => {
    expect(summarizeTemporada({ ...NEW, bajas }, ACTUAL, JUGADORES)[2]).toBe(text);
  });

  it.each([
    [0, 'Siguen todos: 0 jugadores.'],
    [1, 'Siguen todos: 1 jugador.'],
    [2, 'Siguen todos: 2 jugadores.'],
  ])('says that all of %i stay', (count, text) => {
    expect(summarizeTemporada(NEW, ACTUAL, JUGADORES.slice(0, count))[2]).toBe(text);
  });

  it('uses the singular for one who leaves and one who stays', () => {
    const cambio = { ...NEW, bajas: ['ana'] };
    expect(summarizeTemporada(cambio, ACTUAL, JUGADORES.slice(0, 2))[2]).toBe(
      'Se va Ana L.; sigue 1.',
    );
  });
});

const [first, second] = [
  { _id: 'a', nombre: '2025/26' },
  { _id: 'b', nombre: '2026/27' },
] as const;

describe('the consequences of deleting a season', () => {
  it.each([
    ['the current one', second, [first, second], '«2025/26» volverá a ser la actual'],
    ['an older one', first, [first, second], 'No es la temporada actual'],
    ['the only one', first, [first], 'quedarán a cero'],
  ])('%s', (_which, temporada, temporadas, text) => {
    expect(deletionConsequences(temporada, temporadas)).toContain(text);
  });

  it.each([
    [undefined, 'Se borrarán los partidos de «X».'],
    [0, '«X» no tiene partidos.'],
    [1, 'Se borrará el partido de «X».'],
    [12, 'Se borrarán los 12 partidos de «X».'],
  ])('include how many matches are deleted: %s', (partidos, text) => {
    expect(deletedPartidosText('X', partidos)).toBe(text);
  });
});
