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

export async function readHome(reader: Reader) {
  const home = (await reader.read(documents.inicio())) ?? EMPTY_PANEL_HOME;
  const { temporada_actual: current, en_juego: inPlay, por_jugar: upcoming } = home;
  const calendario =
    current === null ? undefined : await reader.read(documents.calendario(current));
  const campos = new Set(home.campos);
  return {
    temporada_id: current,
    partidos: Object.values({ ...inPlay, ...calendario?.partidos }).sort(comparePartidos),
    sin_campo: Object.keys(upcoming).filter((id) => !campos.has(upcoming[id] ?? '')),
    con_cronica: [...new Set(Object.values(home.cronicas))],
    puesto: (current === null ? undefined : home.puestos[current]) ?? null,
    sin_consentimiento: home.sin_consentimiento,
    fotos: home.fotos,
    copia: home.copia ?? null,
    auditoria: home.auditoria ?? null,
    ultimos: await readRecent(reader, home.ultimos),
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
