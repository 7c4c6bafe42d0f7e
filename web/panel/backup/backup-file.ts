import {
  type ClubBackup,
  toClubBackup,
  isClubLines,
  openClubLines,
  checkBody,
  type ClubFile,
  clubFileSchema,
  type ClubPart,
  type TimeZone,
} from '@club/shared';
import { countText } from '../../lib/number-text';
import { formatInstant } from '../common/format-instant';

/** A result, or an error message. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly msg: string };

/** Bytes read from a file at a time. */
const CHUNK_BYTES = 1024 * 1024;

/** A file's content in chunks, as it may not fit in memory. */
async function* readInChunks(file: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    yield new Uint8Array(await file.slice(from, from + CHUNK_BYTES).arrayBuffer());
  }
}

/** Size of the largest JSON file that is read. Larger backups are in the line format. */
const MAX_JSON_BYTES = 256 * 1024 * 1024;

/** Opens a backup file of either format, or says why that is impossible. Its photos are read when they are sent. */
export async function openBackupFile(file: Blob): Promise<Outcome<ClubBackup>> {
  try {
    if (isClubLines(await file.slice(0, 200).text())) {
      return { ok: true, value: await openClubLines(() => readInChunks(file)) };
    }
    if (file.size > MAX_JSON_BYTES) {
      return {
        ok: false,
        msg: 'El fichero es demasiado grande para ser una copia en un solo JSON.',
      };
    }
    const read = readClubJson(await file.text());
    return read.ok ? { ok: true, value: await toClubBackup(read.value) } : read;
  } catch (error) {
    return { ok: false, msg: error instanceof Error ? error.message : String(error) };
  }
}

const NOT_A_COPY =
  'Este fichero no es una copia de un club. Elige uno descargado con «Descargar copia».';

const headSchema = clubFileSchema.pick({ schema: true }).loose();

/** Parses a backup in JSON format. The server checks it again, and whether its records fit together. */
export function readClubJson(text: string): Outcome<ClubFile> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, msg: NOT_A_COPY };
  }
  if (!headSchema.safeParse(content).success) return { ok: false, msg: NOT_A_COPY };
  const checked = checkBody(clubFileSchema, content);
  return checked.ok
    ? { ok: true, value: checked.value }
    : { ok: false, msg: `La copia está dañada. ${checked.refusal.detail}` };
}

/** Content of a backup, one line for each kind of record. */
export function summarizeClub({ club: file, fotos }: ClubPart): readonly string[] {
  const { temporadas } = file;
  const names = temporadas.map(({ nombre }) => nombre).join(', ');
  const seasons = countText(temporadas.length, 'temporada', 'temporadas');
  return [
    temporadas.length === 0 ? seasons : `${seasons}: ${names}`,
    countText(file.jugadores.length, 'jugador', 'jugadores'),
    `${countText(file.partidos.length, 'partido', 'partidos')}, ${countText(
      file.partidos.filter(({ jugado }) => jugado).length,
      'jugado',
      'jugados',
    )}`,
    countText(file.equipos.length, 'equipo', 'equipos'),
    countText(file.competiciones.length, 'competición', 'competiciones'),
    countText(file.campos.length, 'campo', 'campos'),
    countText(file.noticias.length, 'noticia', 'noticias'),
    countText(fotos.length, 'foto', 'fotos'),
  ];
}

export const exportedText = ({ club }: ClubPart, zone: TimeZone): string =>
  `Copia del ${formatInstant(club.exportado, zone)}`;
