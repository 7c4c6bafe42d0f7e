import { COUNTERS, STATUSES } from '@club/shared';
import fc from 'fast-check';
import { CAMPOS_BALANCE } from './club-model';

/** Picks an existing item when the operation runs: index modulo their number. */
const pick = fc.nat({ max: 999 });
/** The last one has a lone surrogate, which is an invalid name. */
const nombre = fc.constantFrom('A', 'B', 'C', 'D😀', 'E\ud83d');
const valor = fc.nat({ max: 12 });
const maybe: fc.Arbitrary<number | null> = fc.option(pick);
const picks = fc.array(pick, { maxLength: 2 });

/** A sheet by picks: players of the squad, then players of those called up. */
const acta = fc.record({
  convocados: fc.array(pick, { maxLength: 6 }),
  goles: fc.array(fc.record({ autor: fc.option(pick), asistente: fc.option(pick) }), {
    maxLength: 4,
  }),
  encajados: fc.nat({ max: 3 }),
  amarillas: picks,
  rojas: fc.option(pick),
  dobles: fc.option(pick),
  mvp: fc.option(pick),
  titulares: fc.nat({ max: 6 }),
  cambios: fc.array(
    fc.record({ sale: pick, entra: pick, minuto: fc.integer({ min: 1, max: 120 }) }),
    { maxLength: 4 },
  ),
  sentOffMinute: fc.integer({ min: 46, max: 90 }),
  noChanges: fc.boolean(),
  extraTime: fc.boolean(),
  /** Goals of both sides after the halves, in extra time. */
  extraGoals: fc.record({ ours: fc.nat({ max: 2 }), theirs: fc.nat({ max: 2 }) }),
  shootOut: fc.option(fc.record({ ours: fc.nat({ max: 30 }), theirs: fc.nat({ max: 30 }) })),
  captain: fc.option(pick),
});
export type ChosenSheet = typeof acta extends fc.Arbitrary<infer T> ? T : never;

const op = <Kind extends string, T extends object>(
  kind: Kind,
  fields: { readonly [Field in keyof T]: fc.Arbitrary<T[Field]> },
) => fc.record<T>(fields).map((picked): T & { readonly kind: Kind } => ({ ...picked, kind }));

const save = op('guardarFicha', { partido: pick, acta });

/**
 * An operation of an administrator. Picks are numbers, so that any sequence is valid for any club, and fast-check can
 * shrink it by leaving out operations.
 */
const operation = fc.oneof(
  { weight: 2, arbitrary: op('crearTemporada', { nombre }) },
  { weight: 1, arbitrary: op('renombrarTemporada', { temporada: pick, nombre }) },
  { weight: 1, arbitrary: op('borrarTemporada', { temporada: pick }) },
  { weight: 2, arbitrary: op('crearJugador', { nombre }) },
  {
    weight: 1,
    arbitrary: op('renombrarJugador', { jugador: pick, nombre, preview: fc.boolean() }),
  },
  { weight: 1, arbitrary: op('borrarJugador', { jugador: pick, preview: fc.boolean() }) },
  { weight: 1, arbitrary: op('renombrarEquipo', { nombre }) },
  { weight: 8, arbitrary: op('crearPartido', { temporada: maybe, dia: pick }) },
  { weight: 2, arbitrary: op('moverPartido', { partido: pick, dia: pick, preview: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: op('cambiarEstado', {
      partido: pick,
      estado: fc.constantFrom(...STATUSES),
      preview: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: op('cambiarTemporada', { partido: pick, temporada: pick }) },
  { weight: 12, arbitrary: save },
  {
    weight: 3,
    arbitrary: op('award', {
      partido: pick,
      side: fc.constantFrom('propia', 'rival', null),
    }),
  },
  { weight: 2, arbitrary: op('anular', { partido: pick }) },
  { weight: 3, arbitrary: op('borrarPartido', { partido: pick, preview: fc.boolean() }) },
  { weight: 1, arbitrary: op('borrarPartidos', { temporada: pick, preview: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: op('correctJugador', {
      jugador: pick,
      contador: fc.constantFrom(...COUNTERS),
      valor,
    }),
  },
  {
    weight: 2,
    arbitrary: op('correctArchive', {
      temporada: pick,
      jugador: pick,
      contador: fc.constantFrom(...COUNTERS),
      valor,
    }),
  },
  {
    weight: 2,
    arbitrary: op('correctBalance', {
      temporada: pick,
      campo: fc.constantFrom(...CAMPOS_BALANCE),
      valor,
      posicion: fc.option(fc.integer({ min: 1, max: 20 })),
    }),
  },
  {
    weight: 3,
    arbitrary: op('putClasificacion', {
      temporada: pick,
      equipos: fc.integer({ min: 2, max: 5 }),
      nuestra: pick,
      // Difference to the stored table's version, `null` if no version is sent.
      version: fc.constantFrom(null, 0, 0, 1),
    }),
  },
  { weight: 1, arbitrary: op('borrarClasificacion', { temporada: pick }) },
  { weight: 1, arbitrary: op('borrarBalance', { temporada: pick }) },
  { weight: 1, arbitrary: op('borrarArchivo', { temporada: pick }) },
  { weight: 1, arbitrary: op('reset', { byGet: fc.boolean() }) },
  { weight: 6, arbitrary: op('restaurar', { operation: pick }) },
  { weight: 1, arbitrary: op('putNextGame', { partido: pick }) },
  { weight: 1, arbitrary: op('removeNextGame', { partido: pick }) },
  { weight: 1, arbitrary: op('emptyNextGames', {}) },
  { weight: 2, arbitrary: op('dosALaVez', { uno: save, otro: save }) },
);
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** How a request is sent: once, repeated with its key, or twice in parallel with one key. */
const delivery = fc.constantFrom('una vez', 'una vez', 'repetida', 'a la vez');

export interface Step {
  readonly operation: Operation;
  readonly delivery: 'una vez' | 'repetida' | 'a la vez';
}

/** A season or two in the life of a club. */
export const stepsArbitrary: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ operation, delivery }),
  { minLength: 30, maxLength: 60, size: 'max' },
);
