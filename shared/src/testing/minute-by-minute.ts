import type { Acta, Evento } from '../schemas/acta';

/** What a spectator sees of a player. */
interface Seen {
  readonly minutos: number;
  readonly wasOnPitch: boolean;
}

/**
 * Minutes of all players in a sheet, simulated minute by minute: each minute counts for the players on the pitch,
 * then the sheet's events of that minute apply. Independent of the code under test.
 */
export function watchMatch(acta: Acta, parte: number): ReadonlyMap<string, Seen> {
  const { suplentes: _bench, ...rows } = acta.alineacion;
  const onPitch = new Set(Object.values(rows).flatMap((row) => row.map((one) => one.jugador_id)));
  const beenThere = new Set(onPitch);
  const minutes = new Map<string, number>();

  const happen = (evento: Evento) => {
    if (evento.evento === 'tarjeta roja' || evento.evento === 'doble amarilla') {
      onPitch.delete(evento.autor?.jugador_id ?? '');
    }
    if (evento.evento === 'cambio') {
      onPitch.delete(evento.sale?.jugador_id ?? '');
      onPitch.add(evento.entra?.jugador_id ?? '');
      beenThere.add(evento.entra?.jugador_id ?? '');
    }
  };
  const playHalf = (eventos: readonly Evento[], first: number, last: number) => {
    const at = (minute: number) =>
      eventos.filter(({ minuto = last }) => {
        if (minute === first - 1) return minuto < first;
        return minute === last ? minuto >= last : minuto === minute;
      });
    for (const evento of at(first - 1)) happen(evento);
    for (let minute = first; minute <= last; minute += 1) {
      for (const id of onPitch) minutes.set(id, (minutes.get(id) ?? 0) + 1);
      for (const evento of at(minute)) happen(evento);
    }
  };
  playHalf(acta.detalles.primera_parte, 1, parte);
  playHalf(acta.detalles.segunda_parte, parte + 1, 2 * parte);
  const { prorroga_1: first, prorroga_2: second } = acta.detalles;
  if (first ?? second) {
    playHalf(first ?? [], 2 * parte + 1, 2 * parte + 15);
    playHalf(second ?? [], 2 * parte + 16, 2 * parte + 30);
  }

  return new Map(
    Object.values(acta.alineacion)
      .flat()
      .map(({ jugador_id: id }) => [
        id,
        { minutos: minutes.get(id) ?? 0, wasOnPitch: beenThere.has(id) },
      ]),
  );
}
