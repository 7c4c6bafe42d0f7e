import { COUNTERS, endpoints } from '@club/shared';
import type { ModelTable } from './club-model';
import {
  chooseJugador,
  chooseTemporada,
  onPartido,
  onTemporada,
  type Kind,
  type Resolvers,
} from './world';

/** Our name in league tables. */
const US = 'Nosotros';

const CEROS = Object.fromEntries(COUNTERS.map((counter) => [counter, 0]));

/** Manual corrections, resets, and changes of the list of next games. */
export const resolveEstadisticas = {
  correctJugador: (world, op) => {
    const { model } = world;
    const actual = model.actual();
    const id = chooseJugador(world, op.jugador);
    if (id === undefined) return undefined;
    const figures = { [op.contador]: op.valor };
    return {
      endpoint: endpoints.updateJugador,
      id,
      body: { estadisticas_temporada: figures },
      status: actual === undefined && op.valor !== 0 ? 409 : 200,
      apply: () => {
        if (actual !== undefined) model.correct(actual, id, figures);
      },
    };
  },
  correctArchive: (world, op) => {
    const id = chooseTemporada(world, op.temporada);
    const jugador = chooseJugador(world, op.jugador);
    if (id === undefined || jugador === undefined) return undefined;
    const isActual = id === world.model.actual();
    const figures = { [op.contador]: op.valor };
    return {
      endpoint: endpoints.updateArchivoEstadisticas,
      id,
      body: { estadisticas: [{ jugador_id: jugador, ...figures }] },
      status: isActual || world.model.hasArchive(id) ? 200 : 404,
      apply: () => {
        world.model.correct(id, jugador, figures);
        world.model.set(`archivo:${id}`, isActual ? 'puesto' : undefined);
      },
    };
  },
  correctBalance: (world, { temporada, campo, valor, posicion }) => {
    const { model } = world;
    const id = chooseTemporada(world, temporada);
    if (id === undefined) return undefined;
    return {
      endpoint: endpoints.addEquipoEstadisticas,
      body: { temporada_id: id, [campo]: valor, posicion },
      status: 201,
      apply: () => {
        model.correctBalance(id, campo, valor);
        model.set(`posicion:${id}`, posicion ?? undefined);
        model.set(`retirado:${id}`, undefined);
      },
    };
  },
  putClasificacion: (world, op) => {
    const { model, competicionId } = world;
    const id = chooseTemporada(world, op.temporada);
    if (id === undefined) return undefined;
    const ourRow = op.nuestra % op.equipos;
    const equipos = Array.from({ length: op.equipos }, (_none, index) =>
      index === ourRow ? US : `Rival ${String(index)}`,
    );
    const stored = model.tabla(id)?.version ?? 0;
    return {
      endpoint: endpoints.updateClasificacion,
      id,
      body: {
        competicion_id: competicionId,
        filas: equipos.map((nombre) => ({
          nombre,
          pj: 0,
          g: 0,
          e: 0,
          p: 0,
          gf: 0,
          gc: 0,
          pts: 0,
          ...(nombre === US && { es_nuestro: true }),
        })),
        ...(op.version !== null && { version: stored + op.version }),
      },
      status: op.version === 1 ? 409 : 200,
      apply: () => {
        model.tablas += 1;
        const tabla: ModelTable = { equipos, version: stored + 1, orden: model.tablas };
        model.set(`clasificacion:${id}`, tabla);
        model.set(`posicion:${id}`, ourRow + 1);
        model.set(`equipos:${id}`, op.equipos);
        model.set(`retirado:${id}`, undefined);
      },
    };
  },
  borrarClasificacion: onTemporada(({ model }, id) => {
    return {
      endpoint: endpoints.delClasificacion,
      id,
      status: model.tabla(id) ? 200 : 404,
      apply: () => {
        model.set(`clasificacion:${id}`, undefined);
      },
    };
  }),
  borrarBalance: onTemporada(({ model }, id) => {
    const apply = () => {
      model.set(`balance:${id}`, undefined);
      model.set(`posicion:${id}`, undefined);
      model.set(`equipos:${id}`, undefined);
      model.set(`retirado:${id}`, true);
    };
    const status = model.hasBalance(id) ? 200 : 404;
    return { endpoint: endpoints.delEquipoEstadisticas, id, status, apply };
  }),
  borrarArchivo: onTemporada(({ model }, id) => {
    const status = model.hasArchive(id) ? 200 : 404;
    const apply = () => {
      model.forgetAdjustments(id);
      model.set(`archivo:${id}`, id === model.actual() ? undefined : 'retirado');
    };
    return { endpoint: endpoints.delArchivoEstadisticas, id, status, apply };
  }),
  reset: ({ model }, { byGet }) => ({
    endpoint: byGet
      ? endpoints.resetEstadisticasJugadoresGet
      : endpoints.resetEstadisticasJugadores,
    status: 200,
    apply: () => {
      const actual = model.actual();
      if (actual === undefined) return;
      for (const id of model.jugadoresOf(actual)) model.correct(actual, id, CEROS);
    },
  }),
  putNextGame: onPartido(({ model }, id) => {
    const byDay = (ids: readonly string[]) =>
      [...ids].sort((a, b) => model.partido(a).dia - model.partido(b).dia);
    return {
      endpoint: endpoints.addNextGames,
      body: { _id: id },
      status: model.partido(id).temporada === model.actual() ? 201 : 409,
      apply: () => {
        const others = byDay(model.nextGames().filter((other) => other !== id));
        model.lista = byDay([...others.slice(-5), id]);
      },
    };
  }),
  removeNextGame: onPartido(({ model }, id) => {
    return {
      endpoint: endpoints.delNextGames,
      id,
      status: model.nextGames().includes(id) ? 200 : 404,
      apply: () => {
        model.lista = model.nextGames().filter((other) => other !== id);
      },
    };
  }),
  emptyNextGames: ({ model }) => ({
    endpoint: endpoints.delNextGamesAll,
    status: 200,
    apply: () => {
      model.lista = [];
    },
  }),
} satisfies Partial<Resolvers<Kind>>;
