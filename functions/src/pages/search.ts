import {
  allTimePartidos,
  compareSquad,
  deriveAllTime,
  joinParts,
  partidoTitle,
  type PartidoPreview,
  type SearchGroup,
  type SearchHit,
  searchIn,
  type Settings,
  toSlug,
} from '@club/shared';
import { documents } from '../store/documents';
import { readClub, readPreviews } from '../store/read-club';
import { readListedCards } from '../store/projections/front-page';
import type { Reader } from '../store/reader';

/** Maximum hits of one group. */
const MAX_HITS = 50;
/** Minimum length of the words. Shorter ones find nothing. */
const MIN_LETTERS = 2;

/** A hit and the text in which words are searched. */
type Item = SearchHit & { readonly searched: string };

async function squadItems(reader: Reader): Promise<Item[]> {
  const plantilla = await reader.read(documents.plantilla());
  return Object.values(plantilla?.jugadores ?? {})
    .sort(compareSquad)
    .map(({ jugador_id: id, nombre, apellido1, alias, dorsal }) => ({
      path: `/jugador/${id}`,
      texto: joinParts(' ', nombre, apellido1),
      nota: joinParts(' · ', `Dorsal ${String(dorsal)}`, alias && `«${alias}»`),
      searched: `${nombre} ${apellido1} ${alias}`,
    }));
}

/** Rivals of all seasons, and all matches: unplayed ones of the current season, then the played ones, latest first. */
async function matchItems(reader: Reader, { nombre: clubName }: Pick<Settings, 'nombre'>) {
  const { temporada_actual: current } = await readClub(reader);
  const [historia, previews] = await Promise.all([
    reader.read(documents.historia()),
    readPreviews(reader, current?._id),
  ]);
  const rivales = historia ? deriveAllTime(historia).rivales : [];
  const toItem = (
    id: string,
    partido: Parameters<typeof partidoTitle>[0] &
      Pick<PartidoPreview, 'fecha_str' | 'nombre_competicion'>,
    temporada = '',
  ): Item => ({
    path: `/partidos/${id}`,
    texto: partidoTitle(partido, clubName),
    nota: partido.nombre_competicion,
    fecha_str: partido.fecha_str,
    searched: `${partido.nombre_equipo} ${partido.nombre_competicion} ${temporada}`,
  });
  const upcoming = previews.filter(({ jugado }) => !jugado);
  const played = historia ? allTimePartidos(historia) : [];
  return {
    rivales: rivales.map((rival): Item => ({
      path: `/rivales/${toSlug(rival.nombre)}`,
      texto: rival.nombre,
      nota: `${String(rival.jugados)} ${rival.jugados === 1 ? 'partido' : 'partidos'}: ${String(rival.ganados)} V, ${String(rival.empatados)} E, ${String(rival.perdidos)} D`,
      searched: rival.nombre,
    })),
    partidos: [
      ...upcoming
        .sort((a, b) => (a.fecha_date < b.fecha_date ? -1 : 1))
        .map((partido) => toItem(partido.partido_id, partido)),
      ...played
        .sort((a, b) => (a.fecha_date > b.fecha_date ? -1 : 1))
        .map((partido) =>
          toItem(partido.partido_id, { ...partido, jugado: true }, partido.temporada_nombre),
        ),
    ],
  };
}

/** Hits for the words in squad, rivals, matches and news, in groups (regla 108). */
export async function search(
  reader: Reader,
  words: string,
  settings: Pick<Settings, 'nombre'>,
): Promise<readonly SearchGroup[]> {
  if (words.trim().length < MIN_LETTERS) return [];
  const [jugadores, { rivales, partidos }, noticias] = await Promise.all([
    squadItems(reader),
    matchItems(reader, settings),
    readListedCards(reader),
  ]);
  const groups: readonly (readonly [string, readonly Item[]])[] = [
    ['Jugadores', jugadores],
    ['Rivales', rivales],
    ['Partidos', partidos],
    [
      'Noticias',
      noticias.map(({ _id, titulo, resumen, fecha_str }) => ({
        path: `/noticias/${_id}`,
        texto: titulo,
        nota: '',
        fecha_str,
        searched: `${titulo} ${resumen}`,
      })),
    ],
  ];
  return groups
    .map(([titulo, items]) => ({
      titulo,
      hits: searchIn(items, words, ({ searched }) => searched)
        .slice(0, MAX_HITS)
        .map(({ searched: _searched, ...hit }) => hit),
    }))
    .filter(({ hits }) => hits.length > 0);
}
