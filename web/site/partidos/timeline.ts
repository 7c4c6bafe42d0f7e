import {
  allEvents,
  capitalise,
  type Evento,
  EVENTOS,
  minuteText,
  type Partido,
} from '@club/shared';

/** Side of the timeline for an event; the home team's events are on the left (regla 47). */
export function eventSide({ evento }: Pick<Evento, 'evento'>, local: boolean): 'left' | 'right' {
  const isOurs = EVENTOS[evento].lado === 'club';
  return isOurs === local ? 'left' : 'right';
}

const FORMS = {
  derecha: 'con la derecha',
  izquierda: 'con la izquierda',
  cabeza: 'de cabeza',
  falta: 'de falta',
  penalti: 'de penalti',
  corner: 'de córner',
  otro: '',
} as const;

/** Text of an event: title (player or kind) and detail lines. */
export function eventText(evento: Evento) {
  const { autor, asistente, entra, sale: goesOff } = evento;
  const kind = EVENTOS[evento.evento];
  const own = evento.propia_puerta ? kind.propia_puerta : null;
  const breve = capitalise(kind.breve);
  const forma = autor?.forma ? FORMS[autor.forma] : '';
  const detail = [
    kind.detalle,
    own?.detalle,
    forma === '' ? null : `${breve} ${forma}`,
    asistente && `Asistencia de ${asistente.nombre_con_inicial}`,
    goesOff && `Sale ${goesOff.nombre_con_inicial}`,
  ];
  const title =
    autor?.nombre_con_inicial ??
    (entra && `Entra ${entra.nombre_con_inicial}`) ??
    own?.titulo ??
    kind.detalle ??
    breve;
  // Without a player, the kind is the title; do not repeat it as a detail.
  return {
    title,
    detail: detail.filter((line) => typeof line === 'string').filter((line) => line !== title),
  };
}

/** Score after each goal, home side first; `undefined` for other events. */
export function runningScores(
  partido: Pick<Partido, 'detalles' | 'local'>,
): readonly (string | undefined)[] {
  const score = { goles_anotados: 0, goles_encajados: 0 };
  return allEvents(partido.detalles).map(({ evento }) => {
    const { marcador } = EVENTOS[evento];
    if (marcador === null) return undefined;
    score[marcador] += 1;
    const [ours, theirs] = [String(score.goles_anotados), String(score.goles_encajados)];
    return partido.local ? `${ours}-${theirs}` : `${theirs}-${ours}`;
  });
}

/**
 * Scorers of one side with their minutes: `Nico A. 12', 63'`; without any minute, with the number of goals: `Nico A. (2)`.
 * For the rival only the minutes.
 */
export function scorers(
  eventos: readonly Evento[],
  marcador: 'goles_anotados' | 'goles_encajados',
): string[] {
  const minutes = new Map<string, string[]>();
  for (const evento of eventos) {
    if (EVENTOS[evento.evento].marcador !== marcador) continue;
    const name = marcador === 'goles_anotados' ? eventText(evento).title : '';
    minutes.set(name, [...(minutes.get(name) ?? []), minuteText(evento)]);
  }
  return [...minutes]
    .map(([name, found]) => {
      const known = found.filter((minute) => minute !== '').join(', ');
      const count = name !== '' && found.length > 1 ? `(${String(found.length)})` : '';
      return `${name} ${known === '' ? count : known}`.trim();
    })
    .filter((line) => line !== '');
}
