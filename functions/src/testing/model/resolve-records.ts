import { endpoints } from '@club/shared';
import { chooseJugador, chooseTemporada, type Kind, type Resolvers } from './world';

/** Seasons, players and the rival team. */
export const resolveRecords = {
  crearTemporada: ({ model }, { nombre }) => ({
    endpoint: endpoints.addTemporada,
    body: { nombre },
    status: model.hayTemporada(nombre) ? 409 : 201,
    apply: (id) => {
      model.set(`archivo:${model.actual() ?? ''}`, undefined);
      model.set(`temporada:${id}`, nombre);
      model.orden.push(id);
      model.lista = null;
    },
  }),
  renombrarTemporada: (world, { temporada, nombre }) => {
    const { model } = world;
    const id = chooseTemporada(world, temporada);
    if (id === undefined) return undefined;
    return {
      endpoint: endpoints.updateTemporada,
      id,
      body: { nombre },
      status: model.hayTemporada(nombre, id) ? 409 : 200,
      apply: () => {
        model.set(`temporada:${id}`, nombre);
        model.lista = null;
      },
    };
  },
  borrarTemporada: (world, { temporada }) => {
    const id = chooseTemporada(world, temporada);
    if (id === undefined) return undefined;
    const apply = () => {
      world.model.borrarTemporada(id);
    };
    return { endpoint: endpoints.delTemporada, id, status: 200, apply };
  },
  crearJugador: ({ model }, { nombre }) => ({
    endpoint: endpoints.addJugador,
    body: { nombre, dorsal: 7 },
    status: 201,
    apply: (id) => {
      model.set(`jugador:${id}`, nombre);
    },
  }),
  renombrarJugador: (world, { jugador, nombre, preview }) => {
    const id = chooseJugador(world, jugador);
    if (id === undefined) return undefined;
    return {
      endpoint: preview ? endpoints.updateJugadorPreview : endpoints.updateJugador,
      id,
      body: { nombre },
      status: 200,
      apply: () => {
        world.model.set(`jugador:${id}`, nombre);
      },
    };
  },
  borrarJugador: (world, { jugador, preview }) => {
    const id = chooseJugador(world, jugador);
    if (id === undefined) return undefined;
    return {
      endpoint: preview ? endpoints.delJugadorPreview : endpoints.delJugador,
      id,
      status: 200,
      apply: () => {
        world.model.set(`jugador:${id}`, undefined);
      },
    };
  },
  renombrarEquipo: ({ model, equipoId }, { nombre }) => ({
    endpoint: endpoints.updateEquipo,
    id: equipoId,
    body: { nombre },
    status: 200,
    apply: () => {
      const isSame = (model.get(`equipo:${equipoId}`) as string | undefined) === nombre;
      if (!isSame && model.ids('partido').length > 0) model.lista = null;
      model.set(`equipo:${equipoId}`, nombre);
    },
  }),
} satisfies Partial<Resolvers<Kind>>;
