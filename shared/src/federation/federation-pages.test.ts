import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENTO_KINDS, EVENTOS } from '../eventos/table';
import { listStarters } from '../rules/minutes';
import { createRandom } from '../testing/random';
import { flatten, type FlatEvent, MUTATIONS, withoutMinutes } from '../testing/report-mutations';
import { REPORT_SQUAD, REPORT_TEXTS } from '../testing/report-texts';
import { type Fila, HALVES, perKey, perRow } from '../vocabulary';
import { readCalendar } from './calendar';
import type { CalendarFila, CalendarPartido, StoredPartido } from './calendar-fila';
import { clubKey, foldText } from './names';
import { readReport } from './report';
import type { ReadReport } from './report-answer';
import type { LiveReport } from './report-live';
import type { SquadPlayer } from './report-rosters';

/** Pages of federations as people paste them, with what must be read. They are next to the checkout. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data/federacion');
if (!existsSync(FOLDER) && process.env['CI'] !== undefined) {
  throw new Error(`the examples are missing: ${FOLDER}`);
}
const readPage = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

/** Pages whose names match, with what must be read from them. */
const readPages = <Truth>(pattern: RegExp, toTruth: (truth: unknown) => Truth) =>
  files.flatMap((file) => {
    const [, name] = pattern.exec(file) ?? [];
    if (name === undefined) return [];
    const truth = toTruth(JSON.parse(readPage(`${name}.truth.json`)));
    return [{ name, text: readPage(file), truth }];
  });

interface TruthFila extends Partial<CalendarPartido> {
  readonly linea: number;
  readonly estado: string;
  readonly rival: string;
  readonly motivo: boolean;
  readonly cambios?: readonly { readonly campo: string; antes: unknown; despues: unknown }[];
}
interface CalendarTruth {
  readonly ajustes: { readonly nombre: string; readonly nombres_federacion: readonly string[] };
  readonly temporada: string;
  readonly after?: string;
  readonly resumen: Readonly<Record<string, number>>;
  readonly ajenos: readonly number[];
  readonly filas: readonly TruthFila[];
}

/** The club's records after these rows were saved. */
function recordsAfter(rows: readonly CalendarFila[]) {
  const partidos = rows.flatMap(({ estado, partido }) =>
    estado === 'nuevo' && partido ? [partido] : [],
  );
  const names = (all: readonly (string | null)[]) =>
    [...new Set(all)].flatMap((nombre) =>
      nombre === null ? [] : [{ _id: `id ${nombre}`, nombre }],
    );
  return {
    rivals: names(partidos.map(({ nombre_equipo }) => nombre_equipo)),
    grounds: names(partidos.map(({ nombre_campo }) => nombre_campo)),
    matches: partidos.map((partido, index): StoredPartido => ({
      _id: `m${String(index)}`,
      equipo_id: `id ${partido.nombre_equipo}`,
      local: partido.local,
      fecha_str: partido.fecha_str ?? '',
      hora_str: partido.hora_str ?? '10:00',
      campo_id: partido.nombre_campo === null ? null : `id ${partido.nombre_campo}`,
      jornada: partido.jornada,
      jugado: false,
      goles_anotados: 0,
      goles_encajados: 0,
    })),
  };
}

/** Values of a match, `null` where a row lacks them. */
const VALUES = [
  'fecha_str',
  'hora_str',
  'nombre_campo',
  'jornada',
  'goles_anotados',
  'goles_encajados',
] as const;

function presentFila({ linea, estado, partido, cambios, motivo }: CalendarFila) {
  return {
    linea,
    estado,
    local: partido?.local,
    rival: clubKey(partido?.nombre_equipo ?? ''),
    ...perKey(VALUES, (value) => partido?.[value] ?? null),
    cambios: cambios?.map(({ campo, antes, despues }) => ({
      campo,
      antes: typeof antes === 'string' ? antes.replace('id ', '') : antes,
      despues: campo === 'campo_id' ? (partido?.nombre_campo ?? null) : despues,
    })),
    isTold: motivo !== undefined,
  };
}

const calendars = readPages(/^(calendario-.*)\.txt$/, (truth) => truth as CalendarTruth);

/** Number of values in which a match read from a faulty text differs. Infinite if home and away are swapped. */
function countDifferences(right: CalendarPartido, partido: CalendarPartido): number {
  if (right.local !== partido.local) return Infinity;
  const isSameRival = clubKey(right.nombre_equipo) === clubKey(partido.nombre_equipo);
  const different = VALUES.filter((key) => partido[key] !== null && partido[key] !== right[key]);
  return different.length + (isSameRival ? 0 : 1);
}

/** Swaps neighbouring values, unless neither has a digit: nobody can see that home and away are swapped. */
const SWAP: (typeof MUTATIONS)[number] = {
  name: 'two values in each other’s place',
  hides: false,
  mutate: (lines, draw) => {
    const index = draw(lines.length);
    const [separator = '\n'] = /\t|;| {2,}/.exec(lines[index] ?? '') ?? [];
    const cells = (lines[index] ?? '').split(separator);
    const from = draw(cells.length);
    const pair = cells.slice(from, from + 2);
    if (!/\d/.test(pair.join(''))) return lines;
    return lines.with(index, cells.toSpliced(from, 2, ...pair.toReversed()).join(separator));
  },
};
const FAULTS = [...MUTATIONS.filter(({ name }) => !/cut|columns|side/.test(name)), SWAP];

/** Whether nobody can see the fault: another digit of a round, or lost titles, as home usually comes first. */
const isInvisible = (line: string, fault: string) =>
  (/jornada\s\d/i.test(line) && fault.includes('digit')) ||
  (/visitante/i.test(line) && !fault.includes('twice'));

describe.skipIf(calendars.length === 0)('calendars of a federation', () => {
  const oneOfEachLayout = calendars.filter(({ name }) => /-1-[a-z]+$/.test(name));
  it.each(oneOfEachLayout)(
    'reads no wrong match without a warning from $name with any fault',
    ({ text, truth }) => {
      const { nombre, nombres_federacion } = truth.ajustes;
      const read = (faulty: string) =>
        readCalendar(faulty, {
          us: [nombre, ...nombres_federacion],
          season: truth.temporada,
          ...{ rivals: [], grounds: [], matches: [] },
        }).filas.flatMap(({ estado, motivo, partido, texto }) =>
          estado === 'nuevo' && motivo === undefined && partido ? [{ partido, texto }] : [],
        );
      const right = read(text).map(({ partido }) => partido);
      const lines = text.split(/\r?\n/);
      for (const { name, mutate } of FAULTS) {
        const changed = mutate(lines, createRandom(977));
        const at = changed.findIndex((line, index) => line !== lines[index]);
        if (at < 0 || isInvisible(lines[at] ?? '', name)) continue;
        const faulty = (changed[at] ?? '').replace(/\s+/g, ' ').trim();
        for (const { partido, texto } of read(changed.join('\n'))) {
          // The wrong digit or letter itself is read, but all the rest of the line must be right.
          const allowed = faulty !== '' && texto.includes(faulty) ? 1 : 0;
          const fewest = Math.min(...right.map((one) => countDifferences(one, partido)));
          expect(fewest, `${name}: ${lines[at] ?? ''}\n${texto}`).toBeLessThanOrEqual(allowed);
        }
      }
    },
  );

  it.each(calendars)('reads $name as its truth says', ({ text, truth }) => {
    const { nombre, nombres_federacion } = truth.ajustes;
    const input = { us: [nombre, ...nombres_federacion], season: truth.temporada };
    const nothing = { rivals: [], grounds: [], matches: [] };
    const before =
      truth.after === undefined
        ? nothing
        : recordsAfter(readCalendar(readPage(truth.after), { ...input, ...nothing }).filas);
    const { filas, resumen } = readCalendar(text, { ...input, ...before });
    const ours = filas.filter(({ estado }) => estado !== 'ajeno').map(presentFila);
    expect(
      ours.map((row, index) => ({
        ...row,
        isTold: row.isTold && (truth.filas[index]?.motivo ?? false),
      })),
    ).toEqual(
      truth.filas.map(({ motivo, rival, ...fila }) => ({
        ...perKey(VALUES, () => null),
        cambios: undefined,
        ...fila,
        rival: clubKey(rival),
        isTold: motivo,
      })),
    );
    expect(filas.filter(({ estado }) => estado === 'ajeno').map(({ linea }) => linea)).toEqual(
      truth.ajenos,
    );
    expect(resumen).toEqual(truth.resumen);
  });
});

/** What must be read from any page. Players are named by keys. */
interface ReportTruth {
  readonly ajustes: { readonly nombre: string; readonly nombres_federacion?: readonly string[] };
  readonly partido: {
    readonly rival: string;
    readonly local: boolean;
    readonly competicion: { readonly minutos_parte: number };
  };
  readonly plantilla: readonly (Omit<SquadPlayer, '_id'> & { readonly key: string })[];
  readonly marcador: ReadReport['marcador'];
}
interface GoodTruth extends ReportTruth {
  readonly acta: {
    readonly alineacion: Readonly<Record<Fila, readonly string[]>>;
    readonly detalles: Readonly<Record<(typeof HALVES)[number], readonly FlatEvent[]>>;
    readonly sin_cambios: boolean;
    readonly mvp: null;
  };
  readonly capitan?: string;
  readonly jugadores: readonly { nombre_acta: string; dorsal: number | null; jugador: string }[];
}
interface FaultyTruth extends ReportTruth {
  readonly preguntas: { readonly must: readonly string[]; readonly may: readonly string[] };
  readonly sobre?: { readonly nombre_acta: string; readonly candidatos: readonly string[] };
}

const goodReports = readPages(/^(acta-(?!.*-fallo-).*)\.txt$/, (truth) => truth as GoodTruth);
const faultyReports = readPages(/^(acta-.*-fallo-.*)\.txt$/, (truth) => truth as FaultyTruth);

/** The report read for the match of its truth. Player ids are keys. */
const readFor = (text: string, { ajustes, partido, plantilla }: ReportTruth) =>
  readReport(text, {
    us: [ajustes.nombre, ...(ajustes.nombres_federacion ?? [])],
    match: {
      nombre_equipo: partido.rival,
      local: partido.local,
      minutos_parte: partido.competicion.minutos_parte,
    },
    squad: plantilla.map(({ key, ...player }) => ({ ...player, _id: key })),
  });

function read(text: string, truth: ReportTruth): ReadReport {
  const result = readFor(text, truth);
  if (!result.ok) throw new Error(result.refusal.detail);
  return result.value;
}

const sortRows = (alineacion: GoodTruth['acta']['alineacion']) =>
  perRow((row) => alineacion[row].toSorted());

/** The sheet in the form of the truth. */
function toTruth({ alineacion, detalles, sin_cambios, mvp }: ReadReport['acta']) {
  const { primera_parte, segunda_parte } = detalles;
  return {
    alineacion: sortRows(perRow((row) => alineacion[row].map(({ jugador_id: id }) => id))),
    detalles: { primera_parte: flatten(primera_parte), segunda_parte: flatten(segunda_parte) },
    sin_cambios,
    mvp,
  };
}

/** Reads the text with each fault, and checks that it is asked about, or that no starter or event is read wrong. */
function expectNoWrongEvent(
  text: string,
  readFaulty: (faulty: string) => ReturnType<typeof readReport>,
  starters: readonly string[],
  events: readonly FlatEvent[],
) {
  const expected = withoutMinutes(events);
  const goals = (all: readonly string[]) => all.filter((one) => one.includes('"gol '));
  for (const { mutate, hides, name } of MUTATIONS) {
    const faulty = mutate(text.split('\n'), createRandom(104_729)).join('\n');
    const result = readFaulty(faulty);
    if (!result.ok || result.value.preguntas.length > 0) continue;
    const { alineacion, detalles } = result.value.acta;
    const got = withoutMinutes(Object.values(detalles).flatMap((all) => flatten(all)));
    const read = listStarters(alineacion).map(({ jugador_id: id }) => id);
    const which = `${name}\n${faulty}`;
    expect(read.toSorted(), which).toEqual(starters.toSorted());
    expect(goals(got), which).toEqual(goals(expected));
    if (!hides) expect(got, which).toEqual(expected);
    for (const event of got) expect(expected, which).toContain(event);
  }
}

describe.skipIf(goodReports.length === 0)('reads the examples of match reports', () => {
  it.each(goodReports)('$name without a question', ({ text, truth }) => {
    const { acta, preguntas, jugadores, marcador } = read(text, truth);
    expect(preguntas).toEqual([]);
    expect(toTruth(acta)).toEqual({ ...truth.acta, alineacion: sortRows(truth.acta.alineacion) });
    expect(acta.capitan).toBe(truth.capitan);
    expect(marcador).toEqual(truth.marcador);
    expect(jugadores.map((one) => ({ ...one, nombre_acta: foldText(one.nombre_acta) }))).toEqual(
      truth.jugadores.map(({ jugador, nombre_acta, dorsal }) => ({
        // The truth writes accents where the report has lost them.
        nombre_acta: foldText(nombre_acta),
        dorsal,
        jugador_id: jugador,
        candidatos: [],
      })),
    );
  });

  it.each(faultyReports)('$name: asks about its fault', ({ text, truth }) => {
    const { preguntas, jugadores, marcador } = read(text, truth);
    const { must, may } = truth.preguntas;
    const types = new Set<string>(preguntas.map(({ tipo }) => tipo));
    expect([...types]).toEqual(expect.arrayContaining([...must]));
    expect([...types].filter((tipo) => ![...must, ...may].includes(tipo))).toEqual([]);
    expect(marcador).toEqual(truth.marcador);
    if (!truth.sobre) return;
    const { nombre_acta, candidatos } = truth.sobre;
    const [about] = jugadores.filter((one) => one.nombre_acta === nombre_acta);
    expect(about?.jugador_id).toBeNull();
    expect(about?.candidatos.toSorted()).toEqual(candidatos.toSorted());
  });

  it.each(goodReports)(
    '$name with any fault: asks about it, or reads no wrong event',
    ({ text, truth }) => {
      const { alineacion, detalles } = truth.acta;
      const events = HALVES.flatMap((part) => detalles[part]);
      expectNoWrongEvent(
        text,
        (faulty) => readFor(faulty, truth),
        listStarters(alineacion),
        events,
      );
    },
  );
});

const CONTEXT = {
  us: ['C.D. Villarrín'],
  match: { nombre_equipo: 'U.D. Las Eras', local: true, minutos_parte: 45 },
  squad: REPORT_SQUAD,
};
const ROWS = {
  portero: ['po'],
  defensas: ['d1', 'd2', 'd3', 'd4'],
  mediocentros: ['m1', 'm2', 'm3'],
  delanteros: ['f1', 'f2', 'f3'],
  suplentes: ['m4', 'm5'],
};
const FIRST: readonly FlatEvent[] = [
  { evento: 'gol anotado', minuto: 23, autor: 'f2' },
  { evento: 'tarjeta amarilla', minuto: 34, autor: 'd2' },
  { evento: 'gol encajado', minuto: 45, anadido: 1 },
];
const SECOND: readonly FlatEvent[] = [
  { evento: 'cambio', minuto: 46, entra: 'm4', sale: 'm1' },
  { evento: 'gol anotado', minuto: 78, autor: 'f3' },
  { evento: 'doble amarilla', minuto: 88, autor: 'd2' },
];

describe.each(Object.entries(REPORT_TEXTS))('%s', (_name, text) => {
  it('is read completely', () => {
    const result = readReport(text, CONTEXT);
    if (!result.ok) throw new Error(result.refusal.detail);
    const { acta, preguntas, marcador } = result.value;
    expect(preguntas).toEqual([]);
    expect(marcador).toEqual({ local: 2, visitante: 1 });
    const { detalles, ...rest } = acta;
    expect(rest).toEqual({
      alineacion: perRow((row) => ROWS[row].map((id) => ({ jugador_id: id }))),
      mvp: null,
      sin_cambios: false,
      capitan: 'd2',
    });
    const isMarked = /penalti\b|\(p\)/i.test(text);
    expect(flatten(detalles.primera_parte)).toEqual(FIRST);
    expect(flatten(detalles.segunda_parte)).toEqual(
      SECOND.map((one) => (one.minuto === 78 && isMarked ? { ...one, forma: 'penalti' } : one)),
    );
  });
  it('with any fault is asked about, or no wrong event is read', () => {
    const read = (faulty: string) => readReport(faulty, CONTEXT);
    expectNoWrongEvent(text, read, listStarters(ROWS), [...FIRST, ...SECOND]);
  });
});

describe('a report compared with the log of the touchline', () => {
  type Noted = LiveReport['eventos'][number];
  const inHalf = (mitad: Noted['mitad'], events: readonly FlatEvent[]) =>
    events.map(({ evento, minuto, autor, entra, sale }): Noted => ({
      ...{ evento, mitad, minuto, autor_id: autor, entra_id: entra, sale_id: sale },
    }));
  const LOG = [...inHalf('primera_parte', FIRST), ...inHalf('segunda_parte', SECOND)];
  const OTHERS = { ...ROWS, delanteros: ['f1', 'f2', 'm5'] };
  const questions = (eventos: readonly Noted[], fields: Partial<LiveReport> = {}) => {
    const [text = ''] = Object.values(REPORT_TEXTS);
    const live: LiveReport = { fase: 'final', alineacion: null, eventos, ...fields };
    const result = readReport(text, { ...CONTEXT, live });
    if (!result.ok) throw new Error(result.refusal.detail);
    expect(new Set(result.value.preguntas.map(({ tipo }) => tipo))).toEqual(
      new Set(result.value.preguntas.length > 0 ? ['banda'] : []),
    );
    return result.value.preguntas.map(({ texto }) => texto);
  };
  const withChange = (at: number, ...events: readonly Partial<Noted>[]) => {
    const [one] = LOG.slice(at);
    return one ? LOG.toSpliced(at, 1, ...events.map((fields) => ({ ...one, ...fields }))) : LOG;
  };
  const later = (minutes: number) =>
    LOG.map((one) => ({ ...one, minuto: (one.minuto ?? 0) + minutes }));

  it.each<[string, readonly Noted[], Partial<LiveReport>?]>([
    ['says the same', LOG, { alineacion: ROWS }],
    ['has fewer starters', LOG, { alineacion: { ...ROWS, delanteros: [] } }],
    ['is a few minutes late', later(3)],
    ['has no cards and no changes', LOG.filter(({ evento }) => evento.startsWith('gol'))],
    ['does not know the scorer', withChange(0, { autor_id: undefined })],
    ['ended at half time', LOG.slice(0, 3), { fase: 'primera_parte' }],
    ['has only a line-up', [], { fase: 'sin_empezar', alineacion: OTHERS }],
  ])('asks nothing if the log %s', (_name, eventos, fields) => {
    expect(questions(eventos, fields)).toEqual([]);
  });

  it.each<[string, readonly Noted[], Partial<LiveReport>?]>([
    ['another scorer', withChange(0, { autor_id: 'm3' })],
    ['a goal missing', withChange(2)],
    ['a goal twice', withChange(0, {}, {})],
    ['another card', withChange(1, { evento: 'tarjeta roja' })],
    ['another player off', withChange(3, { sale_id: 'm2' })],
    ['another half', withChange(0, { mitad: 'segunda_parte', minuto: 90 })],
    ['an own goal', withChange(2, { propia_puerta: true })],
    ['another starter', LOG, { alineacion: OTHERS }],
  ])('asks once if the log has %s', (_name, eventos, fields) => {
    expect(questions(eventos, fields)).toHaveLength(1);
  });

  it.each(EVENTO_KINDS.filter((kind) => EVENTOS[kind].paso !== null))(
    'asks once if the log has one more «%s»',
    (evento) => {
      const more: Noted = { evento, mitad: 'segunda_parte', minuto: 89 };
      expect(questions([...LOG, more])).toHaveLength(1);
    },
  );
});
