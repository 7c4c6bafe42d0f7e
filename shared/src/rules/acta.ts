import {
  type Acta,
  type ActaInput,
  type Alineacion,
  type Details,
  type DetailsInput,
  type Evento,
  type EventoInput,
} from '../schemas/acta';
import type { JugadorSummary } from '../records/jugador';
import { accept, refuse, type Result } from '../refusals';
import { allEvents, deriveScore } from './score';
import { pick } from './objects';
import { convocados } from './contribution';
import { simulateActa, hasSubstitutions, listStarters } from './minutes';
import { EVENTOS } from '../eventos/table';
import {
  EXTRA_PERIODS,
  HALVES,
  MINUTES_PER_HALF,
  PERIODS,
  perKey,
  perRow,
  ROWS,
} from '../vocabulary';

export const EMPTY_ALINEACION: Alineacion = perRow(() => []);
export const EMPTY_DETAILS: Details = { primera_parte: [], segunda_parte: [] };

const ROLES = ['autor', 'asistente', 'entra', 'sale'] as const;
type Role = (typeof ROLES)[number];

export type FindJugador = (id: string) => JugadorSummary | undefined;

/** An event with players' summaries instead of ids. Unknown players are left out. */
export function resolveEvento(input: EventoInput, find: FindJugador): Evento {
  const { autor, ...others } = perKey(ROLES, (role) => {
    const named = input[role];
    return named ? find(named.jugador_id) : undefined;
  });
  const forma = EVENTOS[input.evento].forma ? input.autor?.forma : undefined;
  return {
    evento: input.evento,
    ...(autor && { autor: { ...autor, ...(forma && { forma }) } }),
    ...pick(others, 'asistente', 'entra', 'sale'),
    ...(typeof input.minuto === 'number' && { minuto: input.minuto }),
    ...(typeof input.anadido === 'number' && { anadido: input.anadido }),
    ...(input.propia_puerta === true && { propia_puerta: true }),
  };
}

/** The players whom an event names. */
const listNamed = <T>(evento: Partial<Record<Role, T>>) =>
  ROLES.map((role) => evento[role]).filter((jugador) => jugador != null);

/** Checks that a substitution names who goes off and who comes on, and that no other event does (regla 75). */
function checkSubstitution({ evento, autor, entra, sale: goesOff }: EventoInput): Result<null> {
  if (!EVENTOS[evento].relevo) return entra || goesOff ? refuse('solo-en-cambio') : accept(null);
  if (autor) return refuse('cambio-con-autor');
  if (!entra) return refuse('cambio-incompleto', 'quién entra');
  if (!goesOff) return refuse('cambio-incompleto', 'quién sale');
  return entra.jugador_id === goesOff.jugador_id ? refuse('cambio-consigo-mismo') : accept(null);
}

/** Checks an event by itself, without the line-up and the minutes (regla 32). */
export function checkEvento(input: EventoInput): Result<null> {
  const { evento, autor, asistente } = input;
  const ownGoal = input.propia_puerta === true;
  const kind = EVENTOS[evento];
  if (asistente && !kind.asistente) return refuse('asistencia-sin-gol');
  const substitution = checkSubstitution(input);
  if (!substitution.ok) return substitution;
  if (autor && kind.autor === 'nadie') return refuse('gol-encajado-con-autor');
  if (asistente && !autor) return refuse('asistencia-sin-autor');
  if (asistente && asistente.jugador_id === autor?.jugador_id) return refuse('asistente-es-autor');
  if (ownGoal && kind.propia_puerta === null) return refuse('propia-puerta-sin-gol');
  if (ownGoal && autor) return refuse('propia-puerta-con-autor');
  return accept(null);
}

/**
 * Checks that all substitutions are possible in their order (regla 75), and that the sheet does not claim that there
 * were none.
 */
function checkSubstitutions(acta: Acta): Result<null> {
  const eventos = allEvents(acta.detalles);
  if (acta.sin_cambios && hasSubstitutions(eventos)) return refuse('cambios-y-sin-cambios');
  const [impossible] = simulateActa(acta, acta.minutos_parte ?? MINUTES_PER_HALF).impossible;
  if (!impossible) return accept(null);
  const { substitution, reason, jugadorId, verb } = impossible;
  const jugador = convocados(acta.alineacion).find(({ jugador_id: id }) => id === jugadorId);
  return refuse(
    reason,
    `${jugador?.nombre_con_inicial ?? jugadorId} no puede ${verb} en el minuto ${String(substitution.minuto)}`,
  );
}

/** Checks that a shoot-out follows a level score and has a winner (regla 99). */
function checkShootOut({ tanda, ...acta }: Acta): Result<null> {
  if (!tanda) return accept(null);
  if (deriveScore(acta).resultado !== 'draw') return refuse('tanda-sin-empate');
  return tanda.anotados === tanda.encajados ? refuse('tanda-empatada') : accept(null);
}

/** Checks that a match awarded without being played has nothing else (regla 100). */
function checkWalkover({ incomparecencia, tanda, sin_cambios, ...acta }: Acta): Result<null> {
  if (!incomparecencia) return accept(null);
  const isEmpty = convocados(acta.alineacion).length + allEvents(acta.detalles).length === 0;
  return isEmpty && !tanda && !sin_cambios ? accept(null) : refuse('incomparecencia-con-ficha');
}

/** Checks that everybody named is called up, once, and that the parts of the sheet fit together (regla 32). */
function checkConsistency(acta: Acta): Result<null> {
  const calledUp = new Set<string>();
  for (const jugador of convocados(acta.alineacion)) {
    if (calledUp.has(jugador.jugador_id))
      return refuse('jugador-repetido', jugador.nombre_con_inicial);
    calledUp.add(jugador.jugador_id);
  }
  const expelled = new Set<string>();
  for (const evento of allEvents(acta.detalles)) {
    const stranger = listNamed(evento).find(({ jugador_id: id }) => !calledUp.has(id));
    if (stranger) return refuse('jugador-no-convocado', stranger.nombre_con_inicial);
    const { autor } = evento;
    if (autor && EVENTOS[evento.evento].expulsa) {
      if (expelled.has(autor.jugador_id)) {
        return refuse('expulsado-dos-veces', autor.nombre_con_inicial);
      }
      expelled.add(autor.jugador_id);
    }
  }
  if (acta.mvp && !calledUp.has(acta.mvp.jugador_id)) {
    return refuse('jugador-no-convocado', acta.mvp.nombre_con_inicial);
  }
  const starts = listStarters(acta.alineacion).some(({ jugador_id: id }) => id === acta.capitan);
  if (acta.capitan !== undefined && !starts) return refuse('capitan-no-titular');
  for (const check of [checkWalkover, checkShootOut, checkSubstitutions]) {
    const checked = check(acta);
    if (!checked.ok) return checked;
  }
  return accept(null);
}

/** The stored shoot-out, if the new events leave the score level. */
const shootOutIn = ({ tanda }: Acta, detalles: Details) =>
  deriveScore({ detalles }).resultado === 'draw' ? tanda : undefined;

/** The stored captain, if the new line-up has him as a starter. */
const captainIn = ({ capitan }: Acta, alineacion: Alineacion) =>
  listStarters(alineacion).find(({ jugador_id: id }) => id === capitan)?.jugador_id;

/** The events with players' summaries. Extra time only for the periods that the body has. */
function resolveDetails(input: DetailsInput, find: FindJugador): Details {
  const resolve = (eventos: readonly EventoInput[]) =>
    eventos.map((evento) => resolveEvento(evento, find));
  const extra = perKey(EXTRA_PERIODS, (period) => input[period] && resolve(input[period]));
  return { ...perKey(HALVES, (half) => resolve(input[half])), ...pick(extra, ...EXTRA_PERIODS) };
}

/**
 * The complete sheet after a save. Parts missing in `input` stay as in `stored`. Players' summaries come from
 * `inSquad`, or from the stored sheet for deleted players. Refusals: regla 32.
 */
export function resolveActa(input: ActaInput, stored: Acta, inSquad: FindJugador): Result<Acta> {
  const inStored = [
    ...allEvents(stored.detalles).flatMap(listNamed),
    ...convocados(stored.alineacion),
  ];
  const storedPlayers = new Map(inStored.map((jugador) => [jugador.jugador_id, jugador]));
  const find: FindJugador = (id) => inSquad(id) ?? storedPlayers.get(id);

  const eventos = PERIODS.flatMap((mitad) => input.detalles?.[mitad] ?? []);
  for (const evento of eventos) {
    const check = checkEvento(evento);
    if (!check.ok) return check;
    if (EVENTOS[evento.evento].relevo && typeof evento.minuto !== 'number') {
      return refuse('cambio-incompleto', 'el minuto');
    }
  }
  const named = [
    ...ROWS.flatMap((row) => input.alineacion?.[row] ?? []),
    ...eventos.flatMap(listNamed),
    ...(input.mvp ? [input.mvp] : []),
  ];
  const unknown = named.find(({ jugador_id: id }) => !find(id));
  if (unknown) return refuse('referencia-desconocida', `el jugador «${unknown.jugador_id}»`);

  const given = input.alineacion;
  const alineacion = given
    ? perRow((rowName) => given[rowName].flatMap(({ jugador_id: id }) => find(id) ?? []))
    : stored.alineacion;
  const detalles = input.detalles ? resolveDetails(input.detalles, find) : stored.detalles;
  // `sin_cambios` belongs to its line-up, so a new line-up removes it unless sent again. A substitution ends it too.
  const noSubstitutions =
    input.sin_cambios ?? (stored.sin_cambios === true && !given && !hasSubstitutions(eventos));
  const mvp = input.mvp ? (find(input.mvp.jugador_id) ?? null) : input.mvp;
  const captain = input.capitan === undefined ? captainIn(stored, alineacion) : input.capitan;
  const shootOut = input.tanda === undefined ? shootOutIn(stored, detalles) : input.tanda;
  const walkover =
    input.incomparecencia === undefined ? stored.incomparecencia : input.incomparecencia;
  const acta: Acta = {
    alineacion,
    detalles,
    mvp: mvp === undefined ? stored.mvp : mvp,
    ...(noSubstitutions && { sin_cambios: true }),
    ...(captain && { capitan: captain }),
    ...(shootOut && { tanda: shootOut }),
    ...(walkover && { incomparecencia: walkover, ...pick(stored, 'goles_incomparecencia') }),
    ...pick(stored, 'minutos_parte'),
  };
  const consistent = checkConsistency(acta);
  return consistent.ok ? accept(acta) : consistent;
}
