import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { EVENTO_KINDS } from '../eventos/table';
import { positionSchema } from '../records/jugador';
import { describe, expect, it } from 'vitest';
import { EMPTY_ALINEACION, EMPTY_DETAILS, resolveActa } from '../rules/acta';
import { contribution } from '../rules/contribution';
import { scoreOf } from '../rules/score';
import { createRandom } from '../testing/report-builder';
import { MUTATIONS } from '../testing/report-mutations';
import { buildSummary } from '../testing/summary-builder';
import { perRow } from '../vocabulary';
import { readReport } from './report';
import type { ReadReport } from './report-answer';
import { foldWords } from './report-text';

/** Pages of federations with what must be read from them. They are next to the checkout and not part of it. */
const DATA_DIR = path.resolve(import.meta.dirname, '../../../../shared/data/federacion');

const eventoSchema = z.strictObject({
  evento: z.enum(EVENTO_KINDS),
  minuto: z.number(),
  anadido: z.number().optional(),
  autor: z.string().optional(),
  forma: z.literal('penalti').optional(),
  entra: z.string().optional(),
  sale: z.string().optional(),
  propia_puerta: z.literal(true).optional(),
});

const commonSchema = z.object({
  ajustes: z.object({
    nombre: z.string(),
    nombres_federacion: z.array(z.string()).default([]),
  }),
  partido: z.object({
    rival: z.string(),
    local: z.boolean(),
    competicion: z.object({ minutos_parte: z.number() }),
  }),
  plantilla: z.array(
    z.object({
      key: z.string(),
      nombre: z.string(),
      apellido1: z.string(),
      apellido2: z.string(),
      dorsal: z.number(),
      posicion: positionSchema,
      nombre_federacion: z.string().optional(),
    }),
  ),
  marcador: z.object({ local: z.number(), visitante: z.number() }),
});

const goodSchema = commonSchema.extend({
  preguntas: z.array(z.never()),
  acta: z.object({
    alineacion: z.object(perRow(() => z.array(z.string()))),
    detalles: z.object({
      primera_parte: z.array(eventoSchema),
      segunda_parte: z.array(eventoSchema),
    }),
    sin_cambios: z.boolean(),
    mvp: z.null(),
  }),
  capitan: z.string().optional(),
  jugadores: z.array(
    z.object({ nombre_acta: z.string(), dorsal: z.number().nullable(), jugador: z.string() }),
  ),
  resultado: z.object({
    goles_anotados: z.number(),
    goles_encajados: z.number(),
    resultado: z.enum(['win', 'draw', 'lose']),
  }),
  estadisticas: z.record(z.string(), z.record(z.string(), z.number())),
});

const faultySchema = commonSchema.extend({
  preguntas: z.object({ must: z.array(z.string()), may: z.array(z.string()) }),
  sobre: z.object({ nombre_acta: z.string(), candidatos: z.array(z.string()) }).optional(),
});

type ReportTruth = z.infer<typeof commonSchema>;

/**
 * Whether the examples are available. Without them these tests are skipped with a note. In CI (`CI` is set) they are
 * required.
 */
function hasExamples(): boolean {
  if (existsSync(DATA_DIR)) return true;
  if (process.env['CI'] !== undefined) throw new Error(`the examples are missing: ${DATA_DIR}`);
  console.warn(
    'Federation pages are not beside this checkout (../shared/data): their tests are left out.',
  );
  return false;
}

function readAll<T>(schema: z.ZodType<T>, isWanted: (name: string) => boolean) {
  if (!hasExamples()) return [];
  return readdirSync(DATA_DIR)
    .filter((file) => file.startsWith('acta-') && file.endsWith('.txt'))
    .map((file) => file.replace(/\.txt$/u, ''))
    .filter(isWanted)
    .map((name) => ({
      name,
      text: readFileSync(path.join(DATA_DIR, `${name}.txt`), 'utf8'),
      truth: schema.parse(
        JSON.parse(readFileSync(path.join(DATA_DIR, `${name}.truth.json`), 'utf8')),
      ),
    }));
}

/** Match reports without faults. */
const goodReports = () => readAll(goodSchema, (name) => !name.includes('-fallo-'));

/** Match reports with one fault. */
const faultyReports = () => readAll(faultySchema, (name) => name.includes('-fallo-'));

/** The report read for the match of its truth. Player ids are keys. */
const readFor = (text: string, { ajustes, partido, plantilla }: ReportTruth) =>
  readReport(text, {
    us: [ajustes.nombre, ...ajustes.nombres_federacion],
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

/** The sheet in the form of the truth. */
function flatten({ alineacion, detalles, sin_cambios, mvp }: ReadReport['acta']) {
  const half = (eventos: (typeof detalles)['primera_parte']) =>
    eventos.map(({ autor, entra, sale, ...evento }) => ({
      ...evento,
      ...(autor && { autor: autor.jugador_id }),
      ...(autor?.forma && { forma: autor.forma }),
      ...(entra && { entra: entra.jugador_id }),
      ...(sale && { sale: sale.jugador_id }),
    }));
  return {
    alineacion: perRow((fila) => alineacion[fila].map(({ jugador_id: id }) => id).toSorted()),
    detalles: {
      primera_parte: half(detalles.primera_parte),
      segunda_parte: half(detalles.segunda_parte),
    },
    sin_cambios,
    mvp,
  };
}

describe('reads the examples of match reports', () => {
  it.each(goodReports())('$name', ({ text, truth }) => {
    const { acta, preguntas, jugadores, marcador } = read(text, truth);
    const { alineacion } = truth.acta;
    expect(preguntas).toEqual([]);
    expect(flatten(acta)).toEqual({
      ...truth.acta,
      alineacion: perRow((fila) => alineacion[fila].toSorted()),
    });
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

  it.each(goodReports())('$name becomes a sheet with its figures', ({ text, truth }) => {
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

  it.each(faultyReports())('$name is asked about', ({ text, truth }) => {
    const { preguntas, jugadores, marcador } = read(text, truth);
    const { must, may } = truth.preguntas;
    const types = new Set<string>(preguntas.map(({ tipo }) => tipo));
    expect([...types]).toEqual(expect.arrayContaining(must));
    expect([...types].filter((tipo) => ![...must, ...may].includes(tipo))).toEqual([]);
    expect(marcador).toEqual(truth.marcador);
    if (!truth.sobre) return;
    const { nombre_acta, candidatos } = truth.sobre;
    const [about] = jugadores.filter((one) => one.nombre_acta === nombre_acta);
    expect(about?.jugador_id).toBeNull();
    expect(about?.candidatos.toSorted()).toEqual(candidatos.toSorted());
  });

  it.each(goodReports())(
    '$name with any fault is asked about, or reads no wrong event',
    ({ text, truth }) => {
      const sorted = ({ alineacion, detalles }: ReturnType<typeof flatten>) => {
        const { suplentes: _bench, ...rows } = alineacion;
        const events = [...detalles.primera_parte, ...detalles.segunda_parte].map(
          // A wrong digit of a minute is pasted as it is, and so is a penalty without its mark.
          ({ minuto: _minute, anadido: _added, forma: _form, ...event }) =>
            JSON.stringify(event, Object.keys(event).toSorted()),
        );
        return { starters: Object.values(rows).flat().toSorted(), events: events.toSorted() };
      };
      const acta = {
        ...truth.acta,
        alineacion: perRow((fila) => truth.acta.alineacion[fila].toSorted()),
      };
      const expected = sorted(acta as unknown as ReturnType<typeof flatten>);
      for (const { mutate, hides, name } of MUTATIONS) {
        for (let seed = 1; seed <= 5; seed += 1) {
          const faulty = mutate(text.split('\n'), createRandom(seed * 977)).join('\n');
          const result = readFor(faulty, truth);
          if (!result.ok || result.value.preguntas.length > 0) continue;
          const got = sorted(flatten(result.value.acta));
          expect(got.starters, `${name}\n${faulty}`).toEqual(expected.starters);
          if (!hides) expect(got.events, `${name}\n${faulty}`).toEqual(expected.events);
          for (const event of got.events)
            expect(expected.events, `${name}\n${faulty}`).toContain(event);
        }
      }
    },
  );
});
