import { allEvents, clubConfig, type EstadoPartido, type Partido } from '@club/shared';
import { cleanText } from './clean-text';

const day = new Intl.DateTimeFormat(clubConfig.idioma, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: clubConfig.zonaHoraria,
});

/** `sábado, 14 de noviembre`, in Madrid. */
export const dayText = ({ fecha_date: fecha }: Pick<Partido, 'fecha_date'>): string =>
  day.format(new Date(fecha));

/** Our side and the rival's from left to right: ours is on the left at home (decisions, section 5). */
export const homeFirst = <T>(
  partido: Pick<Partido, 'local'>,
  club: T,
  rival: T,
): readonly [T, T] => (partido.local ? [club, rival] : [rival, club]);

/** `2 - 1`, home side first. */
export function scoreText(partido: Pick<Partido, 'local' | 'goles_anotados' | 'goles_encajados'>) {
  const [left, right] = homeFirst(
    partido,
    partido.goles_anotados ?? 0,
    partido.goles_encajados ?? 0,
  );
  return `${String(left)} - ${String(right)}`;
}

const minuteText = (minuto: number | undefined, anadido: number | undefined) =>
  minuto === undefined
    ? ''
    : ` ${String(minuto)}${anadido === undefined ? '' : `+${String(anadido)}`}'`;

/** `Álex R. 12', 60' · Nico P.`: who scored for us and when, in order of their first goals. */
export function scorersText({ detalles }: Pick<Partido, 'detalles'>): string {
  const scorers = new Map<string, { nombre: string; minutos: string[]; goles: number }>();
  for (const { evento, autor, minuto, anadido } of allEvents(detalles)) {
    if (evento !== 'gol anotado' || !autor) continue;
    const scorer = scorers.get(autor.jugador_id) ?? {
      nombre: cleanText(autor.nombre_con_inicial, `Dorsal ${String(autor.dorsal)}`),
      minutos: [],
      goles: 0,
    };
    const text = minuteText(minuto, anadido).trim();
    if (text !== '') scorer.minutos.push(text);
    scorer.goles += 1;
    scorers.set(autor.jugador_id, scorer);
  }
  return [...scorers.values()]
    .map(({ nombre, minutos, goles }) => {
      if (minutos.length === goles) return `${nombre} ${minutos.join(', ')}`;
      return goles > 1 ? `${nombre} (${String(goles)})` : nombre;
    })
    .join(' · ');
}

const ESTADOS: Partial<Record<EstadoPartido, string>> = {
  aplazado: 'APLAZADO',
  suspendido: 'SUSPENDIDO',
  cancelado: 'CANCELADO',
  en_juego: 'EN DIRECTO',
};

/** What a reader must know of a match's state; `undefined` where it is the ordinary one. */
export const estadoText = ({ estado }: Pick<Partido, 'estado'>): string | undefined =>
  ESTADOS[estado];
