import {
  type Acta,
  type Alineacion,
  type AlineacionEntrada,
  type Detalles,
  type DetallesEntrada,
  type Evento,
  type EventoEntrada,
} from '../schemas/acta';
import type { JugadorResumen } from '../registros/jugador';
import { accept, refuse, type Result } from '../refusals';
import { allEvents } from './marcador';
import { convocados } from './contribution';
import { EVENTOS } from '../eventos/tabla';
import { FILAS, MITADES } from '../vocabulario';

export const ALINEACION_VACIA: Alineacion = {
  delanteros: [],
  mediocentros: [],
  defensas: [],
  portero: [],
  suplentes: [],
};
export const DETALLES_VACIOS: Detalles = { primera_parte: [], segunda_parte: [] };

export interface ActaEntrada {
  readonly alineacion?: AlineacionEntrada | undefined;
  readonly detalles?: DetallesEntrada | undefined;
  readonly mvp?: { readonly jugador_id: string } | null | undefined;
}

/** Gives the summary of a player by id, `undefined` for an unknown one. */
export type FindJugador = (id: string) => JugadorResumen | undefined;

function resolveEvento(entrada: EventoEntrada, resumen: FindJugador): Evento {
  const autor = entrada.autor ? resumen(entrada.autor.jugador_id) : undefined;
  const asistente = entrada.asistente ? resumen(entrada.asistente.jugador_id) : undefined;
  const forma = EVENTOS[entrada.evento].forma ? entrada.autor?.forma : undefined;
  return {
    evento: entrada.evento,
    ...(autor && { autor: { ...autor, ...(forma && { forma }) } }),
    ...(asistente && { asistente }),
    ...(typeof entrada.minuto === 'number' && { minuto: entrada.minuto }),
    ...(typeof entrada.anadido === 'number' && { anadido: entrada.anadido }),
    ...(entrada.propia_puerta === true && { propia_puerta: true }),
  };
}

/** Whether an event is one that a sheet can hold, whoever is called up (regla 32). */
export function checkEvento(entrada: EventoEntrada): Result<null> {
  const { evento, autor, asistente } = entrada;
  const propiaPuerta = entrada.propia_puerta === true;
  const clase = EVENTOS[evento];
  if (asistente && !clase.asistente) return refuse('asistencia-sin-gol');
  if (autor && clase.autor === 'nadie') return refuse('gol-encajado-con-autor');
  if (asistente && !autor) return refuse('asistencia-sin-autor');
  if (asistente && asistente.jugador_id === autor?.jugador_id) return refuse('asistente-es-autor');
  if (propiaPuerta && clase.propia_puerta === null) return refuse('propia-puerta-sin-gol');
  if (propiaPuerta && autor) return refuse('propia-puerta-con-autor');
  return accept(null);
}

function checkConsistency(acta: Acta): Result<null> {
  const seen = new Set<string>();
  for (const jugador of convocados(acta.alineacion)) {
    if (seen.has(jugador.jugador_id)) return refuse('jugador-repetido', jugador.nombre_con_inicial);
    seen.add(jugador.jugador_id);
  }
  const expelled = new Set<string>();
  for (const { evento, autor, asistente } of allEvents(acta.detalles)) {
    for (const jugador of [autor, asistente]) {
      if (jugador && !seen.has(jugador.jugador_id)) {
        return refuse('jugador-no-convocado', jugador.nombre_con_inicial);
      }
    }
    if (autor && EVENTOS[evento].expulsa) {
      if (expelled.has(autor.jugador_id)) {
        return refuse('expulsado-dos-veces', autor.nombre_con_inicial);
      }
      expelled.add(autor.jugador_id);
    }
  }
  if (acta.mvp && !seen.has(acta.mvp.jugador_id)) {
    return refuse('jugador-no-convocado', acta.mvp.nombre_con_inicial);
  }
  return accept(null);
}

/**
 * The complete sheet after a save: parts left out of `entrada` stay as in `stored`, players' summaries are filled in
 * by `find` (the squad) or, for somebody who has been deleted since, from the stored sheet. Refusals: the list of
 * regla 32.
 */
export function resolveActa(entrada: ActaEntrada, stored: Acta, find: FindJugador): Result<Acta> {
  const known = new Map<string, JugadorResumen>();
  for (const { autor, asistente } of allEvents(stored.detalles)) {
    for (const jugador of [autor, asistente]) {
      if (jugador) known.set(jugador.jugador_id, jugador);
    }
  }
  for (const jugador of convocados(stored.alineacion)) known.set(jugador.jugador_id, jugador);
  const resumen: FindJugador = (id) => find(id) ?? known.get(id);

  const eventos = entrada.detalles
    ? MITADES.flatMap((mitad) => entrada.detalles?.[mitad] ?? [])
    : [];
  for (const evento of eventos) {
    const check = checkEvento(evento);
    if (!check.ok) return check;
  }
  const named = [
    ...(entrada.alineacion ? FILAS.flatMap((fila) => entrada.alineacion?.[fila] ?? []) : []),
    ...eventos.flatMap(({ autor, asistente }) => [autor, asistente]),
    entrada.mvp,
  ];
  for (const jugador of named) {
    if (jugador && !resumen(jugador.jugador_id)) {
      return refuse('referencia-desconocida', `el jugador ${jugador.jugador_id}`);
    }
  }

  const fila = (refs: AlineacionEntrada[keyof AlineacionEntrada]) =>
    refs.flatMap(({ jugador_id: id }) => resumen(id) ?? []);
  const { alineacion, detalles, mvp } = entrada;
  const acta: Acta = {
    alineacion: alineacion
      ? {
          delanteros: fila(alineacion.delanteros),
          mediocentros: fila(alineacion.mediocentros),
          defensas: fila(alineacion.defensas),
          portero: fila(alineacion.portero),
          suplentes: fila(alineacion.suplentes),
        }
      : stored.alineacion,
    detalles: detalles
      ? {
          primera_parte: detalles.primera_parte.map((evento) => resolveEvento(evento, resumen)),
          segunda_parte: detalles.segunda_parte.map((evento) => resolveEvento(evento, resumen)),
        }
      : stored.detalles,
    mvp: mvp === undefined ? stored.mvp : mvp === null ? null : (resumen(mvp.jugador_id) ?? null),
  };
  const consistent = checkConsistency(acta);
  return consistent.ok ? accept(acta) : consistent;
}
