import { clubConfig, type PartidoState, type PicturePartido } from '@club/shared';
import { cleanText } from './fit-text';

/** `sábado, 14 de noviembre`, on the club's clock. */
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

/** Both sides from left to right: the home side is on the left. */
export const homeFirst = <T>(
  partido: Pick<PicturePartido, 'local'>,
  club: T,
  rival: T,
): readonly [T, T] => (partido.local ? [club, rival] : [rival, club]);

/** `Álex R. 12', 60' · Nico P.`: our scorers with minutes, in order of their first goals. */
export function scorersText({ goles }: Pick<PicturePartido, 'goles'>): string {
  const scorers = new Map<string, { nombre: string; minutos: string[]; goles: number }>();
  for (const {
    jugador_id: id,
    nombre_con_inicial: namedPlayer,
    dorsal,
    minuto,
    anadido,
  } of goles) {
    const scorer = scorers.get(id) ?? {
      nombre: cleanText(namedPlayer, `Dorsal ${String(dorsal)}`),
      minutos: [],
      goles: 0,
    };
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

/** Labels of unusual match states. */
export const STATUSES: Partial<Record<PartidoState, string>> = {
  aplazado: 'APLAZADO',
  suspendido: 'SUSPENDIDO',
  cancelado: 'CANCELADO',
  en_juego: 'EN DIRECTO',
};
