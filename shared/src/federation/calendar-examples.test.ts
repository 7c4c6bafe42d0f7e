import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random';
import { MUTATIONS } from '../testing/report-mutations';
import { readCalendar } from './calendar';
import type { CalendarFila, CalendarPartido, StoredPartido } from './calendar-fila';
import { clubKey } from './names';

/** Pages of federations as people paste them, with what must be read. They are next to the checkout. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data/federacion');
if (!existsSync(FOLDER) && process.env['CI'] !== undefined) {
  throw new Error(`the examples are missing: ${FOLDER}`);
}
const readPage = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

interface TruthFila {
  readonly linea: number;
  readonly estado: string;
  readonly local: boolean;
  readonly rival: string;
  readonly fecha_str?: string;
  readonly hora_str?: string;
  readonly nombre_campo?: string;
  readonly jornada?: number;
  readonly goles_anotados?: number;
  readonly goles_encajados?: number;
  readonly motivo: boolean;
  readonly cambios?: readonly { readonly campo: string; antes: unknown; despues: unknown }[];
}
interface Truth {
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

function presentFila({ linea, estado, partido, cambios, motivo }: CalendarFila) {
  return {
    linea,
    estado,
    local: partido?.local,
    rival: clubKey(partido?.nombre_equipo ?? ''),
    fecha_str: partido?.fecha_str ?? null,
    hora_str: partido?.hora_str ?? null,
    nombre_campo: partido?.nombre_campo ?? null,
    jornada: partido?.jornada ?? null,
    goles_anotados: partido?.goles_anotados ?? null,
    goles_encajados: partido?.goles_encajados ?? null,
    cambios: cambios?.map(({ campo, antes, despues }) => ({
      campo,
      antes: typeof antes === 'string' ? antes.replace('id ', '') : antes,
      despues: campo === 'campo_id' ? (partido?.nombre_campo ?? null) : despues,
    })),
    isTold: motivo !== undefined,
  };
}

const examples = files.flatMap((file) => {
  const [, name] = /^(calendario-.*)\.txt$/.exec(file) ?? [];
  if (name === undefined) return [];
  const truth = JSON.parse(readPage(`${name}.truth.json`)) as Truth;
  return [{ name, text: readPage(file), truth }];
});

/** Values of a match, `null` where a row lacks them. */
const VALUES = ['fecha_str', 'hora_str', 'nombre_campo', 'jornada'] as const;

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

describe.skipIf(examples.length === 0)('calendars of a federation', () => {
  const oneOfEachLayout = examples.filter(({ name }) => /-1-[a-z]+$/.test(name));
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

  it.each(examples)('reads $name as its truth says', ({ text, truth }) => {
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
        fecha_str: null,
        hora_str: null,
        nombre_campo: null,
        jornada: null,
        goles_anotados: null,
        goles_encajados: null,
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
