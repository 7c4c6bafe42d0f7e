import {
  accept,
  INITIAL_SETTINGS,
  type StoredSettings,
  type EndpointName,
  type Equipo,
  CREST_ID,
  imageId,
  type JugadorDoc,
  mediaKind,
  type Noticia,
  type ImageKind,
} from '@club/shared';
import type { Change } from '../../store/differences/sources';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { deleteImage } from '../images/images';
import { findChange, findChanges, conflict, type Operation } from './operation';

/** The pictures that a record has, by kind: their version if the record has it, or 'true'. */
type Pictures = ReadonlyMap<ImageKind, string>;

const pictures = (...all: (readonly [ImageKind, string | boolean | undefined])[]): Pictures =>
  new Map(all.flatMap(([tipo, value]) => (value ? [[tipo, String(value)] as const] : [])));

const equipoPictures = ({ escudo }: Equipo) => pictures(['equipo', escudo]);
const jugadorPictures = ({ img_perfil: profile, img_banner: banner }: JugadorDoc) =>
  pictures(['jugador-perfil', profile.disponible], ['jugador-banner', banner.disponible]);
const noticiaPictures = ({ media }: Noticia) =>
  pictures(
    ...media.flatMap((name) => {
      const tipo = mediaKind(name);
      return tipo ? [[tipo, name] as const] : [];
    }),
  );

/** A record's pictures before and after an operation that kept the record. */
interface PicturesChange {
  readonly id: string;
  readonly antes: Pictures;
  readonly despues: Pictures;
}

const ofRecords = <T>(changes: readonly Change<T>[], pickPictures: (record: T) => Pictures) =>
  changes.flatMap(({ id, antes, despues }) =>
    antes && despues ? [{ id, antes: pickPictures(antes), despues: pickPictures(despues) }] : [],
  );

function changesOfSettings(antes: StoredSettings, despues: StoredSettings): PicturesChange[] {
  const escudo = (one: StoredSettings) => pictures(['escudo', one.escudo.disponible]);
  return [
    { id: CREST_ID, antes: escudo(antes), despues: escudo(despues) },
    ...antes.patrocinadores.flatMap(({ id, disponible }) => {
      const same = despues.patrocinadores.find((one) => one.id === id);
      const logo = (has: boolean) => pictures(['patrocinador', has]);
      return same ? [{ id, antes: logo(disponible), despues: logo(same.disponible) }] : [];
    }),
  ];
}

function findPictureChanges(operation: Operation): PicturesChange[] {
  const club = findChange(operation, documents.club());
  const settings = (doc: { ajustes?: StoredSettings | undefined } | undefined) =>
    doc?.ajustes ?? INITIAL_SETTINGS;
  return [
    ...(club ? changesOfSettings(settings(club.antes), settings(club.despues)) : []),
    ...ofRecords(findChanges(operation, collections.equipos), equipoPictures),
    ...ofRecords(findChanges(operation, collections.jugadores), jugadorPictures),
    ...ofRecords(findChanges(operation, collections.noticias), noticiaPictures),
    ...ofRecords(findChanges(operation, collections.pendingNoticias), noticiaPictures),
  ];
}

/** Undoes an upload: deletes the picture. Returns whether it was one. A lost picture is a conflict (docs/decisions/0011). */
export async function restoreImage(uow: UnitOfWork, operation: Operation) {
  const { accion, cuando } = operation.doc;
  const changes = findPictureChanges(operation);
  const isAnyLost = changes.some(({ antes, despues }) =>
    [...antes].some(([tipo, value]) => despues.get(tipo) !== value),
  );
  const added = changes.flatMap(({ id, antes, despues }) =>
    [...despues.keys()].filter((tipo) => !antes.has(tipo)).map((tipo) => ({ id, tipo })),
  );
  const isUpload = accion === ('putImagen' satisfies EndpointName);
  if (isAnyLost || (isUpload && added.length === 0)) {
    return conflict('las imágenes anteriores no se guardan; se puede subir otra');
  }
  for (const { id, tipo } of added) {
    const image = await uow.read(documents.imagen(imageId(tipo, id)));
    if (image?.cuando !== cuando) return conflict('la imagen ha cambiado después');
    const deleted = await deleteImage(uow, tipo, id);
    if (!deleted.ok) return deleted;
  }
  return accept(added.length > 0);
}
