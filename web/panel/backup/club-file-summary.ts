import {
  checkBody,
  type ClubFile,
  clubFileSchema,
  type ClubPart,
  type TimeZone,
} from '@club/shared';
import { formatInstant } from '../common/format-instant';

/** The parsed backup, or an error message. */
export type ReadClubFile =
  { readonly ok: true; readonly file: ClubFile } | { readonly ok: false; readonly msg: string };

const NOT_A_COPY =
  'Este fichero no es una copia de un club. Elige uno descargado con «Descargar copia».';

const headSchema = clubFileSchema.pick({ schema: true }).loose();

/** Parses a backup in JSON format. The server validates it again, including its content. */
export function readClubJson(text: string): ReadClubFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, msg: NOT_A_COPY };
  }
  if (!headSchema.safeParse(content).success) return { ok: false, msg: NOT_A_COPY };
  const checked = checkBody(clubFileSchema, content);
  return checked.ok
    ? { ok: true, file: checked.value }
    : { ok: false, msg: `La copia está dañada. ${checked.refusal.detail}` };
}

const counted = (count: number, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`;

/** Content of a backup, one line for each kind of record. */
export function summarizeClub({ club: file, fotos }: ClubPart): readonly string[] {
  const { temporadas } = file;
  const names = temporadas.map(({ nombre }) => nombre).join(', ');
  const seasons = counted(temporadas.length, 'temporada', 'temporadas');
  return [
    temporadas.length === 0 ? seasons : `${seasons}: ${names}`,
    counted(file.jugadores.length, 'jugador', 'jugadores'),
    `${counted(file.partidos.length, 'partido', 'partidos')}, ${counted(
      file.partidos.filter(({ jugado }) => jugado).length,
      'jugado',
      'jugados',
    )}`,
    counted(file.equipos.length, 'equipo', 'equipos'),
    counted(file.competiciones.length, 'competición', 'competiciones'),
    counted(file.campos.length, 'campo', 'campos'),
    counted(file.noticias.length, 'noticia', 'noticias'),
    counted(fotos.length, 'foto', 'fotos'),
  ];
}

export const exportedText = ({ club }: ClubPart, zone: TimeZone): string =>
  `Copia del ${formatInstant(club.exportado, zone)}`;
