import type { Evento, Partido } from '@club/shared';

/** Which side of the timeline an event stands on: its team's, left for who plays at home (regla 47). */
export function eventSide({ evento }: Pick<Evento, 'evento'>, local: boolean): 'left' | 'right' {
  const isOurs = evento !== 'gol encajado';
  return isOurs === local ? 'left' : 'right';
}

/** `45+2'`, or nothing when the minute is not known. */
export function minuteText({ minuto, anadido }: Pick<Evento, 'minuto' | 'anadido'>): string {
  if (minuto === undefined) return '';
  return anadido === undefined ? `${String(minuto)}'` : `${String(minuto)}+${String(anadido)}'`;
}

const FORMAS = {
  derecha: 'con la derecha',
  izquierda: 'con la izquierda',
  cabeza: 'de cabeza',
  falta: 'de falta',
  penalti: 'de penalti',
  corner: 'de córner',
  otro: '',
} as const;

/** What an event says: who or what, and the particulars line by line. */
export function eventText(evento: Evento): {
  readonly title: string;
  readonly detail: readonly string[];
} {
  const { autor, asistente } = evento;
  const forma = autor?.forma ? FORMAS[autor.forma] : '';
  switch (evento.evento) {
    case 'gol anotado': {
      const title =
        autor?.nombre_con_inicial ??
        (evento.propia_puerta ? 'Gol en propia puerta del rival' : 'Gol');
      const asistencia = asistente ? `Asistencia de ${asistente.nombre_con_inicial}` : '';
      return { title, detail: [forma && `Gol ${forma}`, asistencia].filter((line) => line !== '') };
    }
    case 'gol encajado':
      return { title: 'Gol encajado', detail: evento.propia_puerta ? ['En propia puerta'] : [] };
    case 'tarjeta amarilla':
      return {
        title: autor?.nombre_con_inicial ?? 'Tarjeta amarilla',
        detail: ['Tarjeta amarilla'],
      };
    case 'tarjeta roja':
      return { title: autor?.nombre_con_inicial ?? 'Tarjeta roja', detail: ['Tarjeta roja'] };
    case 'doble amarilla':
      return {
        title: autor?.nombre_con_inicial ?? 'Doble amarilla',
        detail: ['Doble amarilla, expulsado'],
      };
  }
}

/** The score after each goal of a match, home side first; `undefined` for other events. */
export function runningScores(
  partido: Pick<Partido, 'detalles' | 'local'>,
): readonly (string | undefined)[] {
  let ours = 0;
  let theirs = 0;
  const { primera_parte: first, segunda_parte: second } = partido.detalles;
  return [...first, ...second].map(({ evento }) => {
    if (evento !== 'gol anotado' && evento !== 'gol encajado') return undefined;
    if (evento === 'gol anotado') ours += 1;
    else theirs += 1;
    return partido.local
      ? `${String(ours)}-${String(theirs)}`
      : `${String(theirs)}-${String(ours)}`;
  });
}
