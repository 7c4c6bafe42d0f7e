import { type Auditoria, type ClubFile, endpoints } from '@club/shared';
import { runAudit } from '../audit/run-audit';
import type { ApiClient } from '../import/api-client';
import { compareClubs } from './compare-clubs';

/** What came of a restore. */
export interface RestoreReport {
  readonly cargado: {
    readonly temporadas: number;
    readonly jugadores: number;
    readonly partidos: number;
    readonly imagenes: number;
  };
  /** What the auditor says of every season afterwards. */
  readonly auditorias: readonly Auditoria[];
  /** What is stored now and not in the backup, or the other way round: nothing, if all went well. */
  readonly diferencias: readonly string[];
}

/** Loads a backup into an empty club, audits every season and compares what is stored now with the backup. */
export async function restoreBackup(api: ApiClient, backup: ClubFile): Promise<RestoreReport> {
  await api.call(endpoints.importar, { body: backup });
  const stored = await api.call(endpoints.exportar);
  return {
    cargado: {
      temporadas: stored.temporadas.length,
      jugadores: stored.jugadores.length,
      partidos: stored.partidos.length,
      imagenes: stored.imagenes.length,
    },
    auditorias: await runAudit(api),
    diferencias: compareClubs(backup, stored),
  };
}
