import { COUNTERS, STATUSES } from '@club/shared';
import fc from 'fast-check';
import { BALANCE_FIELDS } from './club-model';

/** Picks an existing item when the operation runs, by an index modulo their number. */
const pick = fc.nat({ max: 999 });
/** The last one has a lone surrogate, which is an invalid name. */
const nombre = fc.constantFrom('A', 'B', 'C', 'D😀', 'E\ud83d');
const value = fc.nat({ max: 12 });
const maybe: fc.Arbitrary<number | null> = fc.option(pick);
const counter = fc.constantFrom(...COUNTERS);
const preview = fc.boolean();

/** A sheet by picks: those called up are picked from the squad, all others from those called up. */
const acta = fc.record({
  convocados: fc.array(pick, { maxLength: 6 }),
  goles: fc.array(fc.record({ autor: maybe, asistente: maybe }), { maxLength: 4 }),
  encajados: fc.nat({ max: 3 }),
  amarillas: fc.array(pick, { maxLength: 2 }),
  rojas: maybe,
  dobles: maybe,
  mvp: maybe,
  titulares: fc.nat({ max: 6 }),
  noChanges: fc.boolean(),
});
export type ChosenSheet = typeof acta extends fc.Arbitrary<infer T> ? T : never;

/** A kind of operation, with its weight among all kinds. */
const op = <Kind extends string, T extends object>(
  weight: number,
  kind: Kind,
  fields: { readonly [Field in keyof T]: fc.Arbitrary<T[Field]> },
) => ({
  weight,
  arbitrary: fc.record<T>(fields).map((picked): T & { readonly kind: Kind } => ({
    ...picked,
    kind,
  })),
});

const save = op(12, 'saveActa', { partido: pick, acta });

/**
 * An operation of an administrator. Picks are numbers, so that any sequence is valid for any club, and fast-check can
 * shrink it by leaving out operations.
 */
const operation = fc.oneof(
  op(2, 'createTemporada', { nombre }),
  op(1, 'renameTemporada', { temporada: pick, nombre }),
  op(1, 'deleteTemporada', { temporada: pick }),
  op(2, 'createJugador', { nombre }),
  op(1, 'renameJugador', { jugador: pick, nombre, preview }),
  op(1, 'deleteJugador', { jugador: pick, preview }),
  op(1, 'renameEquipo', { nombre }),
  op(8, 'createPartido', { temporada: maybe, day: pick }),
  op(2, 'movePartido', { partido: pick, day: pick, preview }),
  op(3, 'changeStatus', { partido: pick, estado: fc.constantFrom(...STATUSES), preview }),
  op(2, 'changeTemporada', { partido: pick, temporada: pick }),
  save,
  op(3, 'award', { partido: pick, side: fc.constantFrom('propia', 'rival', null) }),
  op(2, 'annulActa', { partido: pick }),
  op(3, 'deletePartido', { partido: pick, preview }),
  op(1, 'deletePartidos', { temporada: pick, preview }),
  op(3, 'correctJugador', { jugador: pick, counter, value }),
  op(2, 'correctArchive', { temporada: pick, jugador: pick, counter, value }),
  op(2, 'correctBalance', {
    temporada: pick,
    field: fc.constantFrom(...BALANCE_FIELDS),
    value,
    posicion: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  op(3, 'putTable', {
    temporada: pick,
    equipos: fc.integer({ min: 2, max: 5 }),
    ours: pick,
    // Difference to the stored table's version, `null` if no version is sent.
    version: fc.constantFrom(null, 0, 0, 1),
  }),
  op(1, 'deleteTable', { temporada: pick }),
  op(1, 'deleteBalance', { temporada: pick }),
  op(1, 'deleteArchive', { temporada: pick }),
  op(1, 'reset', { byGet: fc.boolean() }),
  op(6, 'restore', { operation: pick }),
  op(1, 'putNextGame', { partido: pick }),
  op(1, 'removeNextGame', { partido: pick }),
  op(1, 'clearNextGames', {}),
  op(2, 'twoAtOnce', { one: save.arbitrary, other: save.arbitrary }),
);
export type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** How a request is sent: once, repeated with its key, or twice in parallel with one key. */
const delivery = fc.constantFrom('once', 'once', 'repeated', 'parallel');

export interface Step {
  readonly operation: Operation;
  readonly delivery: 'once' | 'repeated' | 'parallel';
}

export const stepsArbitrary: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ operation, delivery }),
  { minLength: 30, maxLength: 60, size: 'max' },
);
