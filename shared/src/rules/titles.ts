import type { Settings } from '../records/settings';
import type { JugadorDoc, JugadorPreview } from '../records/jugador';
import type { Partido } from '../records/partido';
import { scoreText, type ToldResult } from './result-text';

/** A document's title, `{titulo} · {club}`. The home page has no title and shows the club with its motto. */
export function documentTitle(
  titulo: string,
  { nombre, lema }: Pick<Settings, 'nombre' | 'lema'>,
): string {
  if (titulo !== '') return `${titulo} · ${nombre}`;
  return lema === '' ? nombre : `${nombre} · ${lema}`;
}

type TitledPartido = Pick<Partido, 'nombre_equipo' | 'jugado'> & ToldResult;

/** `CD Encina 2 - 1 Rival CF`, home side first, with a shoot-out or walkover. `VS` without a result. */
export function partidoTitle(partido: TitledPartido, clubName: string): string {
  const { local, nombre_equipo: rival, jugado: isPlayed, incomparecencia: walkover } = partido;
  const [left, right] = local ? [clubName, rival] : [rival, clubName];
  const titulo = `${left} ${isPlayed ? scoreText(partido) : 'VS'} ${right}`;
  return isPlayed && walkover ? `${titulo} (por incomparecencia)` : titulo;
}

/** Title of a player's page: name and first surname. */
export function jugadorTitle({
  nombre,
  apellido1,
}: Pick<JugadorDoc, 'nombre' | 'apellido1'>): string {
  return `${nombre} ${apellido1}`.trim();
}

/** Title of the page that compares two players, before and after they are chosen. */
export const COMPARE_TITLE = 'Comparar jugadores';
export const compareTitle = (
  a: Pick<JugadorPreview, 'nombre_con_inicial'>,
  b: Pick<JugadorPreview, 'nombre_con_inicial'>,
): string => `${a.nombre_con_inicial} y ${b.nombre_con_inicial}, frente a frente`;

/** Title of the not-found page (regla 6). */
export const NOT_FOUND_TITLE = 'ERROR 404 - Esta pagina no existe';

/** URL slug of a name: `UD Ñandú (Filial)` → `ud-nandu-filial`. */
export const slugOf = (nombre: string): string =>
  nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
