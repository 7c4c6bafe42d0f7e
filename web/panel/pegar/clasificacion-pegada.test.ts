import { describe, expect, it } from 'vitest';
import { readClasificacion, nuestraFila } from './clasificacion-pegada';

const EQUIPOS = [{ _id: 'robledal', nombre: 'Atlético Robledal' }];

/** What all three layouts say. */
const EXPECTED = [
  {
    nombre: 'Atlético Robledal',
    equipo_id: 'robledal',
    pj: 4,
    g: 3,
    e: 1,
    p: 0,
    gf: 9,
    gc: 2,
    pts: 10,
  },
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

const cell = (text: string) => text.split(' | ').join('\n');
const CELLS = cell(
  'Equipo | PJ | G | E | P | GF | GC | Pts | 1 | Atlético Robledal | 4 | 3 | 1 | 0 | 9 | 2 | 10 | 2 | CD Encina | 4 | 2 | 1 | 1 | 7 | 5 | 7 | 3 | UD 1987 | 4 | 0 | 0 | 4 | 1 | 10 | -3',
);

const filasOf = (texto: string) =>
  readClasificacion(texto, EQUIPOS).map(({ fila }) => ({
    ...fila,
    nombre: fila.nombre === 'ATLETICO ROBLEDAL' ? 'Atlético Robledal' : fila.nombre,
  }));

const withoutFirstLine = (texto: string) => texto.split('\n').slice(1).join('\n');

describe('a pasted league table', () => {
  it.each([
    ['a spreadsheet, with tabs', TABS],
    ['a file with commas, points first', COMMAS],
    ['a federation’s page as text, a team in each line', LINES],
    ['a page as text, a cell in each line', CELLS],
    ['a spreadsheet without headings', withoutFirstLine(TABS)],
    ['commas without headings, points first', withoutFirstLine(COMMAS)],
    ['a page as text without headings', withoutFirstLine(LINES)],
  ])('is read from %s', (_name, texto) => {
    expect(filasOf(texto)).toEqual(EXPECTED);
    expect(readClasificacion(texto, EQUIPOS).flatMap(({ problemas }) => problemas)).toEqual([]);
  });

  it('names the rows that are wrong, by their lines', () => {
    const wrong = TABS.replace('4\t2\t1\t1\t7', '5\t2\t1\t1\t7').replace(
      '\t4\t0\t0\t4\t1\t10\t-9\t-3',
      '\t4\t0',
    );
    expect(
      readClasificacion(wrong, EQUIPOS)
        .filter(({ problemas }) => problemas.length > 0)
        .map(({ linea, fila, problemas }) => [linea, fila.nombre, problemas.join()]),
    ).toEqual([
      [3, 'CD Encina', 'PJ (5) no es G + E + P (4)'],
      [4, 'UD 1987', 'tiene 2 números y hacen falta 7'],
    ]);
  });

  it('has our row by our name, also where the table says more or less of it', () => {
    const filas = readClasificacion(TABS, EQUIPOS);
    expect(nuestraFila(filas, 'CD Encina')).toBe(1);
    expect(nuestraFila(filas, 'cd encina de abajo')).toBe(1);
    expect(nuestraFila(filas, 'Otro club')).toBe(-1);
  });

  it('is nothing while nothing is pasted', () => {
    expect(readClasificacion('', EQUIPOS)).toEqual([]);
    expect(readClasificacion('  \n ', EQUIPOS)).toEqual([]);
  });
});
