import { COUNTERS, type Endpoint, endpoints, STATUSES, WALKOVER_GOALS } from '@club/shared';
import fc from 'fast-check';
import { findIllFormed } from '../../store/well-formed';
import { BALANCE_FIELDS, type ClubModel } from './club-model';
import { choose, EMPTY_SHEET, hasContent, type ModelSheet, sheetBody } from './figures';
import { isUndoable, type UndoableOperation, undo } from './model-history';

/** A call for an operation, its expected status, and its effect on the model. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly id?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** 200 by default. */
  readonly status?: number;
  /** Changes the model. `newId` is the id in the response. */
  readonly apply: (newId: string) => unknown;
}

/** The model, and the other data that operations need. */
export interface World {
  readonly model: ClubModel;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  /** Operations that an undo may pick. */
  readonly doneOperations: UndoableOperation[];
  readonly usedDays: Set<number>;
}

/** Picks an existing item when the operation runs, by an index modulo their number. */
const pick = fc.nat({ max: 999 });
/** The last one has a lone surrogate, which is an invalid name. */
const nombre = fc.constantFrom('A', 'B', 'C', 'D😀', 'E\ud83d');
const value = fc.nat({ max: 12 });
const maybe: fc.Arbitrary<number | null> = fc.option(pick);
/** Nobody in half of the cases, because the model knows no minutes of a sheet with a sending-off. */
const maybeSentOff: fc.Arbitrary<number | null> = fc.option(pick, { freq: 2 });
const counter = fc.constantFrom(...COUNTERS);
const preview = fc.boolean();

/** A sheet by picks: those called up are picked from the squad, all others from those called up. */
export const acta = fc.record({
  convocados: fc.array(pick, { maxLength: 6 }),
  goles: fc.array(fc.record({ autor: maybe, asistente: maybe }), { maxLength: 4 }),
  encajados: fc.nat({ max: 3 }),
  amarillas: fc.array(pick, { maxLength: 2 }),
  rojas: maybeSentOff,
  dobles: maybeSentOff,
  mvp: maybe,
  titulares: fc.nat({ max: 6 }),
  noChanges: fc.boolean(),
});
type ChosenSheet = typeof acta extends fc.Arbitrary<infer T> ? T : never;

/** Arbitraries of some fields. */
type Arbitraries<T> = { readonly [Field in keyof T]: fc.Arbitrary<T[Field]> };

/** A kind of operation: its weight among all kinds, its fields, and its call, `undefined` if it is impossible now. */
const define = <T extends object>(
  weight: number,
  fields: Arbitraries<T>,
  resolve: (world: World, op: T) => Call | undefined,
) => ({ weight, arbitrary: fc.record<T>(fields), resolve });

/** Defines operations on the item that their `field` picks among `ids`. */
const defineOn =
  <Field extends string>(field: Field, ids: (model: ClubModel) => readonly string[]) =>
  <T extends object>(
    weight: number,
    fields: Arbitraries<T>,
    resolve: (world: World, id: string, op: T) => Call | undefined,
  ) => ({
    weight,
    arbitrary: fc
      .tuple(pick, fc.record<T>(fields))
      .map(([index, op]) => ({ ...op, [field]: index }) as T & Readonly<Record<Field, number>>),
    resolve(world: World, op: T & Readonly<Record<Field, number>>) {
      const id = choose(ids(world.model), op[field]);
      return id === undefined ? undefined : resolve(world, id, op);
    },
  });
const onTemporada = defineOn('temporada', ({ temporadas }) => temporadas);
const onPartido = defineOn('partido', (model) => model.ids('partido'));
const onJugador = defineOn('jugador', (model) => model.ids('jugador'));

/** DD-MM-YYYY of a day counted from 1 September 2026. */
function formatDay(day: number): string {
  const iso = new Date(Date.UTC(2026, 8, 1 + day)).toISOString();
  return iso.slice(0, 10).split('-').reverse().join('-');
}

/** The first day from `from` on without a match. Marks it as used. */
function takeFreeDay({ usedDays }: World, from: number): number {
  let day = from;
  while (usedDays.has(day)) day += 1;
  usedDays.add(day);
  return day;
}

/** The sheet that an operation saves, with players of this squad instead of picks. */
export function resolveSheet(squad: readonly string[], chosen: ChosenSheet): ModelSheet {
  const convocados = [...new Set(chosen.convocados.flatMap((index) => choose(squad, index) ?? []))];
  const some = (picks: readonly (number | null)[]) =>
    picks.flatMap((index) => choose(convocados, index) ?? []);
  const rojas = some([chosen.rojas]);
  const dobles = some([chosen.dobles]).filter((id) => !rojas.includes(id));
  return {
    convocados,
    titulares: convocados.slice(0, chosen.titulares),
    goles: chosen.goles.map((gol) => {
      const [autor = null] = some([gol.autor]);
      const [asistente = null] = some([gol.asistente]);
      return { autor, asistente: autor !== null && asistente !== autor ? asistente : null };
    }),
    encajados: chosen.encajados,
    amarillas: some(chosen.amarillas),
    rojas,
    dobles,
    mvp: choose(convocados, chosen.mvp) ?? null,
    noChanges: chosen.noChanges && rojas.length + dobles.length === 0,
    walkover: null,
  };
}

/** Our name in league tables. */
const US = 'Nosotros';

const ZEROS = Object.fromEntries(COUNTERS.map((counter) => [counter, 0]));

const UNPLAYED = { acta: null, estado: 'programado' } as const;

/**
 * The operations of an administrator. Picks are numbers, so that any sequence is valid for any club, and fast-check can
 * shrink it by leaving out operations.
 */
const KINDS = {
  createTemporada: define(2, { nombre }, ({ model }, { nombre }) => ({
    endpoint: endpoints.addTemporada,
    body: { nombre },
    status: model.hasTemporadaNamed(nombre) ? 409 : 201,
    apply: (id) => {
      model.set(`archivo:${model.current() ?? ''}`, undefined).nameTemporada(id, nombre);
      model.temporadas.push(id);
    },
  })),
  renameTemporada: onTemporada(1, { nombre }, ({ model }, id, { nombre }) => ({
    endpoint: endpoints.updateTemporada,
    id,
    body: { nombre },
    status: model.hasTemporadaNamed(nombre, id) ? 409 : 200,
    apply: () => model.nameTemporada(id, nombre),
  })),
  deleteTemporada: onTemporada(1, {}, ({ model }, id) => ({
    endpoint: endpoints.delTemporada,
    id,
    apply: () => model.deleteTemporada(id),
  })),
  createJugador: define(2, { nombre }, ({ model }, { nombre }) => ({
    endpoint: endpoints.addJugador,
    body: { nombre, dorsal: 7 },
    status: 201,
    apply: (id) => model.set(`jugador:${id}`, nombre),
  })),
  renameJugador: onJugador(1, { nombre, preview }, ({ model }, id, { nombre, preview }) => ({
    endpoint: preview ? endpoints.updateJugadorPreview : endpoints.updateJugador,
    id,
    body: { nombre },
    apply: () => model.set(`jugador:${id}`, nombre),
  })),
  deleteJugador: onJugador(1, { preview }, ({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delJugadorPreview : endpoints.delJugador,
    id,
    apply: () => model.set(`jugador:${id}`, undefined),
  })),
  renameEquipo: define(1, { nombre }, ({ model, equipoId: id }, { nombre }) => ({
    endpoint: endpoints.updateEquipo,
    id,
    body: { nombre },
    apply: () => {
      const isSame = model.get(`equipo:${id}`) === nombre;
      if (!isSame && model.ids('partido').length > 0) model.chosenGames = null;
      return model.set(`equipo:${id}`, nombre);
    },
  })),
  createPartido: define(8, { temporada: maybe, day: pick }, (world, op) => {
    const { model, equipoId: equipo_id, competicionId: competicion_id, campoId: campo_id } = world;
    const chosen = choose(model.temporadas, op.temporada);
    const temporada = chosen ?? model.current() ?? '';
    const day = takeFreeDay(world, op.day);
    const body = { equipo_id, competicion_id, campo_id, fecha_str: formatDay(day) };
    return {
      endpoint: endpoints.addPartido,
      body: { ...body, ...(chosen !== undefined && { temporada_id: chosen }) },
      status: temporada === '' ? 409 : 201,
      apply: (id) => {
        model.chosenGames = null;
        return model.set(`partido:${id}`, { temporada, day, ...UNPLAYED });
      },
    };
  }),
  movePartido: onPartido(2, { day: pick, preview }, (world, id, op) => {
    const day = takeFreeDay(world, op.day);
    return {
      endpoint: op.preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
      id,
      body: { fecha_str: formatDay(day) },
      apply: () => world.model.changePartido(id, { day }),
    };
  }),
  changeStatus: onPartido(
    3,
    { estado: fc.constantFrom(...STATUSES), preview },
    ({ model }, id, { estado, preview }) => ({
      endpoint: preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
      id,
      body: { estado },
      status: model.partido(id).acta !== null && estado !== 'finalizado' ? 400 : 200,
      apply: () => model.changePartido(id, { estado }),
    }),
  ),
  changeTemporada: onPartido(2, { temporada: pick }, ({ model }, id, op) => {
    const temporada = choose(model.temporadas, op.temporada);
    if (temporada === undefined) return undefined;
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { temporada_id: temporada },
      apply: () => model.changePartido(id, { temporada }),
    };
  }),
  saveActa: onPartido(12, { acta }, ({ model }, id, op) => {
    const acta = resolveSheet(model.ids('jugador'), op.acta);
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { ...sheetBody(acta) },
      apply: () => model.changePartido(id, { acta, estado: 'finalizado' }),
    };
  }),
  award: onPartido(
    3,
    { side: fc.constantFrom('propia', 'rival', null) },
    ({ model }, id, { side }) => {
      const { acta } = model.partido(id);
      const walkover = side && { side, goals: WALKOVER_GOALS };
      const awarded = { acta: { ...EMPTY_SHEET, walkover }, estado: 'finalizado' } as const;
      return {
        endpoint: endpoints.updatePartido,
        id,
        body: { incomparecencia: side },
        status: walkover && acta && hasContent(acta) ? 400 : 200,
        apply: () =>
          model.changePartido(id, walkover ? awarded : acta?.walkover ? { ...UNPLAYED } : {}),
      };
    },
  ),
  annulActa: onPartido(2, {}, ({ model }, id) => ({
    endpoint: endpoints.anularActa,
    id,
    apply: () => model.partido(id).acta !== null && model.changePartido(id, UNPLAYED),
  })),
  deletePartido: onPartido(3, { preview }, ({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidoPreview : endpoints.delPartido,
    id,
    apply: () => model.deletePartido(id),
  })),
  deletePartidos: onTemporada(1, { preview }, ({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidosPreviewTemporada : endpoints.delPartidosTemporada,
    id,
    apply: () => model.listPartidoIds(id).map((partido) => model.deletePartido(partido)),
  })),
  correctJugador: onJugador(3, { counter, value }, ({ model }, id, op) => {
    const current = model.current();
    const figures = { [op.counter]: op.value };
    return {
      endpoint: endpoints.updateJugador,
      id,
      body: { estadisticas_temporada: figures },
      status: current === undefined && op.value !== 0 ? 409 : 200,
      apply: () => current !== undefined && model.correct(current, id, figures),
    };
  }),
  correctArchive: onTemporada(2, { jugador: pick, counter, value }, ({ model }, id, op) => {
    const jugador = choose(model.ids('jugador'), op.jugador);
    if (jugador === undefined) return undefined;
    const isCurrent = id === model.current();
    const figures = { [op.counter]: op.value };
    return {
      endpoint: endpoints.updateArchivoEstadisticas,
      id,
      body: { estadisticas: [{ jugador_id: jugador, ...figures }] },
      status: isCurrent || model.hasArchive(id) ? 200 : 404,
      apply: () =>
        model.correct(id, jugador, figures).set(`archivo:${id}`, isCurrent ? 'entered' : undefined),
    };
  }),
  correctBalance: onTemporada(
    2,
    {
      field: fc.constantFrom(...BALANCE_FIELDS),
      value,
      posicion: fc.option(fc.integer({ min: 1, max: 20 })),
    },
    ({ model }, id, op) => {
      const figures = { [op.field]: op.value };
      return {
        endpoint: endpoints.addEquipoEstadisticas,
        body: { temporada_id: id, ...figures, posicion: op.posicion },
        status: 201,
        apply: () =>
          model
            .correctBalance(id, figures)
            .set(`posicion:${id}`, op.posicion ?? undefined)
            .set(`balanceDeleted:${id}`, undefined),
      };
    },
  ),
  putTable: onTemporada(
    3,
    {
      equipos: fc.integer({ min: 2, max: 5 }),
      ours: pick,
      // Difference to the stored table's version, `null` if no version is sent.
      version: fc.constantFrom(null, 0, 0, 1),
    },
    (world, id, op) => {
      const { model, competicionId: competicion_id } = world;
      const ourRow = op.ours % op.equipos;
      const equipos = Array.from({ length: op.equipos }, (_none, index) =>
        index === ourRow ? US : `Rival ${String(index)}`,
      );
      const figures = { pj: 0, g: 0, e: 0, p: 0, gf: 0, gc: 0, pts: 0 };
      const rows = equipos.map((nombre) => ({
        nombre,
        ...figures,
        ...(nombre === US && { es_nuestro: true }),
      }));
      const version = (model.table(id)?.version ?? 0) + (op.version ?? 0);
      return {
        endpoint: endpoints.updateClasificacion,
        id,
        body: { competicion_id, filas: rows, ...(op.version !== null && { version }) },
        status: op.version === 1 ? 409 : 200,
        apply: () =>
          model
            .putTable(id, equipos)
            .set(`posicion:${id}`, ourRow + 1)
            .set(`equipos:${id}`, op.equipos)
            .set(`balanceDeleted:${id}`, undefined),
      };
    },
  ),
  deleteTable: onTemporada(1, {}, ({ model }, id) => ({
    endpoint: endpoints.delClasificacion,
    id,
    status: model.table(id) ? 200 : 404,
    apply: () => model.set(`clasificacion:${id}`, undefined),
  })),
  deleteBalance: onTemporada(1, {}, ({ model }, id) => ({
    endpoint: endpoints.delEquipoEstadisticas,
    id,
    status: model.hasBalance(id) ? 200 : 404,
    apply: () => {
      for (const kind of ['balance', 'posicion', 'equipos']) model.set(`${kind}:${id}`, undefined);
      model.set(`balanceDeleted:${id}`, true);
    },
  })),
  deleteArchive: onTemporada(1, {}, ({ model }, id) => ({
    endpoint: endpoints.delArchivoEstadisticas,
    id,
    status: model.hasArchive(id) ? 200 : 404,
    apply: () =>
      model
        .forgetAdjustments(id)
        .set(`archivo:${id}`, id === model.current() ? undefined : 'deleted'),
  })),
  reset: define(1, { byGet: fc.boolean() }, ({ model }, { byGet }) => ({
    endpoint: byGet
      ? endpoints.resetEstadisticasJugadoresGet
      : endpoints.resetEstadisticasJugadores,
    apply: () => {
      const current = model.current();
      if (current === undefined) return;
      for (const id of model.listJugadorIds(current)) model.correct(current, id, ZEROS);
    },
  })),
  restore: define(6, { operation: pick }, ({ model, doneOperations }, op) => {
    const operation = choose(doneOperations, op.operation);
    return (
      operation && {
        endpoint: endpoints.restaurar,
        id: operation.operationId,
        status: isUndoable(model, operation) ? 200 : 409,
        apply: () => undo(model, operation),
      }
    );
  }),
  putNextGame: onPartido(1, {}, ({ model }, id) => ({
    endpoint: endpoints.addNextGames,
    body: { _id: id },
    status: model.partido(id).temporada === model.current() ? 201 : 409,
    apply: () => {
      const others = model.byDay(model.nextGames().filter((other) => other !== id));
      model.chosenGames = model.byDay([...others.slice(-5), id]);
    },
  })),
  removeNextGame: onPartido(1, {}, ({ model }, id) => ({
    endpoint: endpoints.delNextGames,
    id,
    status: model.nextGames().includes(id) ? 200 : 404,
    apply: () => {
      model.chosenGames = model.nextGames().filter((other) => other !== id);
    },
  })),
  clearNextGames: define(1, {}, ({ model }) => ({
    endpoint: endpoints.delNextGamesAll,
    apply: () => {
      model.chosenGames = [];
    },
  })),
};
type Kinds = typeof KINDS;
type OperationWithKind<K extends keyof Kinds> = Parameters<Kinds[K]['resolve']>[1] & {
  readonly kind: K;
};
/** An operation that is one call. */
type SingleOperation = { readonly [K in keyof Kinds]: OperationWithKind<K> }[keyof Kinds];

/** The call for an operation, `undefined` if it is impossible in this club. */
export function resolve(world: World, operation: SingleOperation): Call | undefined {
  const { resolve: resolver } = KINDS[operation.kind] as unknown as {
    readonly resolve: (world: World, operation: SingleOperation) => Call | undefined;
  };
  const call = resolver(world, operation);
  return call && findIllFormed(call.body) ? { ...call, status: 400 } : call;
}

const arbitraries = Object.entries(KINDS).map(([kind, { weight, arbitrary }]) => ({
  weight,
  arbitrary: (arbitrary as fc.Arbitrary<object>).map(
    (fields) => ({ ...fields, kind }) as SingleOperation,
  ),
}));
const save = KINDS.saveActa.arbitrary.map((fields) => ({ ...fields, kind: 'saveActa' }) as const);
const twoAtOnce = fc
  .record({ one: save, other: save })
  .map((both) => ({ ...both, kind: 'twoAtOnce' }) as const);
const operation = fc.oneof(...arbitraries, { weight: 2, arbitrary: twoAtOnce });
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
