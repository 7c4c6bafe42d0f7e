import type { Acta, ShootOut } from '../schemas/acta';
import type { LiveMatchDoc, Step } from '../schemas/live-match';
import { EXTRA_PERIODS, type Fila, HALVES, type Period, perKey, perRow, ROWS } from '../vocabulary';
import { resolveEvento } from './acta';
import { deriveLiveMatch, type CurrentLiveMatch, type LiveEvento } from './live-match';
import { listEventoJugadorIds, toEventoInput } from './live-match-steps';
import { listStarters } from './minutes';
import { own, pick } from './objects';

/** Player ids by row. Players in an event, and the best player, are substitutes if they are in no row. */
function deriveLineUpRows({ alineacion, eventos, mvp }: CurrentLiveMatch): Record<Fila, string[]> {
  const rows = perRow((row) => [...(alineacion?.[row] ?? [])]);
  const seen = new Set(ROWS.flatMap((nombre) => rows[nombre]));
  for (const id of [...eventos.flatMap(listEventoJugadorIds), mvp]) {
    if (id === null || seen.has(id)) continue;
    seen.add(id);
    rows.suplentes.push(id);
  }
  return rows;
}

/** The events by period, converted with `to`. Extra time only if it was started. */
function deriveDetails<T>({ eventos, starts }: CurrentLiveMatch, to: (evento: LiveEvento) => T) {
  const inPeriod = (mitad: Period) => eventos.filter((evento) => evento.mitad === mitad).map(to);
  const extra = EXTRA_PERIODS.filter((one) => starts[one] !== undefined);
  return { ...perKey(HALVES, inPeriod), ...pick(perKey(EXTRA_PERIODS, inPeriod), ...extra) };
}

/** The goals of a shoot-out, unless a sheet would refuse them: the score must be level, and one side must lead. */
function pickShootOut({ tanda, marcador }: CurrentLiveMatch): { tanda?: ShootOut } {
  const isLevel = marcador.goles_anotados === marcador.goles_encajados;
  return isLevel && tanda && tanda.anotados !== tanda.encajados
    ? { tanda: pick(tanda, 'anotados', 'encajados') }
    : {};
}

/** The parts of a sheet that only some matches have. A captain who does not start is left out: a sheet refuses him. */
function specialParts(current: CurrentLiveMatch) {
  const { alineacion, capitan: captain, sin_cambios: noSubstitutions } = current;
  const isStarter = captain !== null && alineacion && listStarters(alineacion).includes(captain);
  return {
    ...(noSubstitutions && { sin_cambios: true as const }),
    ...(isStarter && { capitan: captain }),
    ...pickShootOut(current),
  };
}

/** The sheet of a live match, as a body of `update-partido`: what «Guardar ficha» sends. */
export function actaFromLiveMatch(steps: readonly Step[]) {
  const current = deriveLiveMatch(steps);
  const rows = deriveLineUpRows(current);
  return {
    alineacion: perRow((row) => rows[row].map((id) => ({ jugador_id: id }))),
    detalles: deriveDetails(current, toEventoInput),
    mvp: current.mvp === null ? null : { jugador_id: current.mvp },
    ...specialParts(current),
  };
}
export type ActaFromLiveMatch = ReturnType<typeof actaFromLiveMatch>;

/** Line-up, events and best player of a live match, in the form of a played match's sheet. */
export function publicActa(current: CurrentLiveMatch, jugadores: LiveMatchDoc['jugadores']): Acta {
  const find = (id: string) => own(jugadores, id);
  const rows = deriveLineUpRows(current);
  return {
    alineacion: perRow((row) => rows[row].flatMap((id) => find(id) ?? [])),
    detalles: deriveDetails(current, (evento) => resolveEvento(toEventoInput(evento), find)),
    mvp: current.mvp === null ? null : (find(current.mvp) ?? null),
    ...specialParts(current),
  };
}
