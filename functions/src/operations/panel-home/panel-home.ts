import { accept, comparePartidos, EMPTY_PANEL_HOME, type PanelHomeDoc } from '@club/shared';
import { documents } from '../../store/documents';
import type { Reader } from '../../store/reader';
import type { UnitOfWork } from '../../store/unit-of-work';
import { auditStored } from '../temporadas/audit';

type RecentOperation = PanelHomeDoc['ultimos'][number];

/** Latest operations. Players and news have their current names, or none once deleted. */
async function readRecent(reader: Reader, ultimos: readonly RecentOperation[]) {
  const isOfJugador = ultimos.some(({ registro }) => registro?.tipo === 'jugador');
  const plantilla = isOfJugador ? await reader.read(documents.plantilla()) : undefined;
  const nameOf = async ({ tipo, id }: NonNullable<RecentOperation['registro']>) => {
    if (tipo === 'jugador') return plantilla?.jugadores[id]?.nombre_con_inicial ?? '';
    const noticia =
      (await reader.read(documents.noticia(id))) ??
      (await reader.read(documents.pendingNoticia(id)));
    return noticia?.titulo ?? '';
  };
  return Promise.all(
    ultimos.map(async ({ registro, ...ultimo }) => ({
      ...ultimo,
      sobre: registro ? await nameOf(registro) : ultimo.sobre,
    })),
  );
}

/** Data of the panel's home. */
export async function readHome(reader: Reader) {
  const inicio = (await reader.read(documents.inicio())) ?? EMPTY_PANEL_HOME;
  const { temporada_actual: actual, en_juego: inPlay, por_jugar: upcoming } = inicio;
  const calendario = actual === null ? undefined : await reader.read(documents.calendario(actual));
  const campos = new Set(inicio.campos);
  return {
    temporada_id: actual,
    partidos: Object.values({ ...inPlay, ...calendario?.partidos }).sort(comparePartidos),
    sin_campo: Object.keys(upcoming).filter((id) => !campos.has(upcoming[id] ?? '')),
    con_cronica: [...new Set(Object.values(inicio.cronicas))],
    puesto: (actual === null ? undefined : inicio.puestos[actual]) ?? null,
    sin_consentimiento: inicio.sin_consentimiento,
    fotos: inicio.fotos,
    copia: inicio.copia ?? null,
    auditoria: inicio.auditoria ?? null,
    ultimos: await readRecent(reader, inicio.ultimos),
  };
}

async function note(uow: UnitOfWork, fields: Pick<PanelHomeDoc, 'copia' | 'auditoria'>) {
  const stored = (await uow.read(documents.inicio())) ?? EMPTY_PANEL_HOME;
  await uow.write(documents.inicio(), { ...stored, ...fields });
}

export const noteBackup = (uow: UnitOfWork) => note(uow, { copia: uow.now.toISOString() });

/** Audits a season, and records the number of differences for the panel's home. */
export async function noteAuditoria(uow: UnitOfWork, temporadaId: string) {
  const audited = await auditStored(uow, temporadaId);
  if (!audited.ok) return audited;
  const auditoria = {
    temporada_id: temporadaId,
    cuando: uow.now.toISOString(),
    diferencias: audited.value.diferencias.length,
  };
  await note(uow, { auditoria });
  return accept(audited.value);
}
