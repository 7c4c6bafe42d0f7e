import { efemerides, momento, type PartidoPreview, type ZonaHoraria } from '@club/shared';
import { type DocumentSpec, documents } from '../firestore/documents';
import type { Reader } from '../firestore/reader';
import { readClub } from '../firestore/read-club';
import type { Pagina } from './pagina';

/** Documents by path, `null` for what is not there. */
export async function loadDocuments(
  reader: Reader,
  specs: readonly DocumentSpec<unknown>[],
): Promise<Pagina['docs']> {
  const contents = await Promise.all(specs.map((spec) => reader.read(spec)));
  return Object.fromEntries(specs.map(({ path }, index) => [path, contents[index] ?? null]));
}

/** The logs of the matches in play among some: their score stands in no other document. */
export const directosOf = (partidos: readonly Pick<PartidoPreview, 'partido_id' | 'estado'>[]) =>
  partidos
    .filter(({ estado }) => estado === 'en_juego')
    .map(({ partido_id: id }) => documents.directo(id));

/**
 * The home page's documents: the front page, the calendar of the form strip, and what it begins with by the clock: a match
 * in play, one of today or of these days, a whole season's figures (regla 74).
 */
export async function loadPortada(
  reader: Reader,
  ahora: Date,
  zona: ZonaHoraria,
): Promise<Pagina['docs']> {
  const portada = await reader.read(documents.portada());
  const proximos = portada?.next_games ?? [];
  const temporadaId = proximos[0]?.temporada_id;
  const inicio = momento(ahora, proximos, zona);
  return loadDocuments(reader, [
    documents.portada(),
    ...(temporadaId === undefined ? [] : [documents.calendario(temporadaId)]),
    ...directosOf(proximos),
    ...(inicio.tipo === 'hoy' || inicio.tipo === 'resultado'
      ? [documents.partido(inicio.partido.partido_id)]
      : []),
    ...(inicio.tipo === 'fuera' && temporadaId !== undefined
      ? [documents.estadisticasEquipo(temporadaId)]
      : []),
  ]);
}

/** The logs of a season's matches in play; of the current one when none is named. */
export async function loadDirectos(
  reader: Reader,
  temporadaId: string | undefined,
): Promise<Pagina['docs']> {
  const id = temporadaId ?? (await readClub(reader)).temporada_actual?._id;
  const calendario = id === undefined ? undefined : await reader.read(documents.calendario(id));
  return loadDocuments(reader, directosOf(Object.values(calendario?.partidos ?? {})));
}

/**
 * The matches of the season before the current one, on the days on which the page tells of one that was played years
 * ago; nothing on all others. The browser reads that season later anyway, but what it told only then would move the
 * list under the reader's eyes.
 */
export async function loadAniversario(
  reader: Reader,
  ahora: Date,
  zona: ZonaHoraria,
): Promise<Pagina['docs']> {
  const [anterior, actual] = (await readClub(reader)).temporadas.slice(-2);
  if (!anterior || !actual) return {};
  const specs = [anterior, actual].map(({ _id }) => documents.calendario(_id));
  const calendarios = await Promise.all(specs.map((spec) => reader.read(spec)));
  const partidos = calendarios.flatMap((season) => Object.values(season?.partidos ?? {}));
  if (efemerides(partidos, ahora, zona).length === 0) return {};
  return loadDocuments(reader, specs);
}
