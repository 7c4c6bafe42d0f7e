import { type ClubBackup, BackupError, endpoints, type Progress, sendClub } from '@club/shared';
import { runAudit } from '../audit/audit';
import type { ApiClient } from '../import/api-client';
import { UserError } from '../platform/user-error';
import { countCopyRecords } from './backup-file';
import { compareClubs } from './compare-clubs';

/** The club is checked and written in one request, which may be slow. */
const CLUB_TIMEOUT_MS = 180_000;

/**
 * Loads a copy into an empty club, part by part. Continues an interrupted import of the same copy. Returns the counts of
 * what was loaded.
 */
export async function uploadBackup(
  api: ApiClient,
  backup: ClubBackup,
  onProgress: (progress: Progress) => void = () => undefined,
) {
  try {
    const { cargado } = await sendClub(backup, {
      sendClub: async (body) =>
        (await api.call(endpoints.importarClub, { body, timeoutMs: CLUB_TIMEOUT_MS })).data,
      sendPhotos: (body) => api.call(endpoints.importarFotos, { body }),
      onProgress,
    });
    return cargado;
  } catch (error) {
    throw error instanceof BackupError ? new UserError(error.message) : error;
  }
}

/** Loads a backup into an empty club, audits every season, and compares the stored data with the backup. */
export async function restoreBackup(
  api: ApiClient,
  backup: ClubBackup,
  onProgress?: (progress: Progress) => void,
) {
  await uploadBackup(api, backup, onProgress);
  const stored = await api.call(endpoints.exportarClub);
  return {
    counts: countCopyRecords(stored),
    audits: await runAudit(api),
    /** Empty if all went well. */
    differences: compareClubs(backup.parte, stored),
  };
}
