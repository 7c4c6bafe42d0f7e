import { endpoints, WALKOVER_GOALS } from '@club/shared';
import { findIllFormed } from '../../store/well-formed';
import type { ClubModel } from './club-model';
import { choose, EMPTY_SHEET, hasContent, type ModelSheet, sheetBody } from './figures';
import { type UndoableOperation, undo } from './model-history';
import type { ChosenSheet } from './operations';
import { resolveStatistics } from './resolve-statistics';
import {
  type Call,
  type Kind,
  onJugador,
  onPartido,
  onTemporada,
  type OperationOf,
  type Resolvers,
  type SingleOperation,
  type World,
} from './world';

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

/** Whether an operation can be undone, tried on a copy of the model. */
function canUndo(model: ClubModel, operation: UndoableOperation): boolean {
  const { items, temporadas, chosenGames } = model;
  model.items = new Map(items);
  model.temporadas = [...temporadas];
  const undone = undo(model, operation);
  model.items = items;
  model.temporadas = temporadas;
  model.chosenGames = chosenGames;
  return undone;
}

const UNPLAYED = { acta: null, estado: 'programado' } as const;

const resolvers: Resolvers<Kind> = {
  ...resolveStatistics,

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
    status: 200,
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
    status: 200,
    apply: () => model.set(`jugador:${id}`, nombre),
  })),
  deleteJugador: onJugador<OperationOf<'deleteJugador'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delJugadorPreview : endpoints.delJugador,
    id,
    status: 200,
    apply: () => model.set(`jugador:${id}`, undefined),
  })),
  renameEquipo: ({ model, equipoId: id }, { nombre }) => ({
    endpoint: endpoints.updateEquipo,
    id,
    body: { nombre },
    status: 200,
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
      status: 200,
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
      status: 200,
      apply: () => model.changePartido(id, { temporada }),
    }))(world, op),
  ),
  saveActa: onPartido<OperationOf<'saveActa'>>(({ model }, id, op) => {
    const acta = resolveSheet(model.ids('jugador'), op.acta);
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { ...sheetBody(acta) },
      status: 200,
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
    status: 200,
    apply: () => model.partido(id).acta !== null && model.changePartido(id, UNPLAYED),
  })),
  deletePartido: onPartido<OperationOf<'deletePartido'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidoPreview : endpoints.delPartido,
    id,
    status: 200,
    apply: () => model.deletePartido(id),
  })),
  deletePartidos: onTemporada<OperationOf<'deletePartidos'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidosPreviewTemporada : endpoints.delPartidosTemporada,
    id,
    status: 200,
    apply: () => model.partidosOf(id).map((partido) => model.deletePartido(partido)),
  })),

  restore: ({ model, doneOperations }, op) => {
    const operation = choose(doneOperations, op.operation);
    return (
      operation && {
        endpoint: endpoints.restaurar,
        id: operation.operationId,
        status: canUndo(model, operation) ? 200 : 409,
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
