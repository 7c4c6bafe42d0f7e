import { describe, expect, it } from 'vitest';
import { readEquipos } from './equipos-pegados';
import { readJugadores } from './jugadores-pegados';
import { readPartidos, nombresNuevos } from './partidos-pegados';
import { readTable } from './tabla';
import { readDia, readHora } from './valores';

const cells = (text: string) => readTable(text).map(({ celdas }) => celdas);

describe('a pasted table', () => {
  it.each([
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b,c\r\n1;2\r\n',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    ['a,b', [['a', 'b']]],
    ['a\nb;c', [['a'], ['b', 'c']]],
    ['\uFEFF"x, y",z', [['x, y', 'z']]],
    ['"uno ""dos""";3', [['uno "dos"', '3']]],
    ['"dos\nlíneas"\tfin', [['dos líneas', 'fin']]],
    ['\n \t \nsolo', [['solo']]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('tells the line in which each row begins', () => {
    expect(readTable('a\n\n"b\nb"\nc').map(({ linea }) => linea)).toEqual([1, 3, 5]);
  });
});

describe('days and times as people write them', () => {
  it.each([
    ['3/5/2027', '2027-05-03'],
    ['03-05-27', '2027-05-03'],
    ['2027-05-03', '2027-05-03'],
    ['3.5.99', '1999-05-03'],
    ['29/2/2027', undefined],
    ['32/1/2027', undefined],
    ['mayo', undefined],
  ])('%s', (text, expected) => {
    expect(readDia(text, 2030)).toBe(expected);
  });

  it.each([
    ['18:30', '18:30'],
    ['9.05', '09:05'],
    ['18h', '18:00'],
    ['18:30:00', '18:30'],
    ['7', '07:00'],
    ['24:00', undefined],
    ['tarde', undefined],
  ])('%s', (text, expected) => {
    expect(readHora(text)).toBe(expected);
  });
});

const CATALOGOS = {
  equipo: [{ _id: 'e1', nombre: 'Atlético Robledal' }],
  competicion: [{ _id: 'c1', nombre: 'Liga' }],
  campo: [{ _id: 'f1', nombre: 'El Encinar' }],
};

describe('pasted fixtures', () => {
  it('are read with headings in any order, names without accents', () => {
    const [partido] = readPartidos(
      'Rival\tDía\tHora\tLocal/Visitante\tCampo\natletico robledal\t3/5/2027\t18:30\tFuera\tel encinar',
      CATALOGOS,
      [],
    );
    expect(partido).toMatchObject({
      linea: 2,
      problemas: [],
      existe: false,
      fecha: '03-05-2027',
      hora: '18:30',
      local: false,
      referencias: { equipo: { id: 'e1' }, competicion: { id: 'c1' }, campo: { id: 'f1' } },
    });
  });

  it('are read without headings, with the defaults of the form', () => {
    const [partido] = readPartidos('3/5/2027;;Atlético Robledal', CATALOGOS, []);
    expect(partido).toMatchObject({ hora: '10:00', local: true, problemas: [] });
  });

  it('say what is wrong, in Spanish, and know what is there already', () => {
    const known = [{ fecha_str: '03-05-2027', nombre_equipo: 'ATLETICO ROBLEDAL' }];
    const rows = readPartidos(
      [
        '3/5/2027;18:30;Atlético Robledal',
        '40/5/2027;25:00;;donde',
        '4/5/2027;10;X',
        '4/5/2027;11;X',
      ].join('\n'),
      CATALOGOS,
      known,
    );
    expect(rows.map(({ existe, problemas }) => [existe, problemas])).toEqual([
      [true, []],
      [
        false,
        [
          'la fecha «40/5/2027» no es un día (3/5/2027)',
          'la hora «25:00» no es una hora (18:30)',
          '«donde» no es Local ni Visitante',
        ],
      ],
      [false, []],
      [false, ['está dos veces en lo pegado']],
    ]);
  });

  it('offer the names that are missing, each once', () => {
    const rows = readPartidos(
      '3/5/2027;10;Nuevo;L;Copa;La Vega\n4/5/2027;10;nuevo;L;copa;El Encinar',
      CATALOGOS,
      [],
    );
    expect(nombresNuevos(rows)).toEqual([
      { tipo: 'equipo', nombre: 'Nuevo' },
      { tipo: 'competicion', nombre: 'Copa' },
      { tipo: 'campo', nombre: 'La Vega' },
    ]);
  });
});

describe('pasted players', () => {
  const AHORA = new Date('2026-11-21T12:00:00Z');

  it('are read with headings and without', () => {
    const [a] = readJugadores('Nombre,Dorsal,Posición,Pie\nIker,8,"MC, DEF",zurdo', [], AHORA);
    expect(a?.problemas).toEqual([]);
    expect(a?.body).toMatchObject({
      nombre: 'Iker',
      dorsal: 8,
      pie: 'Izquierdo',
      posicion: { mc: true, def: true, del: false, por: false },
    });
    const [b] = readJugadores('8\tIker\tZabala\tRuiz\tMC\t17/5/99', [], AHORA);
    expect(b?.body).toMatchObject({
      apellido1: 'Zabala',
      apellido2: 'Ruiz',
      fecha_nac: '1999-05-17',
    });
  });

  it('say what is wrong, in Spanish, and know who is there already', () => {
    const rows = readJugadores(
      ['8;Íker;Zabala', 'x;;', '120;Ana;;;banda;1/1/2030', '9;Leo;;;;;;90'].join('\n'),
      [{ nombre: 'Iker', apellido1: 'Zabala' }],
      AHORA,
    );
    expect(rows.map(({ existe }) => existe)).toEqual([true, false, false, false]);
    expect(rows.map(({ problemas }) => problemas)).toEqual([
      [],
      ['el nombre no puede estar vacío', 'el dorsal tiene que ser un número del 1 al 99'],
      [
        '«banda» no es una posición (POR, DEF, MC, DEL)',
        'la fecha de nacimiento está en el futuro',
        'el dorsal debe estar entre 1 y 99',
      ],
      ['la altura debe estar entre 150 y 250'],
    ]);
  });
});

describe('pasted rivals', () => {
  it('are read one in a line, with a heading or without, with a colour or without', () => {
    for (const text of ['CF Sotillo\nRiberas', 'Rivales\nCF Sotillo\nRiberas']) {
      expect(readEquipos(text, []).map(({ body }) => body)).toEqual([
        { nombre: 'CF Sotillo' },
        { nombre: 'Riberas' },
      ]);
    }
    expect(
      readEquipos('Equipo;Color\nCF Sotillo;Granate\nRiberas;#AABBCC', []).map(({ body }) => body),
    ).toEqual([
      { nombre: 'CF Sotillo', color_hex: '#7f1d1d' },
      { nombre: 'Riberas', color_hex: '#aabbcc' },
    ]);
  });

  it('say what is wrong, in Spanish, and know who is there already', () => {
    const rows = readEquipos(
      ['cf sotillo', 'Riberas;a rayas', 'Nuevo', 'NUEVO', 'x'.repeat(81)].join('\n'),
      [{ nombre: 'CF Sotillo' }],
    );
    expect(rows.map(({ linea, existe, problemas }) => [linea, existe, problemas])).toEqual([
      [1, true, []],
      [2, false, ['«a rayas» no es un color (rojo, azul… o #c62828)']],
      [3, false, []],
      [4, false, ['está dos veces en lo pegado']],
      [5, false, ['el nombre admite como mucho 80 caracteres']],
    ]);
  });
});
