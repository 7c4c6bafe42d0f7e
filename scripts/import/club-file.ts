import { readFile } from 'node:fs/promises';
import { CLUB_FILE_SCHEMA, clubFileSchema, endpoints } from '@club/shared';
import { z } from 'zod';
import { UserError } from '../platform/user-error';
import type { ApiClient } from './api-client';

const headSchema = z.looseObject({ schema: z.literal(CLUB_FILE_SCHEMA) });

/** The JSON of a file when it holds a whole club (`club/1`), `undefined` when it holds anything else. */
export async function readClubFile(fileName: string): Promise<unknown> {
  const text = await readFile(fileName, 'utf8').catch(() => '');
  try {
    const json: unknown = JSON.parse(text);
    return headSchema.safeParse(json).success ? json : undefined;
  } catch {
    return undefined;
  }
}

/** Loads a whole club into the empty one of a running site; gives how much of what was loaded. */
export async function importClubFile(api: ApiClient, json: unknown) {
  const parsed = clubFileSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(
      `El fichero no es válido en ${['raíz', ...(issue?.path ?? [])].map(String).join('.')}: ${issue?.message ?? ''}`,
    );
  }
  const { data } = await api.call(endpoints.importar, { body: parsed.data });
  return data;
}
