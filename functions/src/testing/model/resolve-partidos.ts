import { endpoints, WALKOVER_GOALS } from '@club/shared';
import type { ClubModel, ModelPartido } from './club-model';
import { type ModelSubstitution, sentOffOf, type ModelSheet, actaBody } from './figures';
import type { ChosenSheet } from './operations';
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

/** Possible substitutions: a player on the pitch for one who is not and was not sent off. */
function resolveChanges(
  chosen: ChosenSheet,
  convocados: readonly string[],
  starters: readonly string[],
  sentOff: readonly string[],
): ModelSubstitution[] {
  const inside = new Set(starters);
  const last = chosen.extraTime ? 120 : 90;
  const byMinute = chosen.cambios
    .filter(({ minuto }) => minuto <= last)
    .toSorted((a, b) => a.minuto - b.minuto);
  return byMinute.flatMap(({ sale: offIndex, entra: onIndex, minuto }) => {
    const fuera = minuto >= chosen.sentOffMinute ? sentOff : [];
    for (const id of fuera) inside.delete(id);
    const goesOff = choose([...inside], offIndex);
    const bench = convocados.filter((id) => !inside.has(id) && !fuera.includes(id));
    const entra = choose(bench, onIndex);
    if (goesOff === undefined || entra === undefined) return [];
    inside.delete(goesOff);
    inside.add(entra);
    return [{ entra, sale: goesOff, minuto }];
  });
}

function resolveActa(model: ClubModel, chosen: ChosenSheet): ModelSheet {
  const squad = model.ids('jugador');
  const convocados = [...new Set(chosen.convocados.flatMap((index) => choose(squad, index) ?? []))];
  const one = (index: number | null) => choose(convocados, index) ?? null;
  const sentOffPlayer = one(chosen.rojas);
  const isDouble = one(chosen.dobles);
  const rojas = sentOffPlayer === null ? [] : [sentOffPlayer];
  const doubleYellows = isDouble === null || isDouble === sentOffPlayer ? [] : [isDouble];
  const starters = convocados.slice(0, chosen.titulares);
  const sentOff = sentOffOf({ rojas, dobles: doubleYellows });
  const cambios = resolveChanges(chosen, convocados, starters, sentOff);
  const scored = chosen.goles.length;
  const extraGoals = chosen.extraTime
    ? {
        ours: Math.min(chosen.extraGoals.ours, scored),
        theirs: Math.min(chosen.extraGoals.theirs, chosen.encajados),
      }
    : { ours: 0, theirs: 0 };
  const { shootOut } = chosen;
  const isDecided = shootOut && scored === chosen.encajados && shootOut.ours !== shootOut.theirs;
  return {
    extraTime: chosen.extraTime,
    extraGoals,
    shootOut: isDecided ? { anotados: shootOut.ours, encajados: shootOut.theirs } : null,
    captain: choose(starters, chosen.captain) ?? null,
    walkover: null,
    convocados,
    titulares: starters,
    cambios,
    sentOffMinute: sentOff.length > 0 ? chosen.sentOffMinute : 0,
    noChanges: chosen.noChanges && cambios.length === 0,
    goles: chosen.goles.map((gol) => {
      const [autor, asistente] = [one(gol.autor), one(gol.asistente)];
      return { autor, asistente: autor !== null && asistente !== autor ? asistente : null };
    }),
    encajados: chosen.encajados,
    amarillas: chosen.amarillas.flatMap((index) => one(index) ?? []),
    rojas,
    dobles: doubleYellows,
    mvp: one(chosen.mvp),
  };
}

const EMPTY_SHEET: ModelSheet = {
  convocados: [],
  goles: [],
  encajados: 0,
  amarillas: [],
  rojas: [],
  dobles: [],
  mvp: null,
  titulares: [],
  cambios: [],
  sentOffMinute: 0,
  noChanges: false,
  extraTime: false,
  extraGoals: { ours: 0, theirs: 0 },
  shootOut: null,
  captain: null,
  walkover: null,
};

/** Whether the sheet has anything that a match awarded without being played cannot have. */
const hasContent = ({ convocados, goles, encajados, noChanges, shootOut }: ModelSheet) =>
  convocados.length + goles.length + encajados > 0 || noChanges || shootOut !== null;

/** A change of a match's own fields. */
const change = ({ model }: World, id: string, changes: Partial<ModelPartido>): Call['apply'] => {
  return () => {
    model.set(`partido:${id}`, { ...model.partido(id), ...changes });
    model.lista = null;
  };
};

/** Matches and their sheets. */
export const resolvePartidos = {
  crearPartido: (world, op) => {
    const { model } = world;
    const chosen = chooseTemporada(world, op.temporada);
    const temporada = chosen ?? model.actual();
    const dia = freeDay(world, op.dia);
    return {
      endpoint: endpoints.addPartido,
      body: {
        equipo_id: world.equipoId,
        competicion_id: world.competicionId,
        campo_id: world.campoId,
        fecha_str: dateStr(dia),
        ...(chosen !== undefined && { temporada_id: chosen }),
      },
      status: temporada === undefined ? 409 : 201,
      apply: (id) => {
        model.set(`partido:${id}`, { temporada, dia, acta: null, estado: 'programado' });
        model.lista = null;
      },
    };
  },
  moverPartido: onPartido((world, id, op) => {
    const dia = freeDay(world, op.dia);
    const endpoint = op.preview ? endpoints.updatePartidoPreview : endpoints.updatePartido;
    const body = { fecha_str: dateStr(dia) };
    return { endpoint, id, body, status: 200, apply: change(world, id, { dia }) };
  }),
  cambiarEstado: onPartido((world, id, { estado, preview }) => {
    const isRefused = world.model.partido(id).acta !== null && estado !== 'finalizado';
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
    const acta = resolveActa(world.model, op.acta);
    const apply = change(world, id, { acta, estado: 'finalizado' });
    return {
      endpoint: endpoints.updatePartido,
      id,
      body: { ...actaBody(acta) },
      status: 200,
      apply,
    };
  }),
  award: onPartido((world, id, { side }) => {
    const { acta } = world.model.partido(id);
    const call = { endpoint: endpoints.updatePartido, id, body: { incomparecencia: side } };
    if (side === null) {
      const unplayed = { acta: null, estado: 'programado' } as const;
      return { ...call, status: 200, apply: change(world, id, acta?.walkover ? unplayed : {}) };
    }
    const awarded = { ...EMPTY_SHEET, walkover: { side, goals: WALKOVER_GOALS } };
    return {
      ...call,
      status: acta && hasContent(acta) ? 400 : 200,
      apply: change(world, id, { acta: awarded, estado: 'finalizado' }),
    };
  }),
  anular: onPartido((world, id) => {
    const isPlayed = world.model.partido(id).acta !== null;
    const unplayed = { acta: null, estado: 'programado' } as const;
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
