import { moment, onThisDay, type PartidoPreview, type TimeZone } from '@club/shared';
import { type DocumentSpec, documents } from '../store/documents';
import { readAllPreviews, readClub } from '../store/read-club';
import type { Reader } from '../store/reader';

type Specs = readonly DocumentSpec<unknown>[];

/** Logs of those matches that are live. No other document has their score. */
export const liveSpecs = (partidos: readonly Pick<PartidoPreview, 'partido_id' | 'estado'>[]) =>
  partidos
    .filter(({ estado }) => estado === 'en_juego')
    .map(({ partido_id: id }) => documents.directo(id));

/** Documents of the home page: front page, calendar for the form strip, and those of its main match (regla 74). */
export async function homeSpecs(reader: Reader, now: Date, zone: TimeZone): Promise<Specs> {
  const portada = await reader.read(documents.portada());
  const proximos = portada?.next_games ?? [];
  const temporadaId = proximos[0]?.temporada_id;
  const shown = moment(now, proximos, zone);
  return [
    documents.portada(),
    ...(temporadaId === undefined ? [] : [documents.calendario(temporadaId)]),
    ...liveSpecs(proximos),
    ...(shown.tipo === 'hoy' || shown.tipo === 'resultado'
      ? [documents.partido(shown.partido.partido_id)]
      : []),
    ...(shown.tipo === 'fuera' && temporadaId !== undefined
      ? [documents.estadisticasEquipo(temporadaId)]
      : []),
  ];
}

/** On days that recall a match of an earlier year: the last two seasons’ calendars, so that the page does not shift. */
export async function anniversarySpecs(reader: Reader, now: Date, zone: TimeZone): Promise<Specs> {
  const [previous, current] = (await readClub(reader)).temporadas.slice(-2);
  if (!previous || !current) return [];
  const partidos = await readAllPreviews(reader, [previous, current]);
  return onThisDay(partidos, now, zone).length === 0
    ? []
    : [previous, current].map(({ _id }) => documents.calendario(_id));
}
