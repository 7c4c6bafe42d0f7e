import { endpoints } from '@club/shared';
import type { ClubModel, PartidoModelo } from './club-model';
import { type ModelSubstitution, expulsadosOf, type FichaModelo, fichaBody } from './figures';
import type { FichaElegida } from './operations';
import {
  type Call,
  choose,
  choosePartido,
  chooseTemporada,
  onPartido,
  onTemporada,
  type Kind,
  type Resolvers,
  type World,
} from './world';

/** DD-MM-YYYY of a day counted from 1 September 2026. */
function fechaStr(dia: number): string {
  const iso = new Date(Date.UTC(2026, 8, 1 + dia)).toISOString();
  return iso.slice(0, 10).split('-').reverse().join('-');
}

function freeDay({ dias }: World, from: number): number {
  let dia = from;
  while (dias.has(dia)) dia += 1;
  dias.add(dia);
  return dia;
}

/** Possible substitutions: a player on the pitch for one who is not and was not sent off. */
function resolveCambios(
  elegida: FichaElegida,
  convocados: readonly string[],
  titulares: readonly string[],
  expulsados: readonly string[],
): ModelSubstitution[] {
  const dentro = new Set(titulares);
  const byMinuto = elegida.cambios.toSorted((a, b) => a.minuto - b.minuto);
  return byMinuto.flatMap(({ sale: saleIndex, entra: entraIndex, minuto }) => {
    const fuera = minuto >= elegida.minutoExpulsion ? expulsados : [];
    for (const id of fuera) dentro.delete(id);
    const sale = choose([...dentro], saleIndex);
    const bench = convocados.filter((id) => !dentro.has(id) && !fuera.includes(id));
    const entra = choose(bench, entraIndex);
    if (sale === undefined || entra === undefined) return [];
    dentro.delete(sale);
    dentro.add(entra);
    return [{ entra, sale, minuto }];
  });
}

function resolveFicha(model: ClubModel, elegida: FichaElegida): FichaModelo {
  const squad = model.ids('jugador');
  const convocados = [
    ...new Set(elegida.convocados.flatMap((index) => choose(squad, index) ?? [])),
  ];
  const one = (index: number | null) => choose(convocados, index) ?? null;
  const expulsado = one(elegida.rojas);
  const doble = one(elegida.dobles);
  const rojas = expulsado === null ? [] : [expulsado];
  const dobles = doble === null || doble === expulsado ? [] : [doble];
  const titulares = convocados.slice(0, elegida.titulares);
  const expulsados = expulsadosOf({ rojas, dobles });
  const cambios = resolveCambios(elegida, convocados, titulares, expulsados);
  return {
    convocados,
    titulares,
    cambios,
    minutoExpulsion: expulsados.length > 0 ? elegida.minutoExpulsion : 0,
    sinCambios: elegida.sinCambios && cambios.length === 0,
    goles: elegida.goles.map((gol) => {
      const [autor, asistente] = [one(gol.autor), one(gol.asistente)];
      return { autor, asistente: autor !== null && asistente !== autor ? asistente : null };
    }),
    encajados: elegida.encajados,
    amarillas: elegida.amarillas.flatMap((index) => one(index) ?? []),
    rojas,
    dobles,
    mvp: one(elegida.mvp),
  };
}

/** A change of a match's own fields. */
const change = ({ model }: World, id: string, changes: Partial<PartidoModelo>): Call['apply'] => {
  return () => {
    model.set(`partido:${id}`, { ...model.partido(id), ...changes });
    model.lista = null;
  };
};

/** Matches and their sheets. */
export const resolvePartidos = {
  crearPartido: (world, op) => {
    const { model } = world;
    const elegida = chooseTemporada(world, op.temporada);
    const temporada = elegida ?? model.actual();
    const dia = freeDay(world, op.dia);
    return {
      endpoint: endpoints.addPartido,
      body: {
        equipo_id: world.equipoId,
        competicion_id: world.competicionId,
        campo_id: world.campoId,
        fecha_str: fechaStr(dia),
        ...(elegida !== undefined && { temporada_id: elegida }),
      },
      status: temporada === undefined ? 409 : 201,
      apply: (id) => {
        model.set(`partido:${id}`, { temporada, dia, ficha: null, estado: 'programado' });
        model.lista = null;
      },
    };
  },
  moverPartido: onPartido((world, id, op) => {
    const dia = freeDay(world, op.dia);
    const endpoint = op.preview ? endpoints.updatePartidoPreview : endpoints.updatePartido;
    const body = { fecha_str: fechaStr(dia) };
    return { endpoint, id, body, status: 200, apply: change(world, id, { dia }) };
  }),
  cambiarEstado: onPartido((world, id, { estado, preview }) => {
    const isRefused = world.model.partido(id).ficha !== null && estado !== 'finalizado';
    return {
      endpoint: preview ? endpoints.updatePartidoPreview : endpoints.updatePartido,
      id,
      body: { estado },
      status: isRefused ? 400 : 200,
      apply: change(world, id, { estado }),
    };
  }),
  cambiarTemporada: (world, op) => {
    const id = choosePartido(world, op.partido);
    const temporada = chooseTemporada(world, op.temporada);
    if (id === undefined || temporada === undefined) return undefined;
    const body = { temporada_id: temporada };
    const apply = change(world, id, { temporada });
    return { endpoint: endpoints.updatePartido, id, body, status: 200, apply };
  },
  guardarFicha: onPartido((world, id, op) => {
    const ficha = resolveFicha(world.model, op.ficha);
    const apply = change(world, id, { ficha, estado: 'finalizado' });
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { ...fichaBody(ficha) },
      status: 200,
      apply,
    };
  }),
  anular: onPartido((world, id) => {
    const isPlayed = world.model.partido(id).ficha !== null;
    const unplayed = { ficha: null, estado: 'programado' } as const;
    const apply = isPlayed ? change(world, id, unplayed) : () => undefined;
    return { endpoint: endpoints.anularActa, id, status: 200, apply };
  }),
  borrarPartido: onPartido((world, id, op) => {
    const endpoint = op.preview ? endpoints.delPartidoPreview : endpoints.delPartido;
    const apply = () => {
      world.model.borrarPartido(id);
    };
    return { endpoint, id, status: 200, apply };
  }),
  borrarPartidos: onTemporada(({ model }, id, op) => {
    const { delPartidosPreviewTemporada: byPreviews, delPartidosTemporada: byRecords } = endpoints;
    const apply = () => {
      for (const partido of model.partidosOf(id)) model.borrarPartido(partido);
    };
    return { endpoint: op.preview ? byPreviews : byRecords, id, status: 200, apply };
  }),
} satisfies Partial<Resolvers<Kind>>;
