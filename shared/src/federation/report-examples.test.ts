import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMPTY_ALINEACION, EMPTY_DETAILS, resolveActa } from '../rules/acta';
import { contribution } from '../rules/contribution';
import { startersOf } from '../rules/minutes';
import { scoreOf } from '../rules/score';
import {
  createRandom,
  flatten,
  type FlatEvent,
  MUTATIONS,
  withoutMinutes,
} from '../testing/report-mutations';
import { buildSummary } from '../testing/partido-builder';
import { type Fila, HALVES, perRow } from '../vocabulary';
import { readReport } from './report';
import type { ReadReport } from './report-answer';
import type { SquadPlayer } from './report-squad';
import { foldWords } from './report-text';

/** Pages of federations as people paste them, with what must be read. They are next to the checkout. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../shared/data/federacion');
if (!existsSync(FOLDER) && process.env['CI'] !== undefined) {
  throw new Error(`the examples are missing: ${FOLDER}`);
}
const readExample = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

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
  readonly resultado: ReturnType<typeof scoreOf>;
  readonly estadisticas: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
interface FaultyTruth extends ReportTruth {
  readonly preguntas: { readonly must: readonly string[]; readonly may: readonly string[] };
  readonly sobre?: { readonly nombre_acta: string; readonly candidatos: readonly string[] };
}

const readReports = <Truth>(pattern: RegExp, toTruth: (truth: unknown) => Truth) =>
  files.flatMap((file) => {
    const [, name] = pattern.exec(file) ?? [];
    if (name === undefined) return [];
    const truth = toTruth(JSON.parse(readExample(`${name}.truth.json`)));
    return [{ name, text: readExample(file), truth }];
  });
const goodReports = readReports(/^(acta-(?!.*-fallo-).*)\.txt$/, (truth) => truth as GoodTruth);
const faultyReports = readReports(/^(acta-.*-fallo-.*)\.txt$/, (truth) => truth as FaultyTruth);

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
  perRow((fila) => alineacion[fila].toSorted());

/** The sheet in the form of the truth. */
function toTruth({ alineacion, detalles, sin_cambios, mvp }: ReadReport['acta']) {
  const { primera_parte, segunda_parte } = detalles;
  return {
    alineacion: sortRows(perRow((fila) => alineacion[fila].map(({ jugador_id: id }) => id))),
    detalles: { primera_parte: flatten(primera_parte), segunda_parte: flatten(segunda_parte) },
    sin_cambios,
    mvp,
  };
}

describe.skipIf(goodReports.length === 0)('reads the examples of match reports', () => {
  it.each(goodReports)('$name without a question', ({ text, truth }) => {
    const { acta, preguntas, jugadores, marcador } = read(text, truth);
    expect(preguntas).toEqual([]);
    expect(toTruth(acta)).toEqual({ ...truth.acta, alineacion: sortRows(truth.acta.alineacion) });
    expect(acta.capitan).toBe(truth.capitan);
    expect(marcador).toEqual(truth.marcador);
    expect(jugadores.map((one) => ({ ...one, nombre_acta: foldWords(one.nombre_acta) }))).toEqual(
      truth.jugadores.map(({ jugador, nombre_acta, dorsal }) => ({
        // The truth writes accents where the report has lost them.
        nombre_acta: foldWords(nombre_acta),
        dorsal,
        jugador_id: jugador,
        candidatos: [],
      })),
    );
  });

  it.each(goodReports)('$name as a sheet with the right figures', ({ text, truth }) => {
    const { capitan: _captain, ...body } = read(text, truth).acta;
    const stored = {
      alineacion: EMPTY_ALINEACION,
      detalles: EMPTY_DETAILS,
      mvp: null,
      minutos_parte: truth.partido.competicion.minutos_parte,
    };
    const acta = resolveActa(body, stored, (id) => buildSummary(id));
    if (!acta.ok) throw new Error(acta.refusal.detail);
    expect(scoreOf(acta.value)).toEqual(truth.resultado);
    const { jugadores } = contribution(acta.value);
    expect(Object.keys(jugadores).toSorted()).toEqual(Object.keys(truth.estadisticas).toSorted());
    for (const [id, figures] of Object.entries(truth.estadisticas)) {
      expect(jugadores[id], id).toMatchObject(figures);
    }
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
      const sorted = ({ alineacion, detalles }: GoodTruth['acta']) => ({
        starters: startersOf(alineacion).toSorted(),
        events: withoutMinutes(HALVES.flatMap((part) => detalles[part])),
      });
      const expected = sorted(truth.acta);
      for (const { mutate, hides, name } of MUTATIONS) {
        for (let seed = 1; seed <= 5; seed += 1) {
          const faulty = mutate(text.split('\n'), createRandom(seed * 977)).join('\n');
          const result = readFor(faulty, truth);
          if (!result.ok || result.value.preguntas.length > 0) continue;
          const got = sorted(toTruth(result.value.acta));
          expect(got.starters, `${name}\n${faulty}`).toEqual(expected.starters);
          if (!hides) expect(got.events, `${name}\n${faulty}`).toEqual(expected.events);
          for (const event of got.events)
            expect(expected.events, `${name}\n${faulty}`).toContain(event);
        }
      }
    },
  );
});
