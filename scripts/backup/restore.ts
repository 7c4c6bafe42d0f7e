import { type Auditoria, type ClubCopy, endpoints, type Progress } from '@club/shared';
import { runAudit } from '../audit/run-audit';
import type { ApiClient } from '../import/api-client';
import { compareClubs } from './compare-clubs';
import { uploadCopy } from './upload-copy';

export interface RestoreReport {
  readonly cargado: Readonly<Record<'temporadas' | 'jugadores' | 'partidos' | 'imagenes', number>>;
  /** Audit of every season after the restore. */
  readonly auditorias: readonly Auditoria[];
  /** Differences between the backup and what is stored now. Empty if all went well. */
  readonly diferencias: readonly string[];
}

/** Loads a backup into an empty club, audits every season, and compares the stored data with the backup. */
export async function restoreBackup(
  api: ApiClient,
  backup: ClubCopy,
  onProgress?: (progress: Progress) => void,
): Promise<RestoreReport> {
  await uploadCopy(api, backup, onProgress);
  const stored = await api.call(endpoints.exportarClub);
  return {
    cargado: {
      temporadas: stored.club.temporadas.length,
      jugadores: stored.club.jugadores.length,
      partidos: stored.club.partidos.length,
      imagenes: stored.fotos.length,
    },
    auditorias: await runAudit(api),
    diferencias: compareClubs(backup.parte, stored),
  };
}
