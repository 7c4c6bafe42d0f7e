import type { CallUp } from '../schemas/call-up';
import type { PlantillaDoc } from '../schemas/public';
import { own, pick } from './objects';
import { compareNames } from './order';
import { joinParts } from './result-text';

/** Called-up players by number, with name and number. Deleted players drop out (regla 102). */
export const calledUpPlayers = (
  { jugadores }: Pick<CallUp, 'jugadores'>,
  squad: PlantillaDoc['jugadores'],
) =>
  jugadores
    .flatMap((id) => own(squad, id) ?? [])
    .map((jugador) => pick(jugador, 'jugador_id', 'nombre_con_inicial', 'dorsal'))
    .toSorted(
      (a, b) => a.dorsal - b.dorsal || compareNames(a.nombre_con_inicial, b.nombre_con_inicial),
    );

/** `Quedamos: 17:00, Bar La Dehesa`. Empty if neither is known. */
export function meetingText({ hora_str: time = '', lugar: place = '' }: CallUp): string {
  const meeting = joinParts(', ', time, place);
  return meeting === '' ? '' : `Quedamos: ${meeting}`;
}
