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
  NOTICIA_PHOTO_KINDS,
  type Noticia,
  type ImageKind,
} from '@club/shared';
import type { RecordChange } from '../../store/differences/sources';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { deleteImage } from '../images/images';
import { findChange, findChanges, conflict, type Operation } from './operation';

/** A place for a picture in a record, and the picture's version there, or whether there is one. */
type Place = readonly [tipo: ImageKind, id: string, picture: string | boolean | undefined];

const equipoPlaces = ({ _id, escudo }: Equipo): Place[] => [['equipo', _id, escudo]];
const jugadorPlaces = ({ _id, img_perfil: profile, img_banner: banner }: JugadorDoc): Place[] => [
  ['jugador-perfil', _id, profile.disponible],
  ['jugador-banner', _id, banner.disponible],
];
const noticiaPlaces = ({ _id, media }: Noticia): Place[] =>
  NOTICIA_PHOTO_KINDS.map((tipo) => [tipo, _id, media.find((name) => mediaKind(name) === tipo)]);
const settingsPlaces = ({ escudo, patrocinadores }: StoredSettings): Place[] => [
  ['escudo', CREST_ID, escudo.disponible],
  ...patrocinadores.map(({ id, disponible }): Place => ['patrocinador', id, disponible]),
];

/** Places that a record has both before and after an operation, with the earlier and the later picture. */
const comparePlaces = (before: readonly Place[], after: readonly Place[]) =>
  before.flatMap(([tipo, id, antes]) => {
    const found = after.find(([kind, record]) => kind === tipo && record === id);
    return found ? [{ tipo, id, antes, despues: found[2] }] : [];
  });

/** The places of all records that the operation changed, without created and deleted ones. */
const placesOfKept = <T>(changes: readonly RecordChange<T>[], listPlaces: (record: T) => Place[]) =>
  changes.flatMap(({ antes, despues }) =>
    antes && despues ? comparePlaces(listPlaces(antes), listPlaces(despues)) : [],
  );

function comparePictures(operation: Operation) {
  const club = findChange(operation, documents.club());
  const places = (doc: { ajustes?: StoredSettings | undefined } | undefined) =>
    settingsPlaces(doc?.ajustes ?? INITIAL_SETTINGS);
  return [
    ...(club ? comparePlaces(places(club.antes), places(club.despues)) : []),
    ...placesOfKept(findChanges(operation, collections.equipos), equipoPlaces),
    ...placesOfKept(findChanges(operation, collections.jugadores), jugadorPlaces),
    ...placesOfKept(findChanges(operation, collections.noticias), noticiaPlaces),
    ...placesOfKept(findChanges(operation, collections.pendingNoticias), noticiaPlaces),
  ];
}

/** Undoes an upload by deleting the picture. Returns whether it did. A lost earlier picture is a conflict (0011). */
export async function restoreImage(uow: UnitOfWork, operation: Operation) {
  const { accion, cuando } = operation.doc;
  const places = comparePictures(operation);
  const isAnyLost = places.some(({ antes, despues }) => antes && antes !== despues);
  const added = places.filter(({ antes, despues }) => !antes && despues);
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
