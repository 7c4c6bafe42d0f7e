import { readFile } from 'node:fs/promises';
import { CLUB_FILE_SCHEMAS, isClubLines } from '@club/shared';
import { z } from 'zod';
import { beginningOf } from '../backup/club-copy';

const headSchema = z.looseObject({ schema: z.enum(CLUB_FILE_SCHEMAS) });

/** Whether a file holds a whole club, as one JSON document or as lines. Otherwise it may be a season file. */
export async function isClubFile(fileName: string): Promise<boolean> {
  if (isClubLines(await beginningOf(fileName).catch(() => ''))) return true;
  const text = await readFile(fileName, 'utf8').catch(() => '');
  try {
    return headSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
