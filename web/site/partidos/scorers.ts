import { type Evento, EVENTOS } from '@club/shared';
import { eventText, minuteText } from './timeline';

/**
 * Scorers of one side with their minutes: `Nico A. 12', 63'`; without any minute, with the number of goals: `Nico A. (2)`.
 * The rival's have no names.
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
