import fc from 'fast-check';
import { it } from 'vitest';
import { stepsArbitrary, type Operation, type Step } from './operations';
import { runModel } from './run-model';

/** Number of sequences of 30 to 60 operations. A nightly run uses hundreds: `CLUB_MODEL_RUNS=300`. */
const RUNS = Number(process.env['CLUB_MODEL_RUNS'] ?? 4);
/** The default run is deterministic. A long one is random and prints its seed on failure. */
const SEED = process.env['CLUB_MODEL_RUNS'] === undefined ? { seed: 20_261_121 } : {};
/**
 * Steps between comparisons of club and model. There is always one at the end, because errors do not go away. Use more
 * steps for thousands of sequences, and 1 to find the faulty step.
 */
const EVERY = Number(process.env['CLUB_MODEL_EVERY'] ?? 12);
/** Maximum time for shrinking a failing sequence. */
const SHRINK_MS = 120_000;
const timeoutMs = RUNS * 60_000 + SHRINK_MS;

it(
  'the club equals a naive model, its audit and its derived projections after any sequence of operations',
  async () => {
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, (steps) => runModel(steps, EVERY)),
      { numRuns: RUNS, endOnFailure: true, ...SEED },
    );
  },
  timeoutMs,
);

const acta = {
  convocados: [0, 1, 2],
  amarillas: [1],
  rojas: null,
  dobles: null,
  mvp: 0,
  goles: [{ autor: 0, asistente: 1 }],
  titulares: 2,
  noChanges: true,
};
const play = (partido: number, encajados = 1): Operation => ({
  kind: 'saveActa',
  partido,
  acta: { ...acta, encajados },
});
const undo = (operation: number): Operation => ({ kind: 'restore', operation });

/** Operations that affect two seasons, or a past one. Seasons, matches and players are given by index. */
const ACROSS_SEASONS: readonly Operation[] = [
  { kind: 'createPartido', temporada: null, day: 1 },
  play(0),
  { kind: 'correctJugador', jugador: 0, counter: 'goles', value: 9999 },
  { kind: 'createTemporada', nombre: 'A' },
  { kind: 'createPartido', temporada: 1, day: 2 },
  play(1),
  play(0, 2),
  { kind: 'changeTemporada', partido: 0, temporada: 1 },
  undo(7),
  { kind: 'changeTemporada', partido: 1, temporada: 0 },
  { kind: 'correctArchive', temporada: 0, jugador: 2, counter: 'mvp', value: 5 },
  { kind: 'correctBalance', temporada: 0, field: 'ganados', value: 9, posicion: 2 },
  { kind: 'renameTemporada', temporada: 0, nombre: 'B' },
  { kind: 'renameJugador', jugador: 0, nombre: 'C', preview: false },
  { kind: 'deleteJugador', jugador: 0, preview: false },
  { kind: 'deleteTemporada', temporada: 1 },
  undo(14),
  undo(15),
  { kind: 'deleteTemporada', temporada: 0 },
  undo(18),
  { kind: 'correctBalance', temporada: 0, field: 'ganados', value: 4, posicion: 3 },
];

it('the same after each of the operations that affect two seasons', () =>
  runModel(
    ACROSS_SEASONS.map((operation): Step => ({ operation, delivery: 'once' })),
    1,
  ));
