import {
  compareNoticias,
  moment,
  type NoticiaCard,
  onThisDay,
  type PartidoPreview,
  type TimeZone,
} from '@club/shared';
import { type DocumentSpec, documents } from '../store/documents';
import { readAllPreviews, readClub } from '../store/read-club';
import { readListedCards } from '../store/projections/front-page';
import type { Reader } from '../store/reader';

type Specs = readonly DocumentSpec<unknown>[];

/** Logs of the live matches among some. No other document has their score. */
export const liveSpecs = (partidos: readonly Pick<PartidoPreview, 'partido_id' | 'estado'>[]) =>
  partidos
    .filter(({ estado }) => estado === 'en_juego')
    .map(({ partido_id: id }) => documents.directo(id));

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

/** The last two seasons' calendars, on days that show a match of earlier years: no later layout shift. */
export async function anniversarySpecs(reader: Reader, now: Date, zone: TimeZone): Promise<Specs> {
  const [anterior, actual] = (await readClub(reader)).temporadas.slice(-2);
  if (!anterior || !actual) return [];
  const partidos = await readAllPreviews(reader, [anterior, actual]);
  return onThisDay(partidos, now, zone).length === 0
    ? []
    : [anterior, actual].map(({ _id }) => documents.calendario(_id));
}

/** Cards of all news, newest first. */
export async function readNoticiaCards(reader: Reader): Promise<readonly NoticiaCard[]> {
  const { listed } = await readListedCards(reader);
  return listed.sort(compareNoticias);
}
