import { createReadStream, openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  checkBody,
  CLUB_FILE_SCHEMAS,
  CLUB_PART_MAX_BYTES,
  type ClubBackup,
  BackupError,
  toClubBackup,
  clubFileSchema,
  type ClubPart,
  clubFileProblems,
  photoId,
  inspectImage,
  describeRefusal,
  isClubLines,
  openClubLines,
  stripImage,
} from '@club/shared';
import { z } from 'zod';
import { UserError } from '../platform/user-error';

/** Turns a BackupError, of a damaged copy or an interrupted transfer, into a UserError that names the file. */
export const toUserError = (error: unknown, fileName: string): unknown =>
  error instanceof BackupError ? new UserError(`${fileName}: ${error.message}`) : error;

/** The first characters of a file, enough to tell its format. */
const readBeginning = async (fileName: string): Promise<string> =>
  (await openAsBlob(fileName)).slice(0, 200).text();

const headSchema = z.looseObject({ schema: z.enum(CLUB_FILE_SCHEMAS) });

/** Whether a file holds a whole club, as one JSON document or as lines. Otherwise it may be a season file. */
export async function isClubFile(fileName: string): Promise<boolean> {
  if (isClubLines(await readBeginning(fileName).catch(() => ''))) return true;
  try {
    return headSchema.safeParse(JSON.parse(await readFile(fileName, 'utf8'))).success;
  } catch {
    return false;
  }
}

async function openJson(fileName: string): Promise<ClubBackup> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(fileName, 'utf8'));
  } catch {
    throw new UserError(`${fileName} está dañado: no es JSON entero.`);
  }
  const checked = checkBody(clubFileSchema, json);
  if (!checked.ok) {
    throw new UserError(`${fileName} no es una copia del club. ${checked.refusal.detail}`);
  }
  return toClubBackup(checked.value);
}

/** Opens a club file of either format. Photos are read on demand. Throws a UserError if it is not a club file. */
export async function openBackup(fileName: string): Promise<ClubBackup> {
  const beginning = await readBeginning(fileName).catch(() => {
    throw new UserError(`No se puede leer ${fileName}.`);
  });
  if (!isClubLines(beginning)) return openJson(fileName);
  try {
    const backup = await openClubLines(() => createReadStream(fileName));
    return {
      part: backup.part,
      async *readPhotos() {
        try {
          yield* backup.readPhotos();
        } catch (error) {
          throw toUserError(error, fileName);
        }
      },
    };
  } catch (error) {
    throw toUserError(error, fileName);
  }
}

/** Reads a copy to the end. Throws a UserError if any part of it could not be restored. */
export async function checkBackup(backup: ClubBackup, fileName: string): Promise<void> {
  const refuseWith = (problem: string) => {
    throw new UserError(`${fileName} no se podría restaurar: ${problem}`);
  };
  const { club, fotos } = backup.part;
  for (const problem of clubFileProblems(club, fotos)) refuseWith(problem);
  if (Buffer.byteLength(JSON.stringify(backup.part)) > CLUB_PART_MAX_BYTES) {
    refuseWith('sin sus fotos pesa más de lo que el servidor admite');
  }
  for await (const picture of backup.readPhotos()) {
    const bytes = Buffer.from(picture.jpeg_base64, 'base64');
    const given = inspectImage(picture.tipo, bytes);
    // Images with metadata are loaded without the metadata (docs/decisions/0025).
    const stripped = given.ok ? given : inspectImage(picture.tipo, stripImage(bytes));
    if (!stripped.ok) refuseWith(`${photoId(picture)}: ${describeRefusal(stripped.refusal).msg}`);
  }
}

/** Number of records and images in a copy, for the person at the terminal. */
export const describeContent = ({ club, fotos }: ClubPart): string =>
  `${String(club.temporadas.length)} temporadas, ${String(club.jugadores.length)} jugadores, ${String(club.partidos.length)} partidos, ${String(fotos.length)} imágenes`;
