import {
  type Acta,
  type ActaInput,
  type Alineacion,
  type AlineacionInput,
  type Detalles,
  type Evento,
  type EventoInput,
} from '../schemas/acta';
import type { JugadorSummary } from '../records/jugador';
import { accept, refuse, type Result } from '../refusals';
import { allEvents } from './score';
import { convocados } from './contribution';
import { campoOfActa, hasCambios } from './minutes';
import { EVENTOS } from '../eventos/table';
import { FILAS, MINUTES_PER_HALF, MITADES, porFila } from '../vocabulary';

export const ALINEACION_VACIA: Alineacion = {
  delanteros: [],
  mediocentros: [],
  defensas: [],
  portero: [],
  suplentes: [],
};
export const DETALLES_VACIOS: Detalles = { primera_parte: [], segunda_parte: [] };

type Papel = 'autor' | 'asistente' | 'entra' | 'sale';

export type FindJugador = (id: string) => JugadorSummary | undefined;

/** An event with players' summaries instead of ids. Unknown players are left out. */
export function resolveEvento(entrada: EventoInput, resumen: FindJugador): Evento {
  const autor = entrada.autor ? resumen(entrada.autor.jugador_id) : undefined;
  const asistente = entrada.asistente ? resumen(entrada.asistente.jugador_id) : undefined;
  const entra = entrada.entra ? resumen(entrada.entra.jugador_id) : undefined;
  const sale = entrada.sale ? resumen(entrada.sale.jugador_id) : undefined;
  const forma = EVENTOS[entrada.evento].forma ? entrada.autor?.forma : undefined;
  return {
    evento: entrada.evento,
    ...(autor && { autor: { ...autor, ...(forma && { forma }) } }),
    ...(asistente && { asistente }),
    ...(entra && { entra }),
    ...(sale && { sale }),
    ...(typeof entrada.minuto === 'number' && { minuto: entrada.minuto }),
    ...(typeof entrada.anadido === 'number' && { anadido: entrada.anadido }),
    ...(entrada.propia_puerta === true && { propia_puerta: true }),
  };
}

const namedIn = <T>({ autor, asistente, entra, sale }: Partial<Record<Papel, T>>) =>
  [autor, asistente, entra, sale].filter((jugador) => jugador != null);

/** Checks that substitutions, and only they, have both players (regla 75). */
function checkRelevo({ evento, autor, entra, sale }: EventoInput): Result<null> {
  if (!EVENTOS[evento].relevo) return entra || sale ? refuse('solo-en-cambio') : accept(null);
  if (autor) return refuse('cambio-con-autor');
  if (!entra) return refuse('cambio-incompleto', 'quién entra');
  if (!sale) return refuse('cambio-incompleto', 'quién sale');
  return entra.jugador_id === sale.jugador_id ? refuse('cambio-consigo-mismo') : accept(null);
}

/** Checks an event without line-up and minute (regla 32). */
export function checkEvento(entrada: EventoInput): Result<null> {
  const { evento, autor, asistente } = entrada;
  const propiaPuerta = entrada.propia_puerta === true;
  const clase = EVENTOS[evento];
  if (asistente && !clase.asistente) return refuse('asistencia-sin-gol');
  const relevo = checkRelevo(entrada);
  if (!relevo.ok) return relevo;
  if (autor && clase.autor === 'nadie') return refuse('gol-encajado-con-autor');
  if (asistente && !autor) return refuse('asistencia-sin-autor');
  if (asistente && asistente.jugador_id === autor?.jugador_id) return refuse('asistente-es-autor');
  if (propiaPuerta && clase.propia_puerta === null) return refuse('propia-puerta-sin-gol');
  if (propiaPuerta && autor) return refuse('propia-puerta-con-autor');
  return accept(null);
}

/**
 * Checks that all substitutions are possible in their order (regla 75), and that the sheet does not claim that there
 * were none.
 */
function checkCambios(acta: Acta): Result<null> {
  const eventos = allEvents(acta.detalles);
  if (acta.sin_cambios && hasCambios(eventos)) return refuse('cambios-y-sin-cambios');
  const [imposible] = campoOfActa(acta, acta.minutos_parte ?? MINUTES_PER_HALF).imposibles;
  if (!imposible) return accept(null);
  const { movido, motivo, jugadorId, verbo } = imposible;
  const jugador = convocados(acta.alineacion).find(({ jugador_id: id }) => id === jugadorId);
  return refuse(
    motivo,
    `${jugador?.nombre_con_inicial ?? jugadorId} no puede ${verbo} en el minuto ${String(movido.minuto)}`,
  );
}

function checkConsistency(acta: Acta): Result<null> {
  const seen = new Set<string>();
  for (const jugador of convocados(acta.alineacion)) {
    if (seen.has(jugador.jugador_id)) return refuse('jugador-repetido', jugador.nombre_con_inicial);
    seen.add(jugador.jugador_id);
  }
  const expelled = new Set<string>();
  for (const evento of allEvents(acta.detalles)) {
    const stranger = namedIn(evento).find(({ jugador_id: id }) => !seen.has(id));
    if (stranger) return refuse('jugador-no-convocado', stranger.nombre_con_inicial);
    const { autor } = evento;
    if (autor && EVENTOS[evento.evento].expulsa) {
      if (expelled.has(autor.jugador_id)) {
        return refuse('expulsado-dos-veces', autor.nombre_con_inicial);
      }
      expelled.add(autor.jugador_id);
    }
  }
  if (acta.mvp && !seen.has(acta.mvp.jugador_id)) {
    return refuse('jugador-no-convocado', acta.mvp.nombre_con_inicial);
  }
  return checkCambios(acta);
}

/**
 * The complete sheet after a save. Parts missing in `entrada` stay as in `stored`. Players' summaries come from
 * `find` (the squad), or from the stored sheet for deleted players. Refusals: regla 32.
 */
export function resolveActa(entrada: ActaInput, stored: Acta, find: FindJugador): Result<Acta> {
  const known = new Map<string, JugadorSummary>(
    [...allEvents(stored.detalles).flatMap(namedIn), ...convocados(stored.alineacion)].map(
      (jugador) => [jugador.jugador_id, jugador],
    ),
  );
  const resumen: FindJugador = (id) => find(id) ?? known.get(id);

  const eventos = MITADES.flatMap((mitad) => entrada.detalles?.[mitad] ?? []);
  for (const evento of eventos) {
    const check = checkEvento(evento);
    if (!check.ok) return check;
    if (EVENTOS[evento.evento].relevo && typeof evento.minuto !== 'number') {
      return refuse('cambio-incompleto', 'el minuto');
    }
  }
  const named = [
    ...FILAS.flatMap((fila) => entrada.alineacion?.[fila] ?? []),
    ...eventos.flatMap(namedIn),
    ...(entrada.mvp ? [entrada.mvp] : []),
  ];
  const unknown = named.find(({ jugador_id: id }) => !resumen(id));
  if (unknown) return refuse('referencia-desconocida', `el jugador «${unknown.jugador_id}»`);

  const fila = (refs: AlineacionInput[keyof AlineacionInput]) =>
    refs.flatMap(({ jugador_id: id }) => resumen(id) ?? []);
  const { alineacion, detalles, mvp } = entrada;
  // The flag belongs to the line-up, so a new line-up must repeat it. It lasts until a substitution is entered.
  const sinCambios =
    entrada.sin_cambios ?? (stored.sin_cambios === true && !alineacion && !hasCambios(eventos));
  const acta: Acta = {
    alineacion: alineacion ? porFila((nombre) => fila(alineacion[nombre])) : stored.alineacion,
    detalles: detalles
      ? {
          primera_parte: detalles.primera_parte.map((evento) => resolveEvento(evento, resumen)),
          segunda_parte: detalles.segunda_parte.map((evento) => resolveEvento(evento, resumen)),
        }
      : stored.detalles,
    mvp: mvp === undefined ? stored.mvp : mvp === null ? null : (resumen(mvp.jugador_id) ?? null),
    ...(sinCambios && { sin_cambios: true }),
    ...(stored.minutos_parte !== undefined && { minutos_parte: stored.minutos_parte }),
  };
  const consistent = checkConsistency(acta);
  return consistent.ok ? accept(acta) : consistent;
}
