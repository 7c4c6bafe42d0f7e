import { describe, expect, it } from 'vitest';
import { isMonthName, readPieces, readSeason, splitLines } from './values';

const SEASON = 2026;

describe('seasons', () => {
  it.each([
    ['2026/27', 2026],
    ['2026-2027', 2026],
    ['Temporada 26/27', 2026],
    ['1999/00', 1999],
    ['2026', null],
    ['2026/28', null],
  ])('%s starts in %s', (name, start) => {
    expect(readSeason(name)).toBe(start);
  });
});

const readSingleDay = (text: string) => {
  const [piece, ...others] = readPieces(text, SEASON);
  return others.length === 0 && piece?.kind === 'date' ? piece.date.day : undefined;
};

describe('dates', () => {
  it.each([
    '29-11-2026 | 29/11/26 | 29.11.2026 | 2026-11-29 | 2026/11/29 | 29/11 | 29-11',
    '29 nov 2026 | 29-nov-26 | 29 nov. 2026 | 29 nov | 29 de noviembre | 29 de noviembre de 2026',
    'domingo, 29 de noviembre de 2026 | DOMINGO 29 DE NOVIEMBRE DEL 2026 | domingo, 29/11/2026',
    'dom 29/11 | Dom. 29-11-26',
  ])('reads %s', (texts) => {
    for (const text of texts.split(' | ')) expect(readSingleDay(text), text).toBe('29-11-2026');
  });

  it.each([
    ['1 jul', '01-07-2026'],
    ['30/06', '30-06-2027'],
    ['mar 3 nov', '03-11-2026'],
    ['3 mar', '03-03-2027'],
    ['sáb 5 sept', '05-09-2026'],
    ['6 de setiembre', '06-09-2026'],
  ])('finds the year of %s in the season', (text, day) => {
    expect(readSingleDay(text)).toBe(day);
  });

  it.each(['31/11/2026', '29/02', '32-13-2026', '29-11-2025', '30-06-2026', '01/07/2027'])(
    'reads %s as a date without a day',
    (text) => {
      const [piece] = readPieces(text, SEASON);
      expect(piece).toMatchObject({ kind: 'date', date: { day: null } });
    },
  );

  it('cannot complete a day without a year if the season’s name has none', () => {
    expect(readPieces('29/11', null)).toMatchObject([{ kind: 'date', date: { day: null } }]);
    expect(readPieces('29/11/2031', null)).toMatchObject([{ date: { day: '29-11-2031' } }]);
  });

  it('warns about a date on another day of the week', () => {
    const problem = expect.stringContaining('semana') as unknown;
    expect(readPieces('sábado, 29 de noviembre de 2026', SEASON)).toMatchObject([
      { kind: 'date', date: { day: '29-11-2026', problem } },
    ]);
  });

  it('leaves names with numbers alone', () => {
    for (const name of ['C.D. 12 de Octubre', 'Sección 3', 'C.F. 1912', 'Temporada 2026/27']) {
      expect(readPieces(name, SEASON)).toEqual([{ kind: 'text', text: name }]);
    }
  });
});

describe('hours', () => {
  it.each([
    ['12:00', '12:00'],
    ['12.00', '12:00'],
    ['12:00h', '12:00'],
    ['12 h.', '12:00'],
    ['12h30', '12:30'],
    ['9:05 horas', '09:05'],
    ['a las 18.30', '18:30'],
    ['25:00', null],
    ['12:75', null],
    ['00:00', null],
  ])('reads %s as %s', (text, hour) => {
    expect(readPieces(text, SEASON)).toMatchObject([{ kind: 'hour', hour }]);
  });
});

describe('other values', () => {
  it.each([
    ['2-1', { kind: 'score', goals: [2, 1] }],
    ['2 - 1', { kind: 'score', goals: [2, 1] }],
    ['-', { kind: 'score', goals: null }],
    ['vs', { kind: 'score', goals: null }],
    ['Jornada 5', { kind: 'round', number: 5 }],
    ['JORNADA Nº 5', { kind: 'round', number: 5 }],
    ['5ª jornada', { kind: 'round', number: 5 }],
    ['J5', { kind: 'round', number: 5 }],
    ['5', { kind: 'number', number: 5 }],
    ['Aplazado', { kind: 'postponed' }],
    ['Por determinar', { kind: 'pending' }],
    ['Descansa', { kind: 'bye' }],
    ['Campo La Olmeda 2', { kind: 'text' }],
  ])('reads %s', (text, piece) => {
    expect(readPieces(text, SEASON)).toMatchObject([piece]);
  });

  it('cuts a line into its values', () => {
    const pieces = readPieces('dom 29/11 12:00h CD Encina - UD Vega 2-1 (Campo Nuevo)', SEASON);
    expect(pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ['date', 'dom 29/11'],
      ['hour', '12:00h'],
      ['text', 'CD Encina - UD Vega'],
      ['score', '2-1'],
      ['text', 'Campo Nuevo'],
    ]);
  });

  it('leaves spaced scores in the text if asked to', () => {
    expect(readPieces('Sección 3 - 2 de Mayo', SEASON, 'compact')).toHaveLength(1);
  });

  it('loses invisible characters, and has plain spaces and hyphens', () => {
    expect(splitLines('\u200fA\u00ad\u00a0– B\r\n\tC')).toEqual(['A - B', '\tC']);
  });

  it('knows names of months', () => {
    expect(['SEPTIEMBRE', 'Enero 2027', 'marzo de 2027'].every(isMonthName)).toBe(true);
    expect(isMonthName('Mayo C.F.')).toBe(false);
  });
});
