import { COUNTERS, STATUSES } from '@club/shared';
import fc from 'fast-check';
import { BALANCE_FIELDS } from './club-model';

/** Picks an existing item when the operation runs: index modulo their number. */
const pick = fc.nat({ max: 999 });
/** The last one has a lone surrogate, which is an invalid name. */
const nombre = fc.constantFrom('A', 'B', 'C', 'D😀', 'E\ud83d');
const valor = fc.nat({ max: 12 });
const maybe: fc.Arbitrary<number | null> = fc.option(pick);
const contador = fc.constantFrom(...COUNTERS);
const preview = fc.boolean();

/** A sheet by picks: players of the squad, then players of those called up. */
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

/** A kind of operation, as often as `weight` says. */
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

const save = op(12, 'guardarFicha', { partido: pick, acta });

/**
 * An operation of an administrator. Picks are numbers, so that any sequence is valid for any club, and fast-check can
 * shrink it by leaving out operations.
 */
const operation = fc.oneof(
  op(2, 'crearTemporada', { nombre }),
  op(1, 'renombrarTemporada', { temporada: pick, nombre }),
  op(1, 'borrarTemporada', { temporada: pick }),
  op(2, 'crearJugador', { nombre }),
  op(1, 'renombrarJugador', { jugador: pick, nombre, preview }),
  op(1, 'borrarJugador', { jugador: pick, preview }),
  op(1, 'renombrarEquipo', { nombre }),
  op(8, 'crearPartido', { temporada: maybe, dia: pick }),
  op(2, 'moverPartido', { partido: pick, dia: pick, preview }),
  op(3, 'cambiarEstado', { partido: pick, estado: fc.constantFrom(...STATUSES), preview }),
  op(2, 'cambiarTemporada', { partido: pick, temporada: pick }),
  save,
  op(3, 'award', { partido: pick, side: fc.constantFrom('propia', 'rival', null) }),
  op(2, 'anular', { partido: pick }),
  op(3, 'borrarPartido', { partido: pick, preview }),
  op(1, 'borrarPartidos', { temporada: pick, preview }),
  op(3, 'correctJugador', { jugador: pick, contador, valor }),
  op(2, 'correctArchive', { temporada: pick, jugador: pick, contador, valor }),
  op(2, 'correctBalance', {
    temporada: pick,
    campo: fc.constantFrom(...BALANCE_FIELDS),
    valor,
    posicion: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  op(3, 'putClasificacion', {
    temporada: pick,
    equipos: fc.integer({ min: 2, max: 5 }),
    nuestra: pick,
    // Difference to the stored table's version, `null` if no version is sent.
    version: fc.constantFrom(null, 0, 0, 1),
  }),
  op(1, 'borrarClasificacion', { temporada: pick }),
  op(1, 'borrarBalance', { temporada: pick }),
  op(1, 'borrarArchivo', { temporada: pick }),
  op(1, 'reset', { byGet: fc.boolean() }),
  op(6, 'restaurar', { operation: pick }),
  op(1, 'putNextGame', { partido: pick }),
  op(1, 'removeNextGame', { partido: pick }),
  op(1, 'emptyNextGames', {}),
  op(2, 'dosALaVez', { uno: save.arbitrary, otro: save.arbitrary }),
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
