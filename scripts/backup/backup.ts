import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type ClubBackup,
  clubFilePieces,
  type ClubPart,
  collectClub,
  endpoints,
  fitsOneJson,
  photoKey,
  type Progress,
  sendClub,
  upgradeClub,
} from '@club/shared';
import { runAudit } from '../audit/audit';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';
import { checkBackup, openBackup, toUserError } from './backup-file';

/** Stores received photos as files in a folder, readable by its owner only, so that an interrupted download can continue. */
async function openReceivedPhotos(folder: string) {
  const toFilePath = (key: string) => path.join(folder, encodeURIComponent(key));
  // Deletes a file that an earlier release has left there. A folder is not deleted: `rm` fails.
  await rm(folder, { force: true }).catch(() => undefined);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = new Set(await readdir(folder));
  return {
    has: (key: string) => names.has(encodeURIComponent(key)),
    async add(key: string, line: string) {
      const unfinished = path.join(folder, 'a-medias');
      // Renamed when complete and on disk, so that a killed run leaves no part of a photo.
      await writeFile(unfinished, line, { flush: true });
      await rename(unfinished, toFilePath(key));
      names.add(encodeURIComponent(key));
    },
    /** The line of a received photo. An earlier release stored it with a line feed. */
    line: async (key: string) => (await readFile(toFilePath(key), 'utf8')).trimEnd(),
  };
}

interface DownloadOptions {
  readonly api: ApiClient;
  /** Path of the file. If the club does not fit into one JSON document, the extension becomes `.jsonl`. */
  readonly fileName: string;
  /** Holds photos during the download, so that an interrupted run can continue. Deleted at the end. */
  readonly partFolder: string;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Downloads the whole club, photos included, as of one moment. The file gets its final name only after it has been
 * read back and found restorable. Photos are not in memory all at once.
 */
export async function downloadBackup(options: DownloadOptions) {
  const { api, partFolder, onProgress } = options;
  try {
    const received = await openReceivedPhotos(partFolder);
    const part = await collectClub(api, received, onProgress);
    const base = options.fileName.replace(/\.jsonl?$/, '');
    const isLines = options.fileName.endsWith('.jsonl') || !fitsOneJson(part);
    const fileName = isLines ? `${base}.jsonl` : options.fileName;
    const unfinished = `${fileName}.sin-comprobar`;
    try {
      // Contains birth dates: readable by its owner only. An existing file would keep its permissions.
      await rm(unfinished, { force: true });
      const content = clubFilePieces(part, { isLines }, (one) => received.line(photoKey(one)));
      await writeFile(unfinished, content, { mode: 0o600 });
      await checkBackup(await openBackup(unfinished), unfinished);
      await rename(unfinished, fileName);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(partFolder, { recursive: true });
    return { fileName, part };
  } catch (error) {
    throw toUserError(error, options.fileName);
  }
}

const NAME = /^club-\d{4}-\d\d-\d\dT[\d-]+Z\.jsonl?$/;

/** Backups in a folder, oldest first. */
async function backupsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => path.join(dir, name));
}

/** Newest backup in a folder. Throws a UserError if there is none. */
export async function latestBackup(dir: string): Promise<string> {
  const newest = (await backupsIn(dir)).at(-1);
  if (newest === undefined) throw new UserError(`No hay ninguna copia en ${dir}.`);
  return newest;
}

/** The club in a backup, read to the end. Throws a UserError if the file is damaged or could not be restored. */
export async function readBackup(fileName: string): Promise<ClubBackup> {
  const copy = await openBackup(fileName);
  await checkBackup(copy, fileName);
  return copy;
}

interface BackupOptions extends Pick<DownloadOptions, 'api' | 'onProgress'> {
  readonly dir: string;
  readonly now: Date;
  /** Number of backups to keep, the new one included. */
  readonly keep: number;
}

/** Writes the whole club, photos included, to a checked file in a folder. Deletes older backups after that. */
export async function writeBackup({ dir, now, keep, ...options }: BackupOptions) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const copy = await downloadBackup({
    ...options,
    fileName: path.join(dir, `club-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`),
    partFolder: path.join(dir, 'copia.a-medias'),
  });
  await options.api.call(endpoints.anotarCopia);
  const old = (await backupsIn(dir)).slice(0, -keep);
  await Promise.all(old.map((name) => rm(name)));
  return copy;
}

type Fields = Readonly<Record<string, unknown>>;

/** A record of a club file. `name` is for people. */
interface Entry {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
  readonly fields: Fields;
}

/** All records of a club, by kind and key. Photos are represented by their digest. */
function indexEntries({ club, fotos }: ClubPart): ReadonlyMap<string, Entry> {
  const file = upgradeClub(club);
  const entries = <T extends Fields & { readonly _id: string }>(
    kind: string,
    records: readonly T[],
    toName: (record: T) => string,
  ): Entry[] => records.map((fields) => ({ kind, key: fields._id, name: toName(fields), fields }));
  const all = [
    ...entries(
      'temporada',
      file.temporadas.map(({ estadisticas: _rows, ...temporada }) => temporada),
      ({ nombre }) => nombre,
    ),
    ...file.temporadas.flatMap(({ _id, nombre, estadisticas }) =>
      estadisticas.map((fields) => ({
        kind: 'estadísticas de',
        key: `${_id}/${fields.jugador_id}`,
        name: `${fields.jugador_nombre} en ${nombre}`,
        fields: { ...fields, temporada: nombre },
      })),
    ),
    ...entries('equipo', file.equipos, ({ nombre }) => nombre),
    ...entries('competición', file.competiciones, ({ nombre }) => nombre),
    ...entries('campo', file.campos, ({ nombre }) => nombre),
    ...entries('jugador', file.jugadores, (jugador) => jugador.nombre_con_inicial),
    ...entries('partido', file.partidos, (one) => `${one.nombre_equipo} (${one.fecha_str})`),
    ...entries('noticia', file.noticias, ({ titulo }) => titulo),
    ...fotos.map((fields) => ({
      kind: 'foto',
      key: `${fields.tipo}/${fields.registro_id}`,
      name: `${fields.tipo} de ${fields.registro_id}`,
      fields,
    })),
  ];
  return new Map(all.map((entry) => [`${entry.kind} ${entry.key}`, entry]));
}

/** All differences between a backup and another state of the club, one line each. Empty if they are equal. */
export function compareClubs(backup: ClubPart, other: ClubPart): string[] {
  const [before, after] = [indexEntries(backup), indexEntries(other)];
  const lost = [...before].flatMap(([key, { kind, name, fields }]) => {
    const found = after.get(key)?.fields;
    if (!found) return [`${kind} ${name}: solo en la copia`];
    const fieldNames = [...new Set([...Object.keys(fields), ...Object.keys(found)])];
    const changed = fieldNames.filter((field) => !isDeepStrictEqual(fields[field], found[field]));
    return changed.length === 0 ? [] : [`${kind} ${name}: ${changed.join(', ')}`];
  });
  const added = [...after].flatMap(([key, { kind, name }]) =>
    before.has(key) ? [] : [`${kind} ${name}: no está en la copia`],
  );
  return [...lost, ...added];
}

/** Loads a backup into an empty club, audits every season, and compares the stored data with the backup. */
export async function restoreBackup(
  api: ApiClient,
  backup: ClubBackup,
  onProgress?: (progress: Progress) => void,
) {
  await sendClub(api, backup, onProgress);
  const stored = await api.call(endpoints.exportarClub);
  return {
    stored,
    audits: await runAudit(api),
    /** Empty if all went well. */
    differences: compareClubs(backup.part, stored),
  };
}
