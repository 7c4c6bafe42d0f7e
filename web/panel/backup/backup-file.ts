import {
  BackupError,
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

/** Opens a backup file of either format. The photos are not read until they are sent. Throws `BackupError`. */
export async function openBackupFile(file: Blob): Promise<ClubBackup> {
  if (isClubLines(await file.slice(0, 200).text())) {
    return openClubLines(() => readInChunks(file));
  }
  if (file.size > MAX_JSON_BYTES) {
    throw new BackupError('El fichero es demasiado grande para ser una copia en un solo JSON.');
  }
  return toClubBackup(readClubJson(await file.text()));
}

const headSchema = clubFileSchema.pick({ schema: true }).loose();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a backup in JSON format. The server checks it again, and whether its records fit together. */
export function readClubJson(text: string): ClubFile {
  const content = parseJson(text);
  if (!headSchema.safeParse(content).success) {
    throw new BackupError(
      'Este fichero no es una copia de un club. Elige uno descargado con «Descargar copia».',
    );
  }
  const checked = checkBody(clubFileSchema, content);
  if (checked.ok) return checked.value;
  throw new BackupError(`La copia está dañada. ${checked.refusal.detail}`);
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
