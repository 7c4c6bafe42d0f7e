import { describe, expect, it } from 'vitest';
import { readCalendar } from './calendar';
import { calendarReadingSchema, type CalendarInput, type StoredPartido } from './calendar-fila';

const CLUB: CalendarInput = {
  us: ['C.D. Encina', 'Escuela Encina 1931'],
  season: '2026/27',
  rivals: [
    { _id: 'roble', nombre: 'U.D. Robledal' },
    { _id: 'vega', nombre: 'Racing de la Vega' },
  ],
  grounds: [
    { _id: 'soto', nombre: 'Campo El Soto' },
    { _id: 'era', nombre: 'La Era' },
  ],
  matches: [],
};

const STORED: StoredPartido = {
  _id: 'm1',
  equipo_id: 'roble',
  local: true,
  fecha_str: '29-11-2026',
  hora_str: '12:00',
  campo_id: 'soto',
  jornada: 5,
  jugado: false,
  goles_anotados: 0,
  goles_encajados: 0,
};

const read = (text: string, club: Partial<CalendarInput> = {}) => {
  const reading = readCalendar(text, { ...CLUB, ...club });
  expect(calendarReadingSchema.parse(reading)).toEqual(reading);
  return reading.filas;
};
const containing = (part: string) => expect.stringContaining(part) as unknown;
const states = (text: string, club: Partial<CalendarInput> = {}) =>
  read(text, club).map(({ linea, estado }) => [linea, estado]);
const [LINE, HEADED] = [
  '29-11-2026  12:00  C.D. Encina - U.D. Robledal  Campo El Soto',
  'Local\tVisitante\tFecha\tHora\tCampo\tJornada\tResultado\n',
];

describe('which match a line means', () => {
  it('is new if the club has none with this rival and side', () => {
    const lineText = '29-11-2026 12:00 C.D. Encina - U.D. Robledal Campo El Soto';
    const partido = { equipo_id: 'roble', campo_id: 'soto' };
    expect(read(LINE)).toMatchObject([{ texto: lineText, estado: 'nuevo', partido }]);
    expect(read(LINE, { matches: [{ ...STORED, local: false }] })[0]?.estado).toBe('nuevo');
    expect(read(LINE, { matches: [{ ...STORED, equipo_id: 'vega' }] })[0]?.estado).toBe('nuevo');
  });

  it('changes date, hour, ground and round', () => {
    const text = `Jornada 6\n30-11-2026  12:30  C.D. Encina - U.D. Robledal  La Era`;
    expect(read(text, { matches: [STORED] })).toMatchObject([
      {
        estado: 'cambia',
        cambios: [
          { campo: 'fecha_str', antes: '29-11-2026', despues: '30-11-2026' },
          { campo: 'hora_str', antes: '12:00', despues: '12:30' },
          { campo: 'campo_id', antes: 'soto', despues: 'era' },
          { campo: 'jornada', antes: 5, despues: 6 },
        ],
      },
    ]);
  });

  it('changes to a ground that is still to be created', () => {
    const [fila] = read(LINE.replace('El Soto', 'Nuevo'), { matches: [STORED] });
    expect(fila?.cambios).toEqual([{ campo: 'campo_id', antes: 'soto', despues: null }]);
    expect(fila?.partido).toMatchObject({ campo_id: null, nombre_campo: 'Campo Nuevo' });
  });

  it('is the nearest in date of several, each for one line', () => {
    const matches = [STORED, { ...STORED, _id: 'm2', fecha_str: '14-03-2027' }];
    const ids = (text: string) => read(text, { matches }).map(({ partido_id: id }) => id);
    expect(ids(LINE)).toEqual(['m1']);
    expect(ids(LINE.replace('29-11-2026', '01-03-2027'))).toEqual(['m2']);
    expect(ids(`${LINE}\n${LINE.replace('29-11-2026', '30-11-2026')}`)).toEqual(['m1', 'm2']);
  });

  it('never changes a played match, but says what differs', () => {
    const matches = [{ ...STORED, jugado: true, goles_anotados: 2, goles_encajados: 1 }];
    const same = read(`${LINE}  2-1`, { matches });
    expect(same).toMatchObject([{ estado: 'igual', partido_id: 'm1' }]);
    expect(same[0]).not.toHaveProperty('motivo');
    for (const text of [
      `${LINE}  1-2`,
      LINE.replace('12:00', '13:00'),
      LINE.replace('El Soto', 'X'),
    ]) {
      const [fila] = read(text, { matches });
      expect(fila).toMatchObject({ estado: 'igual', motivo: containing('') });
      expect(fila).not.toHaveProperty('cambios');
    }
  });

  it('warns that a result without a sheet is not saved, our goals first', () => {
    expect(read('29/11 12:00 Racing de la Vega - C.D. Encina 3-1')).toMatchObject([
      {
        estado: 'nuevo',
        partido: { local: false, goles_anotados: 1, goles_encajados: 3 },
        motivo: containing('1-3'),
      },
    ]);
  });
});

describe('whose match it is', () => {
  it('is not ours if both or neither of the teams are', () => {
    expect(states('29/11 12:00 Escuela Encina 1931 - C.D. Encina')).toEqual([[1, 'ajeno']]);
    expect(states('29/11 12:00 Robledal - Atlético Encina')).toEqual([[1, 'ajeno']]);
    expect(states('29/11 12:00 C.D. Encina - B - Robledal')).toEqual([[1, 'ajeno']]);
    expect(states('por determinar  Robledal - Racing de la Vega')).toEqual([[1, 'ajeno']]);
  });

  it.each([' - ', ' – ', ' — ', ' vs ', ' vs. ', ' contra ', ' -'])(
    'is ours before «%s»',
    (dash) => {
      for (const us of [
        'Encina C.D.',
        'CD ENCINA',
        'ESCUELA ENCINA 1931',
        'Club Deportivo Encina',
      ]) {
        expect(read(`29/11 12:00 ${us}${dash}U. D. Robledal`)).toMatchObject([
          { estado: 'nuevo', partido: { local: true, equipo_id: 'roble' } },
        ]);
      }
    },
  );

  it.each([
    'Atlético Roble - B',
    'U.D. Santa-Marta',
    "Sporting 'B'",
    'Sección 3',
    'C.D. 12 de Octubre',
  ])('finds us beside %s', (rival) => {
    for (const [gap, between] of [
      ['  ', ' - '],
      ['  ', '  '],
      ['\t', '\t'],
    ]) {
      const text = ['29-11-2026', '12:00', [rival, 'CD Encina'].join(between)].join(gap);
      expect(read(text)).toMatchObject([
        { estado: 'nuevo', partido: { local: false, nombre_equipo: rival } },
      ]);
    }
    expect(read(`29/11 12:00 CD Encina - ${rival}  2 - 1`)).toMatchObject([
      { partido: { local: true, nombre_equipo: rival, goles_anotados: 2 } },
    ]);
  });

  it('cannot be used if two rivals differ only in their forms', () => {
    const rivals = [...CLUB.rivals, { _id: 'other', nombre: 'C.F. Robledal' }];
    expect(read(LINE, { rivals })).toMatchObject([
      { estado: 'ilegible', partido: { equipo_id: null }, motivo: containing('C.F.') },
    ]);
    const text = `${LINE}\n29-11-2026  12:00  Racing de la Vega - C.F. Robledal`;
    expect(states(text, { rivals: [] })).toEqual([
      [1, 'ilegible'],
      [2, 'ajeno'],
    ]);
  });

  it('is of the club whose words are in exactly this order', () => {
    const rivals = [
      { _id: 'v-a', nombre: 'Vega Atlético' },
      { _id: 'a-v', nombre: 'Atlético Vega' },
    ];
    const text = ['Vega At.', 'C.D. Atlético Vega']
      .map((rival, day) => `2${String(day)}-11-2026  12:00  C.D. Encina - ${rival}`)
      .join('\n');
    const found = (club: Partial<CalendarInput>) =>
      read(text, club).map(({ partido, motivo }) => [partido?.equipo_id, motivo !== undefined]);
    expect(found({ rivals })).toEqual([
      ['v-a', false],
      ['a-v', false],
    ]);
    expect(found({ rivals: rivals.slice(1) })).toEqual([
      ['a-v', true],
      ['a-v', false],
    ]);
    const round =
      'Jornada 3 (20-11-2026)\nC.D. Encina - C.D. Vega At.  12:00\nUno - U.D. Atlético Vega  12:00';
    const twice = `${LINE}\n${LINE.replace('Robledal', 'Roble-Dal')}`;
    expect(read(`Jornada 3\n${twice}`).map(({ motivo }) => motivo)).toEqual([undefined]);
    expect(read(round, { rivals })[0]).not.toHaveProperty('motivo');
    const derby = '20-11-2026  12:00  Vega Atlético - Atlético Vega';
    expect(read(derby, { us: ['Vega At.'], rivals })).toMatchObject([
      { estado: 'nuevo', partido: { local: true, equipo_id: 'a-v' } },
    ]);
  });

  it('cannot be used if the text has a club with our name and another form', () => {
    const text = `${LINE}\n06-12-2026  12:00  U.D. Encina - Racing de la Vega`;
    expect(states(text)).toEqual([
      [1, 'nuevo'],
      [2, 'ilegible'],
    ]);
  });

  it('warns about a rival’s name that looks misspelt', () => {
    expect(read(LINE.replace('Robledal', 'Robedal'))).toMatchObject([
      { estado: 'nuevo', partido: { equipo_id: null }, motivo: containing('parece') },
    ]);
  });
});

it('warns about a foreign name that may be ours misspelt', () => {
  expect(read('29/11 12:00 C.D. Encima - Robledal')).toMatchObject([
    { estado: 'ajeno', motivo: containing('nuestro nombre') },
  ]);
  expect(read("29/11 12:00 Robledal - C.D. Encina 'B'")[0]).not.toHaveProperty('motivo');
});

describe('what gives no row', () => {
  it.each([
    '',
    'Jornada 3',
    'Actualizado 23/11/2026',
    'Inicio > Competiciones > Calendario',
    'Tercera Regional - Grupo 5',
    'Temporada 2026/27',
    'Descansa: C.D. Encina',
    'C.D. Encina  Descansa',
    'Domingo, 29 de noviembre de 2026',
    'NOVIEMBRE',
    HEADED.trim(),
    `${HEADED}C.D. Encina\tDescansa\t29-11-2026\t12:00\t\t3\t`,
    'JORNADA 5\nC.D. Encina\nDescansa\n\n29/11/2026\n\n',
  ])('%j', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('dates and hours', () => {
  it('are inherited from the heading, unless the line has its own', () => {
    const text = [
      'Jornada 5 (29-11-2026)',
      'C.D. Encina - Robledal  12:00',
      '30-11-2026  Racing de la Vega - C.D. Encina  12:00',
      'Jornada 6',
      'C.D. Encina - Otros  12:00',
    ].join('\r\n');
    expect(
      read(text).map(({ estado, partido }) => [estado, partido?.fecha_str, partido?.jornada]),
    ).toEqual([
      ['nuevo', '29-11-2026', 5],
      ['nuevo', '30-11-2026', 5],
      ['ilegible', null, 6],
    ]);
  });

  it('are not inherited from a heading with two days', () => {
    const text = 'Jornada 5 - sábado 28 y domingo 29 de noviembre\nC.D. Encina - Robledal  12:00';
    expect(states(text)).toEqual([[2, 'ilegible']]);
  });

  it('without an hour are set to ten, with a warning', () => {
    expect(read('29-11-2026  C.D. Encina - Robledal')).toMatchObject([
      { estado: 'nuevo', partido: { hora_str: null }, motivo: containing('10:00') },
    ]);
  });

  it('of a postponed match have no hour', () => {
    const text = 'Jornada 5 (29-11-2026)\nC.D. Encina - Robledal  12:00  Aplazado';
    const expected = {
      partido: { fecha_str: '29-11-2026', hora_str: null },
      motivo: containing('plazado'),
    };
    expect(read(text)).toMatchObject([{ estado: 'nuevo', ...expected }]);
    expect(read(text, { matches: [STORED] })).toMatchObject([{ estado: 'igual', ...expected }]);
  });

  it.each(['Por determinar', '31/11/2026', '29/11/2024', ''])('cannot be read in %j', (date) => {
    expect(read(`C.D. Encina - Robledal  12:00  ${date}`)).toMatchObject([
      { estado: 'ilegible', partido: { equipo_id: 'roble', fecha_str: null, hora_str: '12:00' } },
    ]);
  });

  it('are doubted if the day of the week is another, or the hour does not exist', () => {
    for (const time of ['sáb 29/11 12:00', 'dom 29/11 26:00']) {
      expect(read(`${time} C.D. Encina - Robledal`)[0]?.motivo).toEqual(expect.any(String));
    }
  });
});

describe('a match that is in the text twice', () => {
  it('is read once, with the values of both lines', () => {
    expect(read(`C.D. Encina - U.D. Robledal  29/11/26\n${LINE}`)).toMatchObject([
      { linea: 1, estado: 'nuevo', partido: { hora_str: '12:00', campo_id: 'soto' } },
    ]);
  });

  it('cannot be used if the lines disagree', () => {
    expect(states(`${LINE}\n${LINE.replace('12:00', '13:00')}`)).toEqual([
      [1, 'ilegible'],
      [2, 'ilegible'],
    ]);
  });

  it('is two matches if the rivals differ, with a warning about the same day', () => {
    const rows = read(`${LINE}\n${LINE.replace('U.D. Robledal', 'Racing de la Vega')}`);
    expect(rows.map(({ estado, motivo }) => [estado, motivo !== undefined])).toEqual([
      ['nuevo', true],
      ['nuevo', true],
    ]);
  });
});

describe('tables', () => {
  it('have columns in any order, quotes, and empty cells', () => {
    const text = [
      'Hora;Equipo visitante;Marcador;Terreno de juego;Equipo local;Jor.;Día',
      '12:00;"ROBLEDAL; U.D.";-;"Campo ""El Soto""";C.D. ENCINA;5;29-11-2026',
      ';SPORTING "B";;;C.D. ENCINA;6;06-12-2026',
    ].join('\n');
    expect(read(text)).toMatchObject([
      {
        estado: 'nuevo',
        partido: { equipo_id: 'roble', campo_id: 'soto', jornada: 5, local: true },
      },
      { estado: 'nuevo', partido: { nombre_equipo: 'SPORTING "B"', nombre_campo: null } },
    ]);
  });

  it('may have both teams in one column', () => {
    const text = 'Jornada\tPartido\tFecha\tHora\n5\tC.D. Encina - Atlético Roble - B\t29/11\t12:00';
    expect(read(text)).toMatchObject([
      { partido: { nombre_equipo: 'Atlético Roble - B', jornada: 5 } },
    ]);
    const apart = 'Jornada\tPartido\tFecha\tHora\n5\tC.D. Encina\t29-11-2026\t12:00\tRobledal';
    expect(read(apart)).toMatchObject([{ motivo: containing('Sin columna de local') }]);
  });

  it('with a value in the wrong column are read with a warning, or not at all', () => {
    const [fila] = read(`${HEADED}C.D. Encina\tRobledal\t12:00\t29-11-2026\tLa Era\t5\t`);
    expect(fila).toMatchObject({ estado: 'nuevo', partido: { hora_str: '12:00' } });
    expect(fila?.motivo).toContain('columnas');
    expect(
      read(`${HEADED}Campo El Soto\tC.D. Encina\t29-11-2026\t12:00\tRobledal\t5`)[0]?.motivo,
    ).toEqual(expect.any(String));
    expect(read(`${HEADED}C.D. Encina\t\t29-11-2026\t12:00\tLa Era\t5`)).toMatchObject([
      { estado: 'ilegible' },
    ]);
  });

  it('may have ground and away team swapped if the club knows the team', () => {
    const [fila] = read(`${HEADED}C.D. Encina\tEl Prado\t29-11-2026\t12:00\tRobledal\t5`);
    expect(fila).toMatchObject({ partido: { equipo_id: 'roble', nombre_campo: 'El Prado' } });
    expect(fila?.motivo).toContain('columnas');
  });

  it('with spaces between columns may lack a ground if both teams are known', () => {
    const text = [
      'Campo  Local  Visitante  Fecha',
      'El Prado  A.D. Uno  A.D. Dos  29/11/2026',
      'El Prado  A.D. Uno  C.D. Encina  06/12/2026',
      'C.D. Encina  A.D. Dos  13/12/2026',
      'C.D. Encina  A.D. Tres  20/12/2026',
    ].join('\n');
    expect(read(text)).toMatchObject([
      { estado: 'ajeno' },
      { estado: 'nuevo', partido: { local: false, nombre_campo: 'El Prado' } },
      { estado: 'nuevo', partido: { local: true, nombre_equipo: 'A.D. Dos', nombre_campo: null } },
      { estado: 'ilegible' },
    ]);
  });

  it('without titles give a warning if their order is not the usual one', () => {
    const row = (cells: readonly string[]) => read(cells.join('\t'))[0]?.motivo;
    const [home, away, date] = ['C.D. Encina', 'Robledal', '29-11-2026'];
    expect(row([home, away, date, '12:00', 'La Era', '5'])).toBeUndefined();
    expect(row([date, '12:00', home, '-', away, 'La Era'])).toBeUndefined();
    expect(row(['La Era', home, away, date, '12:00'])).toEqual(expect.any(String));
    expect(row([home, date, '12:00', away, 'La Era'])).toEqual(expect.any(String));
  });
});

describe('blocks', () => {
  const block = (values: readonly string[]) => values.join('\n');
  const date = '29/11/2026';

  it.each([
    [['C.D. Encina', 'Robledal', date, '12:00 h', 'La Era']],
    [['C.D. Encina', 'vs', 'Robledal', `${date} 12:00`, 'La Era']],
    [[`${date} 12:00 - Campo La Era`, 'C.D. Encina 2-1 Robledal']],
    [['Fecha: 29/11/2026', 'Hora: 12:00', 'C.D. Encina - Robledal', 'Campo: La Era']],
  ])('are read as %j', (values) => {
    const other = values.map((value) =>
      value.replace('Encina', 'Uno').replace('Robledal', 'Dos').replace('La Era', 'Campo El Soto'),
    );
    for (const gap of ['\n', '\n\n']) {
      const text = ['JORNADA 5', block(values), block(other), block(other)].join(gap);
      expect(read(text)).toMatchObject([
        {
          linea: gap.length + 1,
          estado: 'nuevo',
          partido: { equipo_id: 'roble', fecha_str: '29-11-2026', hora_str: '12:00', jornada: 5 },
        },
        { estado: 'ajeno' },
        { estado: 'ajeno' },
      ]);
    }
  });
});

it('finds the order of the values even if the sample ends within a match', () => {
  const days = Array.from(
    { length: 30 },
    (_none, day) => `${String(day + 1).padStart(2, '0')}-09-2026`,
  );
  const text = days.map((day, index) =>
    [day, '12:00', 'C.D. Encina - U.D. Robledal', ...(index < 2 ? ['1 - 0'] : [])].join('\n'),
  );
  expect(read(text.join('\n')).map(({ partido }) => partido?.fecha_str)).toEqual(days);
});

it('gives a value below an empty line to the match below, if some matches lack it', () => {
  const text = `06-09-2026\nRobledal\nC.D. Encina\n\n13-09-2026\n16:30\nPrado\nC.D. Encina\n
Campo El Soto\n20-09-2026\n11:30\nC.D. Encina\nPeñalba`;
  const grounds = read(text).map(({ partido }) => partido?.nombre_campo);
  expect(grounds).toEqual([null, null, 'Campo El Soto']);
});

it('reads one date above several blocks', () => {
  const text =
    '29/11/2026\nA.D. Uno\nA.D. Dos\n10:00\nC.D. Encina\nRobledal\n12:00\nA.D. Tres\nA.D. Cuatro\n13:00';
  expect(read(text)).toMatchObject([
    { estado: 'ajeno' },
    { linea: 5, partido: { fecha_str: '29-11-2026', hora_str: '12:00' } },
    { estado: 'ajeno' },
  ]);
});

it.each([
  ['before', 1],
  ['behind', 2],
])('warns about a block with a line %s it that belongs to no match', (_where, place) => {
  const block = (home: string, away: string) => `29/11/2026\n12:00\n${home}\n${away}\nCampo Uno`;
  const blocks = [
    block('A.D. Uno', 'A.D. Dos'),
    block('C.D. Encina', 'Robledal'),
    block('A.D. Tres', 'A.D. Cuatro'),
  ];
  const text = blocks.toSpliced(place, 0, 'Un texto cualquiera').join('\n');
  expect(read(text)[1]).toMatchObject({ estado: 'nuevo', partido: { equipo_id: 'roble' } });
  expect(read(text)[1]?.motivo).toContain('al lado');
});

describe('texts as people paste them', () => {
  const partidos = (text: string) =>
    read(text).map(({ estado, partido }) => [
      estado,
      partido?.fecha_str,
      partido?.hora_str,
      partido?.local,
    ]);
  it('have two rounds side by side', () => {
    const text = [
      'Jornada 1 (13-09-2026)          Jornada 6 (29-11-2026)',
      'C.D. Encina - Robledal          Robledal - C.D. Encina',
      'Racing de la Vega - Otros       Otros - Racing de la Vega',
    ].join('\n');
    expect(partidos(text)).toEqual([
      ['nuevo', '13-09-2026', null, true],
      ['nuevo', '29-11-2026', null, false],
      ['ajeno', undefined, undefined, undefined],
      ['ajeno', undefined, undefined, undefined],
    ]);
    expect(states(text.replaceAll(/ {2,}/g, ' '))[0]).toEqual([2, 'ilegible']);
  });
  it('have goals behind each team', () => {
    const block = (home: string, away: string) => `${home}\n2\n${away}\n1\n29/11/2026\n18.30h`;
    const [fila] = read(`${block('C.D. Encina', 'Robledal')}\n${block('Uno', 'Dos Hermanas')}`);
    expect(fila?.partido).toMatchObject({ goles_anotados: 2, hora_str: '18:30' });
  });
  it('postpone a match to another day', () => {
    const [fila] = read('Jornada 6 (06-12-2026)\nRobledal - C.D. Encina APLAZADO al 12-12-2026');
    expect(fila).toMatchObject({ partido: { fecha_str: '12-12-2026', nombre_campo: null } });
  });
  it('may lack spaces around a hyphen; a nickname behind our name makes the match unusable', () => {
    const text = '06.12.26 11h Robledal-C.D. Encina';
    expect(read(`${text} La Era`)[0]?.partido?.campo_id).toBe('era');
    expect(states(`${text} Otro Sitio`)).toEqual([[1, 'ilegible']]);
    expect(states('29/11 12:00 C.D. Encina (Los Verdes) - Robledal')).toEqual([[1, 'ilegible']]);
  });
});

it('reads a long text within ten seconds of processor time', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `Equipo ${String(index % 90)} Vega`);
  const before = process.cpuUsage();
  read(['29/11/2026', ...lines].join('\n'));
  read(`${LINE}\n`.repeat(300), { rivals: lines.map((nombre) => ({ _id: nombre, nombre })) });
  read(Array.from({ length: 1_000 }, () => 'a - b - c-d 12 - 3 - 4 ,;\t"').join('\n'));
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(10);
});
