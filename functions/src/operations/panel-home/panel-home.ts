import {
  accept,
  comparePartidos,
  EMPTY_PANEL_HOME,
  type Home,
  type HomeChange,
  partidoSchema,
  type PanelHomeDoc,
  pick,
  previewPartido,
} from '@club/shared';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { collections, documents } from '../../store/documents';
import { readClub, readPreviews } from '../../store/read-club';
import type { Reader } from '../../store/reader';
import { withReadTimeout } from '../../store/timeouts';
import type { UnitOfWork } from '../../store/unit-of-work';
import { findAnyNoticia } from '../noticias/noticias';
import { auditStored } from '../temporadas/audit';

/** Latest operations. Players and news have their current names, or none once deleted. */
async function readRecent(reader: Reader, ultimos: readonly HomeChange[]) {
  const isOfJugador = ultimos.some(({ registro }) => registro?.tipo === 'jugador');
  const plantilla = isOfJugador ? await reader.read(documents.plantilla()) : undefined;
  const readRecordName = async ({ tipo, id }: NonNullable<HomeChange['registro']>) => {
    if (tipo === 'jugador') return plantilla?.jugadores[id]?.nombre_con_inicial ?? '';
    const noticia = await findAnyNoticia(reader, id);
    return noticia.ok ? noticia.value.titulo : '';
  };
  return Promise.all(
    ultimos.map(async ({ registro, ...ultimo }) => ({
      ...ultimo,
      sobre: registro ? await readRecordName(registro) : ultimo.sobre,
    })),
  );
}

/** The matches, of which only the id and the links to news are read. */
const LINKED_PARTIDOS = {
  ...collections.partidos,
  schema: partidoSchema.pick({ _id: true, noticias: true }),
  fields: ['_id', 'noticias'],
};

/** Number and size of all photos. Two queries, because a sum leaves out older photos, which have no size. */
async function countPhotos(db: Firestore): Promise<Home['fotos']> {
  const photos = db.collection(collections.imagenes.path);
  const [counted, summed] = await Promise.all([
    withReadTimeout(photos.count().get()),
    withReadTimeout(photos.aggregate({ bytes: AggregateField.sum('peso') }).get()),
  ]);
  return { cuantas: counted.data().count, bytes: summed.data().bytes };
}

/** Data for the to-do list (regla 70), and what is noted in `privado/inicio` (docs/decisions/0038). */
export async function readHome(reader: Reader, db: Firestore) {
  const [club, noted = EMPTY_PANEL_HOME, reservas, campos, unplayed, pending, fotos] =
    await Promise.all([
      readClub(reader),
      reader.read(documents.inicio()),
      reader.read(documents.reservas()),
      reader.list(collections.campos),
      reader.list(collections.partidos, { field: 'jugado', value: false }),
      reader.list(collections.pendingNoticias),
      countPhotos(db),
    ]);
  const current = club.temporada_actual?._id ?? null;
  const [previews, linked, equipo, ultimos] = await Promise.all([
    readPreviews(reader, current ?? undefined),
    current === null ? [] : reader.list(LINKED_PARTIDOS, { field: 'temporada_id', value: current }),
    current === null ? undefined : reader.read(documents.estadisticasEquipo(current)),
    readRecent(reader, noted.ultimos),
  ]);
  const published = linked.filter(({ noticias = [] }) => noticias.length > 0);
  const inPlay = unplayed.filter(({ estado }) => estado === 'en_juego').map(previewPartido);
  const shown = new Map([...inPlay, ...previews].map((one) => [one.partido_id, one]));
  const grounds = new Set<string | null>(campos.map(({ _id }) => _id));
  const hasSeason = ({ temporada_id: id }: { readonly temporada_id: string }) =>
    club.temporadas.some(({ _id }) => _id === id);
  return {
    temporada_id: current,
    partidos: [...shown.values()].sort(comparePartidos),
    sin_campo: unplayed.filter(({ campo_id: id }) => !grounds.has(id)).map(({ _id }) => _id),
    con_cronica: [
      ...new Set([
        ...published.map(({ _id }) => _id),
        ...pending.flatMap(({ partido_id: id }) => id ?? []),
      ]),
    ],
    puesto: equipo && !equipo.retirado ? pick(equipo, 'posicion', 'posicion_el') : null,
    sin_consentimiento: Object.keys(reservas?.jugadores ?? {}).length,
    fotos,
    copia: noted.copia ?? null,
    auditoria: noted.auditoria && hasSeason(noted.auditoria) ? noted.auditoria : null,
    ultimos,
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
