import { type JugadorPreview, NO_IMAGE } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { summarizeTemporada } from './temporada-summary';

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
const NUEVA = { nombre: '2026/27', competicion: 'Liga Comarcal', bajas: [] };

describe('the summary before a season starts', () => {
  it('lists everything from name to competition, one a line', () => {
    expect(summarizeTemporada(NUEVA, ACTUAL, JUGADORES)).toEqual([
      '«2026/27» será la temporada actual, aún sin partidos.',
      'Los números de los jugadores en «2025/26» se archivan y empiezan a cero; sus partidos y estadísticas se quedan como están.',
      'Siguen todos: 3 jugadores.',
      'Se jugará «Liga Comarcal».',
    ]);
  });

  it('trims names', () => {
    const cambio = { ...NUEVA, nombre: ' 2026/27  ', competicion: '  Copa ' };
    const lines = summarizeTemporada(cambio, ACTUAL, JUGADORES);
    expect(lines[0]).toBe('«2026/27» será la temporada actual, aún sin partidos.');
    expect(lines[3]).toBe('Se jugará «Copa».');
  });

  it.each(['', '   '])('omits a competition without a name: «%s»', (competicion) => {
    const lines = summarizeTemporada({ ...NUEVA, competicion }, ACTUAL, JUGADORES);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe('Siguen todos: 3 jugadores.');
  });

  it('archives nothing for the first season', () => {
    expect(summarizeTemporada(NUEVA, null, JUGADORES)[1]).toBe(
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
    expect(summarizeTemporada({ ...NUEVA, bajas }, ACTUAL, JUGADORES)[2]).toBe(text);
  });

  it.each([
    [0, 'Siguen todos: 0 jugadores.'],
    [1, 'Siguen todos: 1 jugador.'],
    [2, 'Siguen todos: 2 jugadores.'],
  ])('says that all of %i stay', (count, text) => {
    expect(summarizeTemporada(NUEVA, ACTUAL, JUGADORES.slice(0, count))[2]).toBe(text);
  });

  it('uses the singular for one who leaves and one who stays', () => {
    const cambio = { ...NUEVA, bajas: ['ana'] };
    expect(summarizeTemporada(cambio, ACTUAL, JUGADORES.slice(0, 2))[2]).toBe(
      'Se va Ana L.; sigue 1.',
    );
  });
});
