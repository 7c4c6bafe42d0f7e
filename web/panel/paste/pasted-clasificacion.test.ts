import { describe, expect, it } from 'vitest';
import { readClasificacion, ourRow } from './pasted-clasificacion';

const EQUIPOS = [{ _id: 'robledal', nombre: 'Atlético Robledal' }];

/** Rows expected from every layout. */
const RIVAL = { nombre: 'Atlético Robledal', equipo_id: 'robledal' };
const EXPECTED = [
  { ...RIVAL, pj: 4, g: 3, e: 1, p: 0, gf: 9, gc: 2, pts: 10 },
  { nombre: 'CD Encina', pj: 4, g: 2, e: 1, p: 1, gf: 7, gc: 5, pts: 7 },
  { nombre: 'UD 1987', pj: 4, g: 0, e: 0, p: 4, gf: 1, gc: 10, pts: -3 },
];

const TABS = [
  'Pos\tEquipo\tPJ\tG\tE\tP\tGF\tGC\tDG\tPts',
  '1\tATLETICO ROBLEDAL\t4\t3\t1\t0\t9\t2\t+7\t10',
  '2\tCD Encina\t4\t2\t1\t1\t7\t5\t+2\t7',
  '3\tUD 1987\t4\t0\t0\t4\t1\t10\t-9\t-3',
].join('\n');

const COMMAS = [
  'Equipo,Puntos,Jugados,Ganados,Empatados,Perdidos,Favor,Contra',
  'Atlético Robledal,10,4,3,1,0,9,2',
  '"CD Encina",7,4,2,1,1,7,5',
  'UD 1987,-3,4,0,0,4,1,10',
].join('\n');

const LINES = `Pos Equipo Pts J G E P F C
1 Atlético Robledal 10 4 3 1 0 9 2
2 CD Encina 7 4 2 1 1 7 5
3 UD 1987 -3 4 0 0 4 1 10`;

/** Lines of a page around a table. */
const ABOVE = `Inicio
Competiciones, resultados y clasificaciones
Equipos
Partidos
Segunda Provincial, Grupo 3 - Temporada 2026/27
Actualizado 23/11/2026`;
const BELOW = `Ascenso
Bar Sil, tu bar: 987 12 34 56
1 2 3 Siguiente
© 2026 Federación. Jornada 10`;

const cell = (text: string) => text.split(' | ').join('\n');
const CELLS = cell(
  'Equipo | PJ | G | E | P | GF | GC | Pts | 1 | Atlético Robledal | 4 | 3 | 1 | 0 | 9 | 2 | 10 | 2 | CD Encina | 4 | 2 | 1 | 1 | 7 | 5 | 7 | 3 | UD 1987 | 4 | 0 | 0 | 4 | 1 | 10 | -3',
);

const readTableRows = (text: string) =>
  readClasificacion(text, EQUIPOS).filas.map(({ fila }) => ({
    ...fila,
    nombre: fila.nombre === 'ATLETICO ROBLEDAL' ? 'Atlético Robledal' : fila.nombre,
  }));

const withoutFirstLine = (text: string) => text.split('\n').slice(1).join('\n');

describe('a pasted league table', () => {
  it.each([
    ['a spreadsheet, with tabs', TABS],
    ['a file with commas, points first', COMMAS],
    ['a federation’s page as text, a team a line', LINES],
    ['a page as text, a cell a line', CELLS],
    ['a spreadsheet without headings', withoutFirstLine(TABS)],
    ['a page as text without headings', withoutFirstLine(LINES)],
    ['a file with commas without headings', withoutFirstLine(COMMAS)],
  ])('is read from %s, alone or inside a page', (_name, text) => {
    expect(readTableRows(text)).toEqual(EXPECTED);
    const page = [ABOVE, text, BELOW].join('\n');
    expect(readTableRows(page)).toEqual(EXPECTED);
    const { filas, ignored } = readClasificacion(page, EQUIPOS);
    expect(filas.flatMap(({ problems }) => problems)).toEqual([]);
    expect(ignored).toEqual([ABOVE, BELOW].join('\n').split('\n'));
  });

  it('is found between advertising rows, and with a form column after the points', () => {
    const lines = LINES.split('\n').map((line, index) => (index === 0 ? line : `${line} V E D`));
    const page = [...lines.slice(0, 2), 'Publicidad', ...lines.slice(2)].join('\n');
    expect(readTableRows(page)).toEqual(EXPECTED);
    expect(readClasificacion(page, EQUIPOS).ignored).toEqual(['Publicidad']);
    expect(readTableRows(CELLS.replace(/Robledal|Encina|1987/g, '$&\n▲'))).toEqual(EXPECTED);
  });

  it.each([
    ['1º\tAtlético Robledal\t4\t3\t1\t0\t9\t2\t10'],
    ['1.- Atlético Robledal 4 3 1 0 9 2 10'],
    ['1ª  At. ROBLEDAL 4 3 1 0 9 2 10'],
  ])('finds the rival and his position in %j', (line) => {
    const page = `Clasificación\n${line}\n${line.replace('1', '2').replace('R', 'P')}`;
    expect(readClasificacion(page, EQUIPOS).filas[0]?.fila).toMatchObject({
      equipo_id: 'robledal',
      pts: 10,
    });
  });

  it('assigns no rival if two rows of the table could be his', () => {
    const text = ['CF Sotillo', 'UD Sotillo', 'Sotillo B']
      .map((nombre) => `${nombre}\t3\t1\t1\t1\t4\t4\t4`)
      .join('\n');
    const ids = readClasificacion(text, [{ _id: 's', nombre: 'C.F. Sotillo' }]).filas.map(
      ({ fila }) => fila.equipo_id,
    );
    expect(ids).toEqual(['s', undefined, undefined]);
  });

  it('is not found in a page without one', () => {
    expect(readClasificacion('  \n ', EQUIPOS)).toEqual({ filas: [], ignored: [] });
    const { filas, ignored } = readClasificacion(`${ABOVE}\n${BELOW}`, EQUIPOS);
    expect(filas).toEqual([]);
    expect(ignored).toHaveLength(10);
  });

  it('reports invalid rows with their lines', () => {
    const wrong = TABS.replace('4\t2\t1\t1\t7', '5\t2\t1\t1\t7').replace(
      '\t4\t0\t0\t4\t1\t10\t-9\t-3',
      '\t4\t0',
    );
    expect(
      readClasificacion(wrong, EQUIPOS)
        .filas.filter(({ problems }) => problems.length > 0)
        .map(({ firstLine, fila, problems }) => [firstLine, fila.nombre, problems.join()]),
    ).toEqual([
      [3, 'CD Encina', 'PJ (5) no es G + E + P (4)'],
      [4, 'UD 1987', 'tiene 2 números y hacen falta 7'],
    ]);
  });

  it.each([
    ['CD Encina', ['CD Encina'], 0],
    ['CD Laciana', ['UD Roja', 'C.D. LACIANA'], 1],
    ['CD Encina', ['C.D. Encina B', 'CD ENCINA'], 1],
    ['CD Encina', ['Encina "B"', 'UD Roja'], -1],
    ['Vega At.', ['Atlético Vega', 'Vega Atlético'], 1],
    ['CD Encina', ['Encina Juvenil', 'UD Roja'], -1],
    ['Encina', ['CD Encina', 'UD Encina'], -1],
    ['UD Encina', ['C.D. Encina', 'U.D. Encina'], 1],
    ['CD Encina de Abajo', ['UD Roja', 'CD Encina'], 1],
    ['CD Encina', ['UD Roja', 'C.D. Encina Bar Sil'], 1],
    ['CD Encina', ['Encina Sur', 'Encina Norte'], -1],
    ['Otro club', ['UD Roja', 'CD Encina'], -1],
  ])('finds the row of %s among %j: %i', (club, nombres, index) => {
    const text = nombres.map((nombre) => `${nombre}\t3\t1\t1\t1\t4\t4\t4`).join('\n');
    expect(ourRow(readClasificacion(text, EQUIPOS).filas, club)).toBe(index);
  });
});
