import { endpoints, WALKOVER_GOALS } from '@club/shared';
import { findIllFormed } from '../../store/well-formed';
import type { ClubModel } from './club-model';
import { choose, EMPTY_SHEET, hasContent, type ModelSheet, sheetBody } from './figures';
import { type FixedFact, undo } from './model-history';
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
function dateStr(dia: number): string {
  const iso = new Date(Date.UTC(2026, 8, 1 + dia)).toISOString();
  return iso.slice(0, 10).split('-').reverse().join('-');
}

function freeDay({ dias }: World, from: number): number {
  let dia = from;
  while (dias.has(dia)) dia += 1;
  dias.add(dia);
  return dia;
}

/** The sheet that was picked, with these players. */
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
function canUndo(model: ClubModel, fact: FixedFact): boolean {
  const { items, orden, lista: list } = model;
  model.items = new Map(items);
  model.orden = [...orden];
  const undone = undo(model, fact);
  model.items = items;
  model.orden = orden;
  model.lista = list;
  return undone;
}

const UNPLAYED = { acta: null, estado: 'programado' } as const;

const resolvers: Resolvers<Kind> = {
  ...resolveStatistics,

  crearTemporada: ({ model }, { nombre }) => ({
    endpoint: endpoints.addTemporada,
    body: { nombre },
    status: model.hayTemporada(nombre) ? 409 : 201,
    apply: (id) => {
      model.set(`archivo:${model.actual() ?? ''}`, undefined).nameTemporada(id, nombre);
      model.orden.push(id);
    },
  }),
  renombrarTemporada: onTemporada<OperationOf<'renombrarTemporada'>>(
    ({ model }, id, { nombre }) => ({
      endpoint: endpoints.updateTemporada,
      id,
      body: { nombre },
      status: model.hayTemporada(nombre, id) ? 409 : 200,
      apply: () => model.nameTemporada(id, nombre),
    }),
  ),
  borrarTemporada: onTemporada(({ model }, id) => ({
    endpoint: endpoints.delTemporada,
    id,
    status: 200,
    apply: () => model.borrarTemporada(id),
  })),
  crearJugador: ({ model }, { nombre }) => ({
    endpoint: endpoints.addJugador,
    body: { nombre, dorsal: 7 },
    status: 201,
    apply: (id) => model.set(`jugador:${id}`, nombre),
  }),
  renombrarJugador: onJugador<OperationOf<'renombrarJugador'>>(
    ({ model }, id, { nombre, preview }) => ({
      endpoint: preview ? endpoints.updateJugadorPreview : endpoints.updateJugador,
      id,
      body: { nombre },
      status: 200,
      apply: () => model.set(`jugador:${id}`, nombre),
    }),
  ),
  borrarJugador: onJugador<OperationOf<'borrarJugador'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delJugadorPreview : endpoints.delJugador,
    id,
    status: 200,
    apply: () => model.set(`jugador:${id}`, undefined),
  })),
  renombrarEquipo: ({ model, equipoId: id }, { nombre }) => ({
    endpoint: endpoints.updateEquipo,
    id,
    body: { nombre },
    status: 200,
    apply: () => {
      const isSame = model.get(`equipo:${id}`) === nombre;
      if (!isSame && model.ids('partido').length > 0) model.lista = null;
      return model.set(`equipo:${id}`, nombre);
    },
  }),

  crearPartido: (world, op) => {
    const { model, equipoId: equipo_id, competicionId: competicion_id, campoId: campo_id } = world;
    const chosen = choose(model.orden, op.temporada);
    const temporada = chosen ?? model.actual() ?? '';
    const dia = freeDay(world, op.dia);
    const body = { equipo_id, competicion_id, campo_id, fecha_str: dateStr(dia) };
    return {
      endpoint: endpoints.addPartido,
      body: { ...body, ...(chosen !== undefined && { temporada_id: chosen }) },
      status: temporada === '' ? 409 : 201,
      apply: (id) => {
        model.lista = null;
        return model.set(`partido:${id}`, { temporada, dia, ...UNPLAYED });
      },
    };
  },
  moverPartido: onPartido<OperationOf<'moverPartido'>>((world, id, op) => {
    const dia = freeDay(world, op.dia);
    return {
      endpoint: op.preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
      id,
      body: { fecha_str: dateStr(dia) },
      status: 200,
      apply: () => world.model.changePartido(id, { dia }),
    };
  }),
  cambiarEstado: onPartido<OperationOf<'cambiarEstado'>>(({ model }, id, { estado, preview }) => ({
    endpoint: preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
    id,
    body: { estado },
    status: model.partido(id).acta !== null && estado !== 'finalizado' ? 400 : 200,
    apply: () => model.changePartido(id, { estado }),
  })),
  cambiarTemporada: onPartido<OperationOf<'cambiarTemporada'>>((world, id, op) =>
    onTemporada<typeof op>(({ model }, temporada) => ({
      endpoint: endpoints.updatePartido,
      id,
      body: { temporada_id: temporada },
      status: 200,
      apply: () => model.changePartido(id, { temporada }),
    }))(world, op),
  ),
  guardarFicha: onPartido<OperationOf<'guardarFicha'>>(({ model }, id, op) => {
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
  anular: onPartido(({ model }, id) => ({
    endpoint: endpoints.anularActa,
    id,
    status: 200,
    apply: () => model.partido(id).acta !== null && model.changePartido(id, UNPLAYED),
  })),
  borrarPartido: onPartido<OperationOf<'borrarPartido'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidoPreview : endpoints.delPartido,
    id,
    status: 200,
    apply: () => model.borrarPartido(id),
  })),
  borrarPartidos: onTemporada<OperationOf<'borrarPartidos'>>(({ model }, id, { preview }) => ({
    endpoint: preview ? endpoints.delPartidosPreviewTemporada : endpoints.delPartidosTemporada,
    id,
    status: 200,
    apply: () => model.partidosOf(id).map((partido) => model.borrarPartido(partido)),
  })),

  restaurar: ({ model, hechos }, op) => {
    const fact = choose(hechos, op.operation);
    return (
      fact && {
        endpoint: endpoints.restaurar,
        id: fact.operationId,
        status: canUndo(model, fact) ? 200 : 409,
        apply: () => undo(model, fact),
      }
    );
  },
};

/** The call for an operation in this club, `undefined` if not applicable. */
export function resolve(world: World, operation: SingleOperation): Call | undefined {
  const resolver = resolvers[operation.kind] as (
    world: World,
    operation: SingleOperation,
  ) => Call | undefined;
  const call = resolver(world, operation);
  return call && findIllFormed(call.body) ? { ...call, status: 400 } : call;
}
