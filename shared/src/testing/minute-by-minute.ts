import type { Acta, Evento } from '../schemas/acta';

/** What a spectator with a stop-watch would note of a player. */
interface Visto {
  readonly minutos: number;
  readonly estuvo: boolean;
}

/**
 * Minutes of everybody in a sheet, counted as a spectator would: at the end of each minute he makes a stroke for everybody
 * on the pitch, and then lets go and come whom the sheet says. Written without the code that it is compared with.
 */
export function watchMatch(acta: Acta, parte: number): ReadonlyMap<string, Visto> {
  const rows = [
    acta.alineacion.portero,
    acta.alineacion.defensas,
    acta.alineacion.mediocentros,
    acta.alineacion.delanteros,
  ];
  const onPitch = new Set(rows.flat().map((one) => one.jugador_id));
  const beenThere = new Set(onPitch);
  const strokes = new Map<string, number>();

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
      for (const id of onPitch) strokes.set(id, (strokes.get(id) ?? 0) + 1);
      for (const evento of at(minute)) happen(evento);
    }
  };
  playHalf(acta.detalles.primera_parte, 1, parte);
  playHalf(acta.detalles.segunda_parte, parte + 1, 2 * parte);

  return new Map(
    Object.values(acta.alineacion)
      .flat()
      .map(({ jugador_id: id }) => [
        id,
        { minutos: strokes.get(id) ?? 0, estuvo: beenThere.has(id) },
      ]),
  );
}
