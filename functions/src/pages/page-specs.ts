import {
  compareNoticias,
  moment,
  type NoticiaCard,
  onThisDay,
  type PartidoPreview,
  type TimeZone,
} from '@club/shared';
import { type DocumentSpec, documents } from '../store/documents';
import { readClub } from '../store/read-club';
import type { Reader } from '../store/reader';

type Specs = readonly DocumentSpec<unknown>[];

/** Logs of the live matches among some. No other document has their score. */
export const liveSpecs = (partidos: readonly Pick<PartidoPreview, 'partido_id' | 'estado'>[]) =>
  partidos
    .filter(({ estado }) => estado === 'en_juego')
    .map(({ partido_id: id }) => documents.directo(id));

export async function seasonLiveSpecs(reader: Reader, temporadaId: string): Promise<Specs> {
  const calendario = await reader.read(documents.calendario(temporadaId));
  return liveSpecs(Object.values(calendario?.partidos ?? {}));
}

/** Documents of the home page: front page, calendar of the form strip, and those of its main item (regla 74). */
export async function homeSpecs(reader: Reader, now: Date, zone: TimeZone): Promise<Specs> {
  const portada = await reader.read(documents.portada());
  const proximos = portada?.next_games ?? [];
  const temporadaId = proximos[0]?.temporada_id;
  const inicio = moment(now, proximos, zone);
  return [
    documents.portada(),
    ...(temporadaId === undefined ? [] : [documents.calendario(temporadaId)]),
    ...liveSpecs(proximos),
    ...(inicio.tipo === 'hoy' || inicio.tipo === 'resultado'
      ? [documents.partido(inicio.partido.partido_id)]
      : []),
    ...(inicio.tipo === 'fuera' && temporadaId !== undefined
      ? [documents.estadisticasEquipo(temporadaId)]
      : []),
  ];
}

/**
 * The last two seasons' calendars, on days on which the page shows a match of earlier years. Loading them later would
 * cause a layout shift.
 */
export async function anniversarySpecs(reader: Reader, now: Date, zone: TimeZone): Promise<Specs> {
  const [anterior, actual] = (await readClub(reader)).temporadas.slice(-2);
  if (!anterior || !actual) return [];
  const specs = [anterior, actual].map(({ _id }) => documents.calendario(_id));
  const calendarios = await Promise.all(specs.map((spec) => reader.read(spec)));
  const partidos = calendarios.flatMap((season) => Object.values(season?.partidos ?? {}));
  return onThisDay(partidos, now, zone).length === 0 ? [] : specs;
}

/** Cards of all news, newest first. */
export async function readNoticiaCards(reader: Reader): Promise<readonly NoticiaCard[]> {
  const latest = await reader.read(documents.noticias());
  const older = await Promise.all(
    (latest?.paginas ?? []).map(({ pagina_id: id }) => reader.read(documents.noticiasPage(id))),
  );
  return [latest, ...older].flatMap((page) => page?.noticias ?? []).sort(compareNoticias);
}
