import { describe, expect, it } from 'vitest';
import { EMPTY_ALINEACION, EMPTY_DETAILS, resolveActa } from '../rules/acta';
import { ourStarters, REPORT_SQUAD, REPORT_TEXTS } from '../testing/report-texts';
import { buildSummary } from '../testing/partido-builder';
import { readReport, type ReportContext } from './report';

const HOME = ourStarters([' (PT)', ' (C)']);
const BENCH = ['14 GUELL, JOSE MARIA', '16 ORTIZ ROMERO, HUGO'];
const AWAY = Array.from(
  { length: 11 },
  (_none, index) => `${String(index + 1)} RIVAL ${'ABCDEFGHIJK'.charAt(index)}LVAREZ, PEPE`,
);

const RED = "40' TR 4 CANO PEÑA, PABLO";

type Part = 'home' | 'bench' | 'changes' | 'cards' | 'goals' | 'before';
/** Lines of a report's parts. A part left out has no events. */
type Parts = Partial<Record<Part, readonly string[]>> & { readonly score?: string };

const write = ({
  score = '0 - 0',
  home = HOME,
  bench = BENCH,
  changes = [],
  cards = [],
  goals = [],
  before = [],
}: Parts) =>
  [
    `C.D. VILLARRÍN ${score} U.D. LAS ERAS`,
    ...before,
    'EQUIPO LOCAL: C.D. VILLARRÍN',
    'TITULARES',
    ...home,
    'SUPLENTES',
    ...bench,
    'SUSTITUCIONES',
    ...changes,
    'TARJETAS',
    ...cards,
    'EQUIPO VISITANTE: U.D. LAS ERAS',
    'TITULARES',
    ...AWAY,
    'GOLES',
    ...goals,
  ].join('\n');

const CONTEXT: ReportContext = {
  us: ['C.D. Villarrín'],
  match: { nombre_equipo: 'U.D. Las Eras', local: true, minutos_parte: 45 },
  squad: REPORT_SQUAD,
};

function read(parts: Parts | string, context: Partial<ReportContext> = {}) {
  const text = typeof parts === 'string' ? parts : write(parts);
  const result = readReport(text, { ...CONTEXT, ...context });
  if (!result.ok) throw new Error(result.refusal.detail);
  return result.value;
}

const asked = (parts: Parts | string, context: Partial<ReportContext> = {}) =>
  read(parts, context).preguntas.map(({ tipo }) => tipo);
const readSheetEvents = (parts: Parts | string, context: Partial<ReportContext> = {}) => {
  const { detalles } = read(parts, context).acta;
  return Object.values(detalles).flatMap((events) => events ?? []);
};

const withPlayers = (...players: readonly Partial<(typeof REPORT_SQUAD)[number]>[]) => ({
  squad: REPORT_SQUAD.map((one) => ({ ...one, ...players.find(({ _id }) => _id === one._id) })),
});

describe('texts', () => {
  it('refuses what is no report of this match', () => {
    for (const text of [
      '',
      'Hola a todos',
      'C.D. Villarrín 2 - 1 U.D. Las Eras',
      write({}).replaceAll('VILLARRÍN', 'OTRO').replaceAll('ERAS', 'OTRAS'),
      write({ goals: Array<string>(201).fill("12' 2 ROMERO MARTIN, JESUS") }),
    ]) {
      expect(readReport(text, CONTEXT)).toMatchObject({
        ok: false,
        refusal: { code: 'entrada-invalida' },
      });
    }
  });

  it('asks if the report is of another match of ours', () => {
    expect(asked(write({}).replaceAll('LAS ERAS', 'LOS CAMPOS'))).toEqual(['linea']);
    expect(asked({}, { match: { ...CONTEXT.match, local: false } })).toEqual(['linea']);
    expect(asked(write({}).replaceAll('VILLARRÍN', 'PEÑALBA'))).toEqual(['linea']);
  });

  it('finds us by the federation’s name, and the rival in any spelling', () => {
    const text = write({})
      .replaceAll('C.D. VILLARRÍN', 'VEGA ATCO. "A"')
      .replaceAll('U.D. LAS ERAS', 'LAS ERAS UNIÓN DEPORTIVA');
    expect(asked(text, { us: ['C.D. Villarrín', 'Vega At.'] })).toEqual([]);
  });

  it('asks about lines of any section that it cannot read, and drops none', () => {
    expect(asked({ bench: [...BENCH, '17 G/RC~A ////'] })).toEqual(['linea']);
    expect(asked({ changes: ['4#´ ¿?'] })).toEqual(['linea']);
    expect(asked({ cards: ['TA borrón 12 34'] })).toEqual(['linea']);
    const goals = ["4#' ¿-? G/RC~A ////"];
    expect(asked({ score: '1 - 0', goals })).toEqual(['linea', 'marcador']);
    expect(read({ changes: ['4#´ ¿?'] }).acta.sin_cambios).toBe(false);
    expect(asked({ goals: ['Contacto'] })).toEqual(['linea']);
    expect(asked(`${write({})}\nOBSERVACIONES\n62' TR 4 CANO PEÑA, PABLO`)).toEqual(['linea']);
  });
});

describe('players', () => {
  it('prefers the federation’s name', () => {
    const name = { nombre: 'Chiqui', apellido1: 'Ortiz', apellido2: '' };
    const other = { _id: 'm5', ...name, nombre_federacion: 'Romero Martin, Jesús' };
    const { jugadores } = read({ bench: [] }, withPlayers(other));
    expect(jugadores[1]).toMatchObject({ jugador_id: 'm5', candidatos: [] });
  });

  it('asks about a name that no player has, and offers players who may be meant', () => {
    const home = HOME.with(8, '9 JIMENEZ GARCIA, TOMAZ');
    const { jugadores, preguntas } = read({ home });
    expect(jugadores[8]).toEqual({
      nombre_acta: 'JIMENEZ GARCIA, TOMAZ',
      dorsal: 9,
      jugador_id: null,
      candidatos: ['f2'],
    });
    expect(preguntas).toMatchObject([{ tipo: 'jugador', linea: 12 }]);
    const offered = (name: string) =>
      read({ home: HOME.with(8, `9 ${name}`) }).jugadores[8]?.candidatos;
    expect(offered('PEREZ SANZ, ALEJO')).toEqual([]);
    expect(offered('JIMENEZ, T.')).toEqual(['f2']);
    expect(offered('JIMENEZ, R.')).toEqual([]);
  });

  it('asks once about a player with events, and nothing about the others', () => {
    const home = HOME.with(8, '9 PEREZ SANZ, ALEJO');
    const changes = ["50' Entra: 14 GUELL, JOSE MARIA - Sale: 9 PEREZ SANZ, ALEJO"];
    const goals = ["10' 1 - 0 PEREZ SANZ, ALEJO", "60' 2 - 0 GUELL, JOSE MARIA"];
    const report = { score: '2 - 0', home, changes, goals, cards: ["20' TA 9 PEREZ SANZ, ALEJO"] };
    expect(asked(report)).toEqual(['jugador']);
    expect(readSheetEvents(report)).toEqual([
      { evento: 'gol anotado', minuto: 10 },
      { evento: 'gol anotado', minuto: 60, autor: { jugador_id: 'm4' } },
    ]);
  });

  it('tells players with the same name apart by their numbers, and by who is found already', () => {
    const name = { nombre: 'Tomás', apellido1: 'Jiménez', apellido2: 'García' };
    const namesake = { _id: 'm5', ...name, dorsal: 16 };
    const bench = ['14 GUELL, JOSE MARIA', '16 JIMENEZ GARCIA, TOMAS'];
    const ids = (home: readonly string[], more: readonly string[]) =>
      read({ home, bench: more }, withPlayers(namesake))
        .jugadores.filter(({ nombre_acta }) => nombre_acta.startsWith('JIMENEZ'))
        .map(({ jugador_id, candidatos }) => jugador_id ?? candidatos);
    expect(ids(HOME, bench)).toEqual(['f2', 'm5']);
    expect(ids(HOME.with(8, '20 JIMENEZ GARCIA, TOMAS'), bench)).toEqual(['f2', 'm5']);
    expect(ids(HOME.with(8, '20 JIMENEZ GARCIA, TOMAS'), [])).toEqual([['f2', 'm5']]);
    // Only the one who played can have scored.
    const report = { bench, score: '1 - 0', goals: ["5' 1-0 JIMENEZ GARCIA, TOMAS"] };
    expect(asked(report, withPlayers(namesake))).toEqual([]);
    const changes = ["50' E: 16 JIMENEZ GARCIA, TOMAS S: 2 ROMERO MARTIN, JESUS"];
    expect(asked({ ...report, changes }, withPlayers(namesake))).toEqual(['jugador']);
  });

  it('puts players in the row of their first position, and one keeper', () => {
    const posicion = { por: false, def: false, mc: false, del: false };
    const both = withPlayers(
      { _id: 'd1', posicion: { ...posicion, por: true, def: true } },
      { _id: 'm1', posicion: { ...posicion, mc: true, del: true } },
      { _id: 'm2', posicion },
    );
    const keeper = (home: readonly string[]) => read({ home }, both).acta.alineacion;
    expect(keeper(HOME).portero).toEqual([{ jugador_id: 'po' }]);
    const unmarked = HOME.with(0, '1 SERRANO GOMEZ, LUIS');
    expect(keeper(unmarked).portero).toEqual([{ jugador_id: 'po' }]);
    const other = unmarked.with(1, '2 ROMERO MARTIN, JESUS (PT)');
    expect(keeper(other).portero).toEqual([{ jugador_id: 'd1' }]);
    const ids = keeper(HOME).mediocentros.map(({ jugador_id: id }) => id);
    expect(ids).toEqual(['m1', 'm2', 'm3']);
    expect(asked({ home: HOME.with(1, '2 ROMERO MARTIN, JESUS (PT)') })).toEqual(['jugador']);
  });

  it('asks if a player is listed twice, starters are missing or too many, or the captain is unclear', () => {
    expect(asked({ bench: [...BENCH, HOME[8] ?? ''] })).toContain('jugador');
    expect(asked({ home: HOME.slice(0, 10) })).toEqual(['jugador']);
    expect(asked({ home: [...HOME, '16 ORTIZ ROMERO, HUGO'], bench: [] })).toEqual(['jugador']);
    expect(asked({ home: HOME.with(1, '2 ROMERO MARTIN, JESUS (C)') })).toEqual(['jugador']);
    expect(
      asked({ home: HOME.with(2, '3 RUBIO CALVO, RAUL'), bench: ['14 GUELL, JOSE MARIA (C)'] }),
    ).toEqual(['jugador']);
  });
});

describe('scores', () => {
  const goals = [
    "10' 1 - 0 CANO IBAÑEZ, IVAN",
    "20' 1 - 1 RIVAL ALVAREZ, PEPE",
    "30' 2 - 1 CANO IBAÑEZ, IVAN",
  ];
  it.each([
    ['another final score', { score: '3 - 1', goals }],
    ['a goal missing', { score: '2 - 1', goals: goals.toSpliced(1, 1) }],
    ['a jump', { score: '2 - 1', goals: goals.with(1, "20' 1 - 2 RIVAL ALVAREZ, PEPE") }],
    ['the wrong order', { score: '2 - 1', goals: goals.with(0, "25' 1 - 0 CANO IBAÑEZ, IVAN") }],
    [
      'a scorer of the other team',
      { score: '2 - 1', goals: goals.with(1, "20' 1 - 1 CANO PEÑA, PABLO") },
    ],
    ['no final score and no goals', { score: '-' }],
    ['several final scores', { score: '2 - 1', goals, before: ['Resultado final: 2 - 2'] }],
  ])('asks about %s', (_name, parts) => {
    expect(new Set(asked(parts))).toEqual(new Set(['marcador']));
  });

  it('asks nothing if all scores agree', () => {
    expect(asked({ score: '2 - 1', goals, before: ['Resultado al descanso: 2 - 1'] })).toEqual([]);
  });

  it('reads own goals of both sides from the line-ups', () => {
    const goals = ["10' CANO PEÑA, PABLO (P.P.)", "20' RIVAL ALVAREZ, PEPE en propia puerta"];
    expect(asked({ score: '1 - 1', goals })).toEqual([]);
    expect(readSheetEvents({ score: '1 - 1', goals })).toEqual([
      { evento: 'gol encajado', minuto: 10, propia_puerta: true },
      { evento: 'gol anotado', minuto: 20, propia_puerta: true },
    ]);
  });
});

describe('minutes', () => {
  it('sorts events into halves of any length', () => {
    const cards = [
      "35+2' TA 2 ROMERO MARTIN, JESUS",
      "36' TA 4 CANO PEÑA, PABLO",
      "70+3' TA 6 CALVO MUÑOZ, IVAN",
    ];
    const context = { match: { ...CONTEXT.match, minutos_parte: 35 } };
    const { detalles } = read({ cards }, context).acta;
    expect(detalles.primera_parte).toMatchObject([{ minuto: 35, anadido: 2 }]);
    expect(detalles.segunda_parte).toMatchObject([{ minuto: 36 }, { minuto: 70, anadido: 3 }]);
    expect(asked({ cards })).toEqual(['minuto', 'minuto']);
  });

  it.each([
    ['a minute after the end', { cards: ["93' TA 2 ROMERO MARTIN, JESUS"] }],
    ['added time in a half', { cards: ["47+2' TA 2 ROMERO MARTIN, JESUS"] }],
    ['a minute under another half', { cards: ['Segunda parte', "12' TA 2 ROMERO MARTIN, JESUS"] }],
    ['no minute', { cards: ['TA 2 ROMERO MARTIN, JESUS'] }],
    ['a number that may be the player’s', { cards: ['2\tROMERO MARTIN, JESUS\tTA'] }],
    [
      'a change of a substitute',
      { changes: ["50' E: 16 ORTIZ ROMERO, HUGO S: 14 GUELL, JOSE MARIA"] },
    ],
    [
      'a change of a starter for another',
      { changes: ["50' E: 2 ROMERO MARTIN, JESUS S: 4 CANO PEÑA, PABLO"] },
    ],
    [
      'a change of one who was sent off',
      { cards: [RED], changes: ["50' E: 14 GUELL, JOSE MARIA S: 4 CANO PEÑA, PABLO"] },
    ],
    ['a goal of a substitute', { score: '1 - 0', goals: ["50' 1-0 GUELL, JOSE MARIA"] }],
    ['a card after a sending-off', { cards: [RED, "50' TA 4 CANO PEÑA, PABLO"] }],
  ])('asks about %s', (_name, parts) => {
    expect(asked(parts)).toEqual(['minuto']);
  });

  it('reads extra time only if the report mentions it', () => {
    const goals = [
      "93' 1-0 CANO IBAÑEZ, IVAN",
      "105+1' 2-0 CANO IBAÑEZ, IVAN",
      "106' 3-0 CANO IBAÑEZ, IVAN",
    ];
    const { acta, preguntas } = read({ score: '3 - 0', goals, before: ['Prórroga: Sí'] });
    const { prorroga_1: first, prorroga_2: second } = acta.detalles;
    expect([preguntas, first?.length, second?.length]).toEqual([[], 2, 1]);
    expect(asked({ score: '3 - 0', goals })).toContain('minuto');
    const inParts = goals.toSpliced(2, 0, '2ª parte de la prórroga').toSpliced(0, 0, 'PRÓRROGA');
    expect(read({ score: '3 - 0', goals: inParts })).toMatchObject({ acta, preguntas });
    expect(asked({ score: '3 - 0', goals: inParts.reverse() })).toContain('minuto');
    expect(asked({ before: ['Prórroga: 0 - 0'] })).toEqual(['linea']);
    for (const line of ['Prórroga: No', 'En caso de empate habrá prórroga']) {
      const { acta: without, preguntas: none } = read({ before: [line] });
      expect([without.detalles.prorroga_1, none]).toEqual([undefined, []]);
    }
  });
});

describe('cards', () => {
  const yellow = ["40' TA 4 CANO PEÑA, PABLO", "50' TA 4 CANO PEÑA, PABLO"];
  const kinds = (...cards: readonly string[]) =>
    readSheetEvents({ cards }).map(({ evento }) => evento);
  it('merges a second yellow card with its red one', () => {
    const cards = [...yellow, "50' TR 4 CANO PEÑA, PABLO"];
    expect(kinds(...cards)).toEqual(['tarjeta amarilla', 'doble amarilla']);
    expect(asked({ cards })).toEqual([]);
    const second = cards.with(1, "50' 2TA 4 CANO PEÑA, PABLO");
    expect(kinds(...second)).toEqual(['tarjeta amarilla', 'doble amarilla']);
  });

  it('asks about two yellow cards without a red one', () => {
    expect(asked({ cards: yellow })).toEqual(['linea']);
  });

  const referee =
    'En el minuto 50 el jugador (4) CANO PEÑA, PABLO fue expulsado por el siguiente motivo:';
  it.each([
    [["50' 2ª Amarilla 4 CANO PEÑA, PABLO"]],
    [["50' TR 4 CANO PEÑA, PABLO por segunda amarilla"]],
    [['Segundas amarillas', "50' 4 CANO PEÑA, PABLO"]],
    [[`${referee} 2ª amarilla`]],
    [["50' TA 4 CANO PEÑA, PABLO", "50' TR 4 CANO PEÑA, PABLO"]],
  ])('asks about the missing first yellow card of %j', (cards) => {
    expect(asked({ cards })).toEqual(['linea']);
    const both = ["40' Amarilla 4 CANO PEÑA, PABLO", ...cards];
    expect(asked({ cards: both })).toEqual([]);
    expect(kinds(...both)).toEqual(['tarjeta amarilla', 'doble amarilla']);
  });

  it('asks nothing about a card that stands for both yellow ones', () => {
    expect(asked({ cards: ["50' Doble amarilla 4 CANO PEÑA, PABLO"] })).toEqual([]);
    expect(asked({ cards: [`${referee} doble amarilla`] })).toEqual([]);
  });

  it('asks about another player’s number, and about a name in no line-up', () => {
    expect(asked({ cards: ["40' TA 5 CANO PEÑA, PABLO"] })).toEqual(['jugador']);
    expect(asked({ cards: ["40' TA 99 NADIE DE AQUI, JUAN"] })).toEqual(['jugador']);
  });
});

describe('events that other lines decide', () => {
  const change = "50' E: 14 GUELL, JOSE MARIA S: 11 CANO IBAÑEZ, IVAN";
  it('lets both players of a change score in its minute, and the one who comes on be sent off', () => {
    for (const name of ['GUELL, JOSE MARIA', 'CANO IBAÑEZ, IVAN']) {
      expect(asked({ score: '1 - 0', changes: [change], goals: [`50' 1-0 ${name}`] })).toEqual([]);
    }
    expect(asked({ changes: [change], cards: ["50' TR 14 GUELL, JOSE MARIA"] })).toEqual([]);
  });

  it('sorts goals of one minute by score', () => {
    const goals = ["10' 2-0 CANO PEÑA, PABLO", "10' 1-0 CANO IBAÑEZ, IVAN"];
    expect(asked({ score: '2 - 0', goals })).toEqual([]);
  });

  it('finds own goals under either team', () => {
    for (const side of ['LOCAL', 'VISITANTE']) {
      const text = write({ score: '0 - 1', goals: ["10' CANO PEÑA, PABLO (P.P.)"] });
      const placed = text.replace('GOLES', `GOLES ${side}`);
      expect(asked(placed)).toEqual([]);
      expect(readSheetEvents(placed)).toMatchObject([
        { evento: 'gol encajado', propia_puerta: true },
      ]);
    }
  });

  it('asks which team a card is for if its line and the line-ups disagree or do not say', () => {
    const rivals = "40' TA 4 CANO PEÑA, PABLO (U.D. LAS ERAS)";
    expect(asked({ cards: [rivals] })).toEqual(['jugador']);
    const labelled = "40' TA 2 ROMERO MARTIN, JESUS (C.D. VILLARRÍN)";
    expect(asked({ cards: [labelled, "41' TA 4"] })).toEqual(['jugador']);
    expect(asked({ cards: ["40' TA RUBIO"] })).toEqual(['jugador']);
  });

  it('tells two clubs apart that only differ in form', () => {
    const cards = ["40' TA 4 CANO PEÑA, PABLO"];
    const text = write({ cards }).replaceAll('VILLARRÍN', 'LAS ERAS');
    expect(asked(text, { us: ['C.D. Las Eras'] })).toEqual([]);
    expect(readSheetEvents(text, { us: ['C.D. Las Eras'] })).toHaveLength(1);
  });
});

it('reads columns that lost the spaces between them, and asks about a player who stands alone', () => {
  const text = (REPORT_TEXTS['two tables side by side'] ?? '').replaceAll('\t', ' ');
  expect(read(text).preguntas).toMatchObject([{ tipo: 'linea', linea: 18 }]);
  expect(readSheetEvents(text)).toHaveLength(6);
});

it('reads minutes behind a player, his number, nickname and the reason of a card', () => {
  const home = HOME.with(8, '9 JIMENEZ GARCIA, TOMAS "Tomi"').with(10, 'CANO IBAÑEZ, IVAN (11)');
  const cards = [
    'Amarillas',
    "CANO PEÑA, PABLO (4) (20', 30')",
    "Roja CANO PEÑA, PABLO (30') por protestar",
  ];
  expect(asked({ home, cards })).toEqual([]);
  expect(readSheetEvents({ home, cards }).map(({ evento }) => evento)).toEqual([
    'tarjeta amarilla',
    'doble amarilla',
  ]);
  const second = ["45' (+2) TA ROMERO MARTIN, JESUS por segunda amarilla"];
  expect(asked({ cards: second })).toEqual(['linea']);
});

describe('shoot-outs', () => {
  const tied = (...after: readonly string[]) => `${write({})}\n${after.join('\n')}`;
  it.each([
    ['Tanda de penaltis: 4-3'],
    ['(pen. 4-3)'],
    ['Gana el local 4-3 en la tanda de penaltis'],
    ['TANDA DE PENALTIS\n4 - 3'],
    [
      'PENALTIS\nCANO PEÑA, PABLO - Gol\nRIVAL ALVAREZ, PEPE - Gol\nROMERO MARTIN, JESUS - Gol\nRIVAL BLVAREZ, PEPE (parado)\nCALVO MUÑOZ, IVAN: marcado\nRIVAL CLVAREZ, PEPE Gol\nRUBIO CALVO, RAUL Gol\nRIVAL DLVAREZ, PEPE Gol',
    ],
  ])('are read from %j', (text) => {
    expect(asked(tied(text))).toEqual([]);
    expect(read(tied(text)).acta.tanda).toEqual({ anotados: 4, encajados: 3 });
  });
  it('are read beside the result', () => {
    const { acta, marcador } = read({ score: '0 - 0 (3-4 p.)' });
    expect([acta.tanda?.anotados, marcador.local]).toEqual([3, 0]);
  });
  it.each([
    [tied('Penaltis: 4-4')],
    [tied('Penaltis: 4-3', 'Tanda: 5-3')],
    [tied('TANDA DE PENALTIS', 'CANO PEÑA, PABLO')],
    [write({ score: '1 - 0 (4-3 p)', goals: ["10' 1-0 CANO PEÑA, PABLO"] })],
  ])('are asked about if they are not clear: %#', (text) => {
    expect(read(text)).toMatchObject({ preguntas: [{ tipo: 'marcador' }] });
  });
});

it('gives a sheet that update-partido accepts even before the questions are answered', () => {
  const report = read({
    home: HOME.with(8, '9 PEREZ SANZ, ALEJO'),
    changes: [
      "50' E: 16 ORTIZ ROMERO, HUGO S: 14 GUELL, JOSE MARIA",
      "60' E: 14 GUELL, JOSE MARIA S: 9 PEREZ SANZ, ALEJO",
    ],
    cards: ["40' TR 4 CANO PEÑA, PABLO", "50' TR 4 CANO PEÑA, PABLO"],
    score: '1 - 0',
    goals: ["5' 1-0 PEREZ SANZ, ALEJO (P)"],
  });
  const { capitan, ...body } = report.acta;
  expect(capitan).toBe('d2');
  const stored = { alineacion: EMPTY_ALINEACION, detalles: EMPTY_DETAILS, mvp: null };
  expect(resolveActa(body, stored, (id) => buildSummary(id))).toMatchObject({ ok: true });
});
