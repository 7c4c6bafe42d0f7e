import { clubConfig, type PicturePartido } from '@club/shared';
import { cleanText } from './parts';

/** `sábado, 14 de noviembre`, in the club's time zone. */
export const dayText = ({
  fecha_date: date,
  zona_horaria: timeZone,
}: Pick<PicturePartido, 'fecha_date' | 'zona_horaria'>): string =>
  new Intl.DateTimeFormat(clubConfig.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(date));

/** The club's value and the rival's, that of the home side first. */
export const homeFirst = <T>(
  partido: Pick<PicturePartido, 'local'>,
  club: T,
  rival: T,
): readonly [T, T] => (partido.local ? [club, rival] : [rival, club]);

/** `Álex R. 12', 60' · Nico P. (2)`: our scorers, with the minutes if all are known, in order of their first goals. */
export function scorersText({ goles }: Pick<PicturePartido, 'goles'>): string {
  const scorers = new Map<string, { nombre: string; minutos: string[]; goles: number }>();
  for (const { jugador_id: id, nombre_con_inicial: name, dorsal, minuto, anadido } of goles) {
    const nombre = cleanText(name, `Dorsal ${String(dorsal)}`);
    const scorer = scorers.get(id) ?? { nombre, minutos: [], goles: 0 };
    const added = anadido === undefined ? '' : `+${String(anadido)}`;
    if (minuto !== undefined) scorer.minutos.push(`${String(minuto)}${added}'`);
    scorer.goles += 1;
    scorers.set(id, scorer);
  }
  return [...scorers.values()]
    .map(({ nombre, minutos, goles }) => {
      if (minutos.length === goles) return `${nombre} ${minutos.join(', ')}`;
      return goles > 1 ? `${nombre} (${String(goles)})` : nombre;
    })
    .join(' · ');
}
