import { describe, expect, it } from 'vitest';
import { readEquipos } from './pasted-equipos';
import { readJugadores } from './pasted-jugadores';
import { readPartidos, newNames } from './pasted-partidos';
import { readTable, withoutRows } from './table';

describe('a pasted table', () => {
  it.each([
    ['a\tb\n1\t2', 'a|b / 1|2'],
    ['a;b,c\r\n1;2\r\n', 'a|b,c / 1|2'],
    ['a,b', 'a|b'],
    ['a\nb;c', 'a / b|c'],
    ['\uFEFF"x, y",z', 'x, y|z'],
    ['"uno ""dos""";3', 'uno "dos"|3'],
    ['"dos\nlíneas"\tfin', 'dos líneas|fin'],
    ['\n \t \nsolo', 'solo'],
    ['Título, con coma\na\tb', 'Título, con coma / a|b'],
    ['a;"b\nc;d', 'a|"b / c|d'],
    ['[22/11/26, 10:01:33] Ana Ruiz: 7 Iker', '7 Iker'],
    ['\u200E[1/2/2026 9:05 p. m.] +34 600: 7 Iker', '7 Iker'],
    ['22/11/26, 10:01 - Ana: 7 Iker\n8 Leo', '7 Iker / 8 Leo'],
    ['', ''],
  ])('%j has the rows %j', (text, expected) => {
    const rows = readTable(text).map(({ cellTexts }) => cellTexts.join('|'));
    expect(rows.join(' / ')).toBe(expected);
  });

  it('keeps the remaining text when rows are removed', () => {
    const text = 'Nombre;Color\r\n"b\nb";x\n\nc;y';
    const [, first, second] = readTable(text);
    expect(first && withoutRows(text, [first])).toBe('Nombre;Color\n\nc;y');
    expect(second && withoutRows(text, [second])).toBe('Nombre;Color\n"b\nb";x\n');
  });
});

const CATALOGUES = {
  equipo: [{ _id: 'e1', nombre: 'Atlético Robledal' }],
  competicion: [{ _id: 'c1', nombre: 'Liga' }],
  campo: [{ _id: 'f1', nombre: 'El Encinar' }],
};

const CATALOGUES_OF_TWO = {
  ...CATALOGUES,
  equipo: [
    ...CATALOGUES.equipo,
    { _id: 'e2', nombre: 'CF Sotillo' },
    { _id: 'e3', nombre: 'UD Sotillo' },
  ],
};

describe('pasted fixtures', () => {
  it('are read with headings in any order, ignoring accents', () => {
    const [partido] = readPartidos(
      'Rival\tDía\tHora\tLocal/Visitante\tCampo\natletico robledal\t3/5/2027\t18:30\tFuera\tel encinar',
      CATALOGUES,
      [],
    );
    expect(partido).toMatchObject({
      firstLine: 2,
      problems: [],
      exists: false,
      body: { fecha_str: '03-05-2027', hora_str: '18:30', local: false },
      references: { equipo: { id: 'e1' }, competicion: { id: 'c1' }, campo: { id: 'f1' } },
    });
  });

  it('report problems in Spanish, and recognise existing ones', () => {
    const known = [{ fecha_str: '03-05-2027', nombre_equipo: 'ATLETICO ROBLEDAL' }];
    const rows = readPartidos(
      [
        '3/5/2027;18:30;Atlético Robledal',
        '40/5/2027;25:00;;donde',
        '4/5/2027;10;X',
        '4/5/2027;11;X',
      ].join('\n'),
      CATALOGUES,
      known,
    );
    expect(rows.map(({ exists, problems }) => [exists, problems])).toEqual([
      [true, []],
      [false, ['la fecha «40/5/2027» no es un día (3/5/2027)']],
      [false, []],
      [false, ['está dos veces en lo pegado']],
    ]);
    expect(rows.map(({ warnings }) => warnings)).toEqual([
      [],
      [
        'No se ha entendido «25:00» como hora: se pone a las 10:00',
        'No se ha entendido «donde» como local o visitante: se pone en casa',
      ],
      [],
      [],
    ]);
  });

  it('need a rival and a day', () => {
    const rows = readPartidos(';18:30;Riberas\n3/5/2027;18:30;', CATALOGUES_OF_TWO, []);
    expect(rows.map(({ problems }) => problems)).toEqual([['falta la fecha'], ['falta el rival']]);
  });

  it('keep the first row if there are no headings, whatever words are in it', () => {
    const [partido] = readPartidos(
      '29 de noviembre de 2026\t12:00 h\tRobledal At.\tLocal\tLiga\tCampo',
      CATALOGUES,
      [],
    );
    expect(partido).toMatchObject({
      body: { fecha_str: '29-11-2026', hora_str: '12:00' },
      problems: [],
    });
  });

  it('find a rival without its club form, and have a problem if two share the name', () => {
    const [partido, two] = readPartidos(
      '3/5/2027;10;C.D. AT. ROBLEDAL\n4/5/2027;10;Sotillo',
      CATALOGUES_OF_TWO,
      [{ fecha_str: '03-05-2027', nombre_equipo: 'Atlético Robledal' }],
    );
    expect(partido).toMatchObject({ exists: true, references: { equipo: { id: 'e1' } } });
    expect(two?.problems).toEqual(['«Sotillo» puede ser «CF Sotillo» o «UD Sotillo»']);
  });

  it('list names that no catalogue has, each once in any spelling', () => {
    const rows = readPartidos(
      [
        '3/5/2027;10;CD Nuevo;L;Copa;La Vega',
        '4/5/2027;10;C.D. NUEVO;L;copa;El Encinar',
        '5/5/2027;10;UD Nuevo',
      ].join('\n'),
      CATALOGUES,
      [],
    );
    expect(newNames(rows)).toEqual([
      { kind: 'equipo', nombre: 'CD Nuevo' },
      { kind: 'competicion', nombre: 'Copa' },
      { kind: 'campo', nombre: 'La Vega' },
      { kind: 'equipo', nombre: 'UD Nuevo' },
    ]);
  });
});

describe('pasted players', () => {
  const NOW = new Date('2026-11-21T12:00:00Z');

  it('are read without headings, in the usual order', () => {
    const [player] = readJugadores('8\tIker\tZabala\tRuiz\t"MC, DEF"\t17/5/99', [], NOW);
    expect(player?.problems).toEqual([]);
    expect(player?.body).toMatchObject({
      dorsal: 8,
      nombre: 'Iker',
      apellido1: 'Zabala',
      apellido2: 'Ruiz',
      posicion: { mc: true, def: true, del: false, por: false },
      fecha_nac: '1999-05-17',
    });
  });

  it('report problems in Spanish, and recognise existing ones', () => {
    const rows = readJugadores(
      ['8;Íker;Zabala', 'x;;', '120;Ana;;;banda;1/1/2030', 'x;Eva'].join('\n'),
      [{ nombre: 'Iker', apellido1: 'Zabala' }],
      NOW,
    );
    expect(rows.map(({ exists }) => exists)).toEqual([true, false, false, false]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['falta el dorsal'],
      ['el dorsal debe estar entre 1 y 99'],
      ['el dorsal tiene que ser un número del 1 al 99'],
    ]);
  });

  it('lose values that were not understood, with a warning', () => {
    const [player] = readJugadores(
      `2;Leo;Gil;Sanz;xyz;ayer;${'x'.repeat(81)};90;España;ambos`,
      [],
      NOW,
    );
    expect(player?.problems).toEqual([]);
    expect(player?.body).toEqual({
      nombre: 'Leo',
      apellido1: 'Gil',
      apellido2: 'Sanz',
      dorsal: 2,
      pais: 'España',
      posicion: { por: false, def: false, mc: false, del: false },
    });
    expect(player?.warnings).toEqual([
      'No se ha entendido «xyz» como posición: se deja sin posición',
      'No se ha entendido «ayer» como fecha de nacimiento: se deja sin fecha de nacimiento',
      'No se ha entendido «ambos» como pie: se deja sin pie',
      `No se ha entendido «${'x'.repeat(81)}» como alias: se deja sin alias`,
      'No se ha entendido «90» como altura: se deja sin altura',
    ]);
  });

  it.each(['Nº', 'N.º', 'N°', 'Núm.', '#', 'DORSAL', 'Número', 'n', 'Nº Dorsal'])(
    'are read under the heading %s',
    (heading) => {
      const [player, ...others] = readJugadores(
        `Plantilla\n${heading}\tNOMBRE Y APELLIDOS\tDemarcación:\tPie\n2\tRubén García Prieto\tLateral\tzurdo`,
        [],
        NOW,
      );
      expect(others).toEqual([]);
      expect(player).toMatchObject({
        firstLine: 3,
        text: '2 Rubén García Prieto · defensa',
        problems: [],
        warnings: [],
        body: {
          dorsal: 2,
          nombre: 'Rubén',
          apellido1: 'García',
          apellido2: 'Prieto',
          pie: 'Izquierdo',
        },
      });
    },
  );

  it.each([
    ['2 Rubén García Prieto', 2, 'Rubén García Prieto'],
    ['7º Iker', 7, 'Iker'],
    ['7️⃣ Iker', 7, 'Iker'],
    ['10) Ana 🔥', 10, 'Ana'],
    ['⚽ 9 Luis', 9, 'Luis'],
    ['• Nº 9: Luis', 9, 'Luis'],
    ['*9* Luis', 9, 'Luis'],
    ['1) 13 Raúl', 13, 'Raúl'],
    ['- Iker (7)', 7, 'Iker'],
    ['Ana: nº 10', 10, 'Ana'],
    ['2 Rubén García Prieto (lateral)', 2, 'Rubén García Prieto · defensa'],
    ['⚽ 9 Luis - extremo', 9, 'Luis · delantero'],
    ['2 García Prieto, Rubén', 2, 'Rubén García Prieto'],
    ['2\tRubén García Prieto\tLateral', 2, 'Rubén García Prieto · defensa'],
    ['2;Rubén;García Prieto;Lateral', 2, 'Rubén García Prieto · defensa'],
    ['Rubén García Prieto\t2\tLateral', 2, 'Rubén García Prieto · defensa'],
  ])('are read from the line %s', (line, dorsal, said) => {
    const [player, ...others] = readJugadores(line, [], NOW);
    expect(others).toEqual([]);
    expect([player?.body.dorsal, player?.text.replace(/^\S+ /, ''), player?.problems]).toEqual([
      dorsal,
      said,
      [],
    ]);
  });

  it('are different if their second surnames differ', () => {
    const rows = readJugadores(
      '7 Hugo Mora Lago\n8 Hugo Mora\n9 Hugo Mora Díaz',
      [{ nombre: 'Hugo', apellido1: 'Mora', apellido2: 'Díaz' }],
      NOW,
    );
    expect(rows.map(({ exists, problems }) => [exists, problems])).toEqual([
      [false, []],
      [true, ['está dos veces en lo pegado']],
      [true, ['está dos veces en lo pegado']],
    ]);
  });

  it('get the position from the title above them', () => {
    const rows = readJugadores(
      'PORTEROS:\n1 Ana\n\nDefensas\n2 Leo\n3 Eva (medio)\nResto\n4 Iker',
      [],
      NOW,
    );
    expect(rows.map(({ text }) => text)).toEqual([
      '1 Ana · portero',
      '2 Leo · defensa',
      '3 Eva · medio',
      'Resto',
      '4 Iker',
    ]);
  });
});

describe('pasted rivals', () => {
  it('are read one a line, with or without heading and colour', () => {
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

  it('report problems in Spanish, and recognise existing ones', () => {
    const rows = readEquipos(
      ['cf sotillo', 'Riberas;a rayas', 'Nuevo', 'NUEVO', 'x'.repeat(81)].join('\n'),
      [{ nombre: 'CF Sotillo' }],
    );
    expect(rows.map(({ firstLine, exists, problems }) => [firstLine, exists, problems])).toEqual([
      [1, true, []],
      [2, false, []],
      [3, false, []],
      [4, false, ['está dos veces en lo pegado']],
      [5, false, ['el nombre admite como mucho 80 caracteres']],
    ]);
    expect(rows[1]).toMatchObject({
      warnings: ['No se ha entendido «a rayas» como color: se deja sin color'],
      body: { nombre: 'Riberas' },
    });
  });

  it.each([
    ['1. CF Sotillo', 'CF Sotillo', undefined],
    ['⚽ CF Sotillo', 'CF Sotillo', undefined],
    ['- 12) Sotillo "B"', 'Sotillo "B"', undefined],
    ['CF Sotillo (granate)', 'CF Sotillo', '#7f1d1d'],
    ['CF Sotillo - rojo y blanco', 'CF Sotillo', '#c62828'],
    ['CF Sotillo: azul marino', 'CF Sotillo', '#0c1f56'],
    ['2 de Mayo CF', '2 de Mayo CF', undefined],
    ['Estrella Roja', 'Estrella Roja', undefined],
  ])('are read from the line %s', (line, nombre, color) => {
    const [rival] = readEquipos(line, []);
    expect([rival?.body.nombre, rival?.body.color_hex]).toEqual([nombre, color]);
  });

  it('are recognised in another spelling; another club form or order is another rival, with a warning', () => {
    const known = ['CD Laciana', 'Vega Atlético', 'Atlético Robledal'].map((nombre) => ({
      nombre,
    }));
    const names = ['C.D. LACIANA', 'UD Laciana', 'Laciana B', 'Atlético Vega', 'Robledal At.'];
    const rows = readEquipos(names.join('\n'), known);
    expect(rows.map(({ exists, warnings }) => [exists, warnings])).toEqual([
      [true, []],
      [false, ['Ya existe «CD Laciana»: si es el mismo equipo, quita esta fila']],
      [false, []],
      [false, ['Ya existe «Vega Atlético»: si es el mismo equipo, quita esta fila']],
      [true, []],
    ]);
    const both = readEquipos('Vega Atlético\nAtlético Vega', []);
    expect(both.map(({ problems }) => problems)).toEqual([[], []]);
  });
});
