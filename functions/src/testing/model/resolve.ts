import { COUNTERS, type Endpoint, endpoints, WALKOVER_GOALS } from '@club/shared';
import { findIllFormed } from '../../store/well-formed';
import type { ClubModel } from './club-model';
import { choose, EMPTY_SHEET, hasContent, type ModelSheet, sheetBody } from './figures';
import { isUndoable, type UndoableOperation, undo } from './model-history';
import type { ChosenSheet, Operation } from './operations';

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

/** The model, and what else the operations need to know. */
export interface World {
  readonly model: ClubModel;
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  /** Operations that an undo may pick. */
  readonly doneOperations: UndoableOperation[];
  readonly usedDays: Set<number>;
}

/** An operation that is one call. */
type SingleOperation = Exclude<Operation, { readonly kind: 'twoAtOnce' }>;
type Kind = SingleOperation['kind'];
type OperationOf<K extends Kind> = Extract<SingleOperation, { readonly kind: K }>;

/** Functions that turn an operation into a call, by its kind. `undefined` if it is impossible in this club. */
type Resolvers<K extends Kind> = {
  readonly [Name in K]: (world: World, operation: OperationOf<Name>) => Call | undefined;
};

/** Resolves an operation on the item that its `field` picks among `ids`. `undefined` if there are none. */
const on =
  <Field extends string>(field: Field, ids: (model: ClubModel) => readonly string[]) =>
  <Op extends Readonly<Record<Field, number | null>>>(
    resolve: (world: World, id: string, op: Op) => Call | undefined,
  ) =>
  (world: World, op: Op): Call | undefined => {
    const id = choose(ids(world.model), op[field]);
    return id === undefined ? undefined : resolve(world, id, op);
  };
const onTemporada = on('temporada', ({ temporadas }) => temporadas);
const onPartido = on('partido', (model) => model.ids('partido'));
const onJugador = on('jugador', (model) => model.ids('jugador'));

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

/** The sheet of an operation, whose picks are replaced by players of this squad. */
function resolveSheet(squad: readonly string[], chosen: ChosenSheet): ModelSheet {
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

const resolvers: Resolvers<Kind> = {
  createTemporada: ({ model }, { nombre }) => ({
    endpoint: endpoints.addTemporada,
    body: { nombre },
    status: model.hasTemporadaNamed(nombre) ? 409 : 201,
    apply: (id) => {
      model.set(`archivo:${model.current() ?? ''}`, undefined).nameTemporada(id, nombre);
      model.temporadas.push(id);
    },
  }),
  renameTemporada: onTemporada<OperationOf<'renameTemporada'>>(({ model }, id, { nombre }) => ({
    endpoint: endpoints.updateTemporada,
    id,
    body: { nombre },
    status: model.hasTemporadaNamed(nombre, id) ? 409 : 200,
    apply: () => model.nameTemporada(id, nombre),
  })),
  deleteTemporada: onTemporada(({ model }, id) => ({
    endpoint: endpoints.delTemporada,
    id,
    apply: () => model.deleteTemporada(id),
  })),
  createJugador: ({ model }, { nombre }) => ({
    endpoint: endpoints.addJugador,
    body: { nombre, dorsal: 7 },
    status: 201,
    apply: (id) => model.set(`jugador:${id}`, nombre),
  }),
  renameJugador: onJugador<OperationOf<'renameJugador'>>(({ model }, id, { nombre, preview }) => ({
    endpoint: preview ? endpoints.updateJugadorPreview : endpoints.updateJugador,
    id,
    body: { nombre },
    apply: () => model.set(`jugador:${id}`, nombre),
  })),
  deleteJugador: onJugador<OperationOf<'deleteJugador'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delJugadorPreview : endpoints.delJugador,
    id,
    apply: () => model.set(`jugador:${id}`, undefined),
  })),
  renameEquipo: ({ model, equipoId: id }, { nombre }) => ({
    endpoint: endpoints.updateEquipo,
    id,
    body: { nombre },
    apply: () => {
      const isSame = model.get(`equipo:${id}`) === nombre;
      if (!isSame && model.ids('partido').length > 0) model.chosenGames = null;
      return model.set(`equipo:${id}`, nombre);
    },
  }),

  createPartido: (world, op) => {
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
  },
  movePartido: onPartido<OperationOf<'movePartido'>>((world, id, op) => {
    const day = takeFreeDay(world, op.day);
    return {
      endpoint: op.preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
      id,
      body: { fecha_str: formatDay(day) },
      apply: () => world.model.changePartido(id, { day }),
    };
  }),
  changeStatus: onPartido<OperationOf<'changeStatus'>>(({ model }, id, { estado, preview }) => ({
    endpoint: preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
    id,
    body: { estado },
    status: model.partido(id).acta !== null && estado !== 'finalizado' ? 400 : 200,
    apply: () => model.changePartido(id, { estado }),
  })),
  changeTemporada: onPartido<OperationOf<'changeTemporada'>>((world, id, op) =>
    onTemporada<typeof op>(({ model }, temporada) => ({
      endpoint: endpoints.updatePartido,
      id,
      body: { temporada_id: temporada },
      apply: () => model.changePartido(id, { temporada }),
    }))(world, op),
  ),
  saveActa: onPartido<OperationOf<'saveActa'>>(({ model }, id, op) => {
    const acta = resolveSheet(model.ids('jugador'), op.acta);
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { ...sheetBody(acta) },
      apply: () => model.changePartido(id, { acta, estado: 'finalizado' }),
    };
  }),
  award: onPartido<OperationOf<'award'>>(({ model }, id, { side }) => {
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
  }),
  annulActa: onPartido(({ model }, id) => ({
    endpoint: endpoints.anularActa,
    id,
    apply: () => model.partido(id).acta !== null && model.changePartido(id, UNPLAYED),
  })),
  deletePartido: onPartido<OperationOf<'deletePartido'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidoPreview : endpoints.delPartido,
    id,
    apply: () => model.deletePartido(id),
  })),
  deletePartidos: onTemporada<OperationOf<'deletePartidos'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidosPreviewTemporada : endpoints.delPartidosTemporada,
    id,
    apply: () => model.partidosOf(id).map((partido) => model.deletePartido(partido)),
  })),

  correctJugador: onJugador<OperationOf<'correctJugador'>>(({ model }, id, op) => {
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
  correctArchive: onTemporada<OperationOf<'correctArchive'>>(({ model }, id, op) => {
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
  correctBalance: onTemporada<OperationOf<'correctBalance'>>(({ model }, id, op) => {
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
  }),
  putTable: onTemporada<OperationOf<'putTable'>>((world, id, op) => {
    const { model, competicionId: competicion_id } = world;
    const ourRow = op.ours % op.equipos;
    const equipos = Array.from({ length: op.equipos }, (_none, index) =>
      index === ourRow ? US : `Rival ${String(index)}`,
    );
    const figures = { pj: 0, g: 0, e: 0, p: 0, gf: 0, gc: 0, pts: 0 };
    const filas = equipos.map((nombre) => ({
      nombre,
      ...figures,
      ...(nombre === US && { es_nuestro: true }),
    }));
    const version = (model.table(id)?.version ?? 0) + (op.version ?? 0);
    return {
      endpoint: endpoints.updateClasificacion,
      id,
      body: { competicion_id, filas, ...(op.version !== null && { version }) },
      status: op.version === 1 ? 409 : 200,
      apply: () =>
        model
          .putTable(id, equipos)
          .set(`posicion:${id}`, ourRow + 1)
          .set(`equipos:${id}`, op.equipos)
          .set(`balanceDeleted:${id}`, undefined),
    };
  }),
  deleteTable: onTemporada(({ model }, id) => ({
    endpoint: endpoints.delClasificacion,
    id,
    status: model.table(id) ? 200 : 404,
    apply: () => model.set(`clasificacion:${id}`, undefined),
  })),
  deleteBalance: onTemporada(({ model }, id) => ({
    endpoint: endpoints.delEquipoEstadisticas,
    id,
    status: model.hasBalance(id) ? 200 : 404,
    apply: () => {
      for (const kind of ['balance', 'posicion', 'equipos']) model.set(`${kind}:${id}`, undefined);
      model.set(`balanceDeleted:${id}`, true);
    },
  })),
  deleteArchive: onTemporada(({ model }, id) => ({
    endpoint: endpoints.delArchivoEstadisticas,
    id,
    status: model.hasArchive(id) ? 200 : 404,
    apply: () =>
      model
        .forgetAdjustments(id)
        .set(`archivo:${id}`, id === model.current() ? undefined : 'deleted'),
  })),
  reset: ({ model }, { byGet }) => ({
    endpoint: byGet
      ? endpoints.resetEstadisticasJugadoresGet
      : endpoints.resetEstadisticasJugadores,
    apply: () => {
      const current = model.current();
      if (current === undefined) return;
      for (const id of model.jugadoresOf(current)) model.correct(current, id, ZEROS);
    },
  }),
  putNextGame: onPartido(({ model }, id) => ({
    endpoint: endpoints.addNextGames,
    body: { _id: id },
    status: model.partido(id).temporada === model.current() ? 201 : 409,
    apply: () => {
      const others = model.byDay(model.nextGames().filter((other) => other !== id));
      model.chosenGames = model.byDay([...others.slice(-5), id]);
    },
  })),
  removeNextGame: onPartido(({ model }, id) => ({
    endpoint: endpoints.delNextGames,
    id,
    status: model.nextGames().includes(id) ? 200 : 404,
    apply: () => {
      model.chosenGames = model.nextGames().filter((other) => other !== id);
    },
  })),
  clearNextGames: ({ model }) => ({
    endpoint: endpoints.delNextGamesAll,
    apply: () => {
      model.chosenGames = [];
    },
  }),

  restore: ({ model, doneOperations }, op) => {
    const operation = choose(doneOperations, op.operation);
    return (
      operation && {
        endpoint: endpoints.restaurar,
        id: operation.operationId,
        status: isUndoable(model, operation) ? 200 : 409,
        apply: () => undo(model, operation),
      }
    );
  },
};

/** The call for an operation, `undefined` if it is impossible in this club. */
export function resolve(world: World, operation: SingleOperation): Call | undefined {
  const resolver = resolvers[operation.kind] as (
    world: World,
    operation: SingleOperation,
  ) => Call | undefined;
  const call = resolver(world, operation);
  return call && findIllFormed(call.body) ? { ...call, status: 400 } : call;
}
