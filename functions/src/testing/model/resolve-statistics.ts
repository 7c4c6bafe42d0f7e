import { COUNTERS, endpoints } from '@club/shared';
import { choose } from './figures';
import {
  type Kind,
  onJugador,
  onPartido,
  onTemporada,
  type OperationOf,
  type Resolvers,
} from './world';

/** Our name in league tables. */
const US = 'Nosotros';

const ZEROS = Object.fromEntries(COUNTERS.map((counter) => [counter, 0]));

/** Manual corrections, resets, league tables, and changes of the list of next games. */
export const resolveStatistics = {
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
    status: 200,
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
    status: 200,
    apply: () => {
      model.chosenGames = [];
    },
  }),
} satisfies Partial<Resolvers<Kind>>;
