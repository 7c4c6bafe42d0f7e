import type { Settings } from '../records/settings';
import type { JugadorDoc, JugadorPreview } from '../records/jugador';
import type { Partido, PartidoPreview } from '../records/partido';

/** A document's title, `{title} · {club}`. The home page has no title and shows the club with its motto. */
export function documentTitle(
  title: string,
  { nombre, lema }: Pick<Settings, 'nombre' | 'lema'>,
): string {
  if (title !== '') return `${title} · ${nombre}`;
  return lema === '' ? nombre : `${nombre} · ${lema}`;
}

type TitledPartido = Pick<Partido, 'nombre_equipo' | 'jugado'> & ResultFields;

/** `CD Encina 2 - 1 Rival CF`, home side first, with a shoot-out or walkover. `VS` without a result. */
export function partidoTitle(partido: TitledPartido, clubName: string): string {
  const { local, nombre_equipo: rival, jugado: isPlayed, incomparecencia: walkover } = partido;
  const [left, right] = local ? [clubName, rival] : [rival, clubName];
  const title = `${left} ${isPlayed ? scoreText(partido) : 'VS'} ${right}`;
  return isPlayed && walkover ? `${title} (por incomparecencia)` : title;
}

export const jugadorTitle = (jugador: Pick<JugadorDoc, 'nombre' | 'apellido1'>): string =>
  `${jugador.nombre} ${jugador.apellido1}`.trim();

/** Title of the page that compares two players, before and after they are chosen. */
export const COMPARE_TITLE = 'Comparar jugadores';
export const compareTitle = (
  a: Pick<JugadorPreview, 'nombre_con_inicial'>,
  b: Pick<JugadorPreview, 'nombre_con_inicial'>,
): string => `${a.nombre_con_inicial} y ${b.nombre_con_inicial}, frente a frente`;

/** Title of the not-found page (regla 6). */
export const NOT_FOUND_TITLE = 'ERROR 404 - Esta pagina no existe';

/** URL slug of a name: `UD Ñandú (Filial)` → `ud-nandu-filial`. */
export const toSlug = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');

const VISIBLE_STATUSES: Partial<Record<Partido['estado'], string>> = {
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En directo',
};

/** Label of an unusual status; `undefined` for scheduled and finished matches. */
export const statusLabel = (estado: Partido['estado']) => VISIBLE_STATUSES[estado];

/** Fields of a match that its result text needs. */
export type ResultFields = Pick<PartidoPreview, 'local' | 'goles_anotados' | 'goles_encajados'> &
  Partial<Pick<PartidoPreview, 'tanda' | 'incomparecencia'>>;

/** A score in two parts, home side first: goals, and the kicks of a shoot-out. `undefined` without goals. */
export function scoreParts(partido: ResultFields) {
  const { local, goles_anotados: ours, goles_encajados: theirs, tanda } = partido;
  if (ours === null || theirs === null) return undefined;
  const joinHomeFirst = (own: number, other: number, separator: string) =>
    (local ? [own, other] : [other, own]).join(separator);
  return tanda
    ? {
        goals: joinHomeFirst(ours, theirs, '-'),
        kicks: `(${joinHomeFirst(tanda.anotados, tanda.encajados, '-')} p.)`,
      }
    : { goals: joinHomeFirst(ours, theirs, ' - ') };
}

/** `2 - 1`, or `2-2 (4-3 p.)` after a shoot-out (regla 99), home side first. `missing` without a score. */
export function scoreText(partido: ResultFields, missing = 'VS'): string {
  const { goals = missing, kicks } = scoreParts(partido) ?? {};
  return kicks === undefined ? goals : `${goals} ${kicks}`;
}

/** What decided a match instead of its goals: `Pasa CD Encina`, `Incomparecencia de Rival CF`. Empty otherwise. */
export function decisionText(
  partido: Pick<PartidoPreview, 'nombre_equipo'> & Pick<ResultFields, 'tanda' | 'incomparecencia'>,
  clubName: string,
): string {
  const { nombre_equipo: rival, tanda, incomparecencia: walkover } = partido;
  if (walkover) return `Incomparecencia de ${walkover === 'propia' ? clubName : rival}`;
  if (!tanda || tanda.anotados === tanda.encajados) return '';
  return `Pasa ${tanda.anotados > tanda.encajados ? clubName : rival}`;
}

/** The parts of a text that are not empty, joined. */
export const joinParts = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);
