import {
  accept,
  ZERO_COUNTERS,
  mentionPartido,
  type ClubFile,
  type CorrectionsDoc,
  type ImageFile,
  inspectImage,
  isNoticiaPhoto,
  isPublished,
  isSameContent,
  type JugadorDoc,
  type Noticia,
  type Partido,
  publishable,
  refuse,
  pickWithheld,
  type Result,
  sayField,
  stripImage,
  FULL_CONSENT,
} from '@club/shared';
import { ageAt } from '../jugadores/age';
import { documents, type DocumentSpec } from '../../store/documents';
import { toImageDoc } from '../images/images';

/** A document to write, with its approximate size in bytes. */
export interface PlannedWrite {
  readonly spec: DocumentSpec<unknown>;
  readonly value: unknown;
  readonly bytes: number;
}

/** The documents of a club without photos. The club's own document is written last. */
export interface ClubDocuments {
  readonly records: readonly PlannedWrite[];
  readonly club: readonly PlannedWrite[];
}

const plan = <T>(spec: DocumentSpec<T>, value: T, bytes = JSON.stringify(value).length) => ({
  spec,
  value,
  bytes,
});

/** Records whose photos must be hidden: players without consent for photos, and unpublished news. */
export const hiddenOwners = ({ jugadores, noticias }: Pick<ClubFile, 'jugadores' | 'noticias'>) =>
  new Set([
    ...jugadores.flatMap(({ _id, consentimiento }) =>
      consentimiento?.foto === false ? [`jugador ${_id}`] : [],
    ),
    ...noticias.flatMap((noticia) => (isPublished(noticia) ? [] : [`noticia ${noticia._id}`])),
  ]);

export const isHiddenPhoto = (
  { tipo, registro_id: id }: Pick<ImageFile, 'tipo' | 'registro_id'>,
  owners: ReadonlySet<string>,
): boolean =>
  (tipo.startsWith('jugador-') && owners.has(`jugador ${id}`)) ||
  (isNoticiaPhoto(tipo) && owners.has(`noticia ${id}`));

/** Number of photos in a file that are stored without their metadata (docs/decisions/0025). */
export const countCleaned = (photos: readonly ImageFile[]): number =>
  photos.filter(
    ({ tipo, jpeg_base64: text }) => !inspectImage(tipo, Buffer.from(text, 'base64')).ok,
  ).length;

/** The document of a photo in a file. Refused if it may not be published. */
export function planImage(
  { tipo, registro_id, cuando }: ImageFile,
  bytes: Uint8Array,
  isHidden: boolean,
): Result<PlannedWrite> {
  const given = toImageDoc(tipo, registro_id, bytes, cuando);
  // Older files may have photos with metadata, which is removed. A refusal is about the photo as it was given.
  const doc = given.ok ? given : toImageDoc(tipo, registro_id, stripImage(bytes), cuando);
  if (!doc.ok) return given.ok ? doc : given;
  const value = isHidden ? { ...doc.value, oculta: true as const } : doc.value;
  return accept(plan(documents.imagen(doc.value._id), value, bytes.length + 500));
}

export function planImages(file: ClubFile): Result<PlannedWrite[]> {
  const planned: PlannedWrite[] = [];
  const owners = hiddenOwners(file);
  for (const [index, image] of file.imagenes.entries()) {
    const bytes = Buffer.from(image.jpeg_base64, 'base64');
    const write = planImage(image, bytes, isHiddenPhoto(image, owners));
    if (!write.ok)
      return refuse('club-invalido', `${sayField(['imagenes', index])}: ${write.refusal.detail}`);
    planned.push(write.value);
  }
  return accept(planned);
}

function splitJugador(
  { fecha_nac, consentimiento = FULL_CONSENT, ...jugador }: ClubFile['jugadores'][number],
  now: Date,
) {
  const doc: JugadorDoc = { ...jugador, edad: ageAt(fecha_nac, now) };
  return {
    publicPart: publishable(doc, consentimiento),
    withheld: pickWithheld(doc, consentimiento),
  };
}

/** Manual entries about a season's figures. Of the current season, rows that follow from its sheets are left out. */
function toCorrections(
  { estadisticas, nombre: _name, _id, ...manual }: ClubFile['temporadas'][number],
  isCurrent: boolean,
): CorrectionsDoc {
  const rows = estadisticas
    .filter(
      ({ sumas, ajuste }) =>
        !isCurrent || !isSameContent(ajuste, ZERO_COUNTERS) || isSameContent(sumas, ZERO_COUNTERS),
    )
    .map(({ sumas: _sums, ...row }) => [row.jugador_id, row] as const);
  return { temporada_id: _id, ...manual, jugadores: Object.fromEntries(rows) };
}

/** The document with seasons and settings, which makes the club visible. */
function planClub(file: ClubFile): PlannedWrite[] {
  const temporadas = file.temporadas.map(({ _id, nombre }) => ({ _id, nombre }));
  const current = temporadas.at(-1) ?? null;
  if (!current && !file.ajustes) return [];
  return [
    plan(documents.club(), {
      ...(file.ajustes && { ajustes: file.ajustes }),
      temporadas,
      temporada_actual: current,
      ultimo_cambio: file.ultimo_cambio,
    }),
  ];
}

function deriveMention({ partido_id: id }: Noticia, file: ClubFile): Pick<Noticia, 'partido'> {
  const partido = file.partidos.find(({ _id }) => _id === id);
  return partido ? { partido: mentionPartido(partido) } : {};
}

function deriveNoticiaLinks(
  { _id }: Pick<Partido, '_id'>,
  file: ClubFile,
): Pick<Partido, 'noticias'> {
  const noticias = file.noticias
    .filter((noticia) => noticia.partido_id === _id && isPublished(noticia))
    .map(({ _id: noticia_id, titulo }) => ({ noticia_id, titulo }))
    .sort((a, b) => (a.noticia_id < b.noticia_id ? -1 : 1));
  return noticias.length > 0 ? { noticias } : {};
}

/** The club's records. Birth dates come before players, so that every player that is read during the import has one. */
function planRecords(file: ClubFile, now: Date): PlannedWrite[] {
  const jugadores = file.jugadores.map((jugador) => splitJugador(jugador, now));
  const fechas = Object.fromEntries(file.jugadores.map(({ _id, fecha_nac }) => [_id, fecha_nac]));
  const reservas = Object.fromEntries(
    jugadores.flatMap(({ publicPart: { _id }, withheld }) =>
      withheld ? [[_id, withheld] as const] : [],
    ),
  );
  return [
    ...(isSameContent(reservas, {}) ? [] : [plan(documents.reservas(), { jugadores: reservas })]),
    ...(isSameContent(fechas, {}) ? [] : [plan(documents.birthDates(), { fechas })]),
    ...file.temporadas.map((temporada, index) =>
      plan(
        documents.correcciones(temporada._id),
        toCorrections(temporada, index === file.temporadas.length - 1),
      ),
    ),
    ...file.equipos.map((equipo) => plan(documents.equipo(equipo._id), equipo)),
    ...file.competiciones.map((one) => plan(documents.competicion(one._id), one)),
    ...file.campos.map((campo) => plan(documents.campo(campo._id), campo)),
    ...jugadores.map(({ publicPart }) => plan(documents.jugador(publicPart._id), publicPart)),
    ...file.partidos.map((partido) =>
      plan(documents.partido(partido._id), { ...partido, ...deriveNoticiaLinks(partido, file) }),
    ),
    ...file.noticias.map((noticia) =>
      isPublished(noticia)
        ? plan(documents.noticia(noticia._id), { ...noticia, ...deriveMention(noticia, file) })
        : plan(documents.pendingNoticia(noticia._id), noticia),
    ),
  ];
}

export const clubDocuments = (file: ClubFile, now: Date): ClubDocuments => ({
  records: planRecords(file, now),
  club: planClub(file),
});
