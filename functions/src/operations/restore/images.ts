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
import type { Change } from '../../store/differences/source';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { deleteImage } from '../images/images';
import { changeOf, findChanges, conflict, type Operation } from './operation';

/** Picture fields of a record, by kind. The value changes with the picture, if the record has its version. */
type Brands = ReadonlyMap<ImageKind, string>;

const brands = (...all: readonly (readonly [ImageKind, string | boolean | undefined])[]): Brands =>
  new Map(all.flatMap(([tipo, value]) => (value ? [[tipo, String(value)] as const] : [])));

const ofEquipo = ({ escudo }: Equipo) => brands(['equipo', escudo]);
const ofJugador = ({ img_perfil: profile, img_banner: banner }: JugadorDoc) =>
  brands(['jugador-perfil', profile.disponible], ['jugador-banner', banner.disponible]);
const ofNoticia = ({ media }: Noticia) =>
  brands(
    ...media.flatMap((name) => {
      const tipo = mediaKind(name);
      return tipo ? [[tipo, name] as const] : [];
    }),
  );

/** A record's pictures before and after an operation that kept the record. */
interface Antes {
  readonly id: string;
  readonly antes: Brands;
  readonly despues: Brands;
}

const ofRecords = <T>(cambios: readonly Change<T>[], brandsOf: (record: T) => Brands): Antes[] =>
  cambios.flatMap(({ id, antes, despues }) =>
    antes && despues ? [{ id, antes: brandsOf(antes), despues: brandsOf(despues) }] : [],
  );

function ofSettings(antes: StoredSettings, despues: StoredSettings): Antes[] {
  const escudo = (one: StoredSettings) => brands(['escudo', one.escudo.disponible]);
  return [
    { id: CREST_ID, antes: escudo(antes), despues: escudo(despues) },
    ...antes.patrocinadores.flatMap(({ id, disponible }) => {
      const same = despues.patrocinadores.find((one) => one.id === id);
      const logo = (has: boolean) => brands(['patrocinador', has]);
      return same ? [{ id, antes: logo(disponible), despues: logo(same.disponible) }] : [];
    }),
  ];
}

function changesOf(operation: Operation): Antes[] {
  const club = changeOf(operation, documents.club());
  const ajustes = (doc: { ajustes?: StoredSettings | undefined } | undefined) =>
    doc?.ajustes ?? INITIAL_SETTINGS;
  return [
    ...(club ? ofSettings(ajustes(club.antes), ajustes(club.despues)) : []),
    ...ofRecords(findChanges(operation, collections.equipos), ofEquipo),
    ...ofRecords(findChanges(operation, collections.jugadores), ofJugador),
    ...ofRecords(findChanges(operation, collections.noticias), ofNoticia),
    ...ofRecords(findChanges(operation, collections.pendingNoticias), ofNoticia),
  ];
}

/** Undoes an upload by deleting the picture. Replaced ones cannot be restored (0011). `null` without pictures. */
export async function restoreImage(uow: UnitOfWork, operation: Operation) {
  const { accion, cuando } = operation.doc;
  const changes = changesOf(operation);
  const gone = changes.some(({ antes, despues }) =>
    [...antes].some(([tipo, value]) => despues.get(tipo) !== value),
  );
  const comesOn = changes.flatMap(({ id, antes, despues }) =>
    [...despues.keys()].filter((tipo) => !antes.has(tipo)).map((tipo) => ({ id, tipo })),
  );
  const isUpload = accion === ('putImagen' satisfies EndpointName);
  if (gone || (isUpload && comesOn.length === 0)) {
    return conflict('las imágenes anteriores no se guardan; se puede subir otra');
  }
  for (const { id, tipo } of comesOn) {
    const imagen = await uow.read(documents.imagen(imageId(tipo, id)));
    if (imagen?.cuando !== cuando) return conflict('la imagen ha cambiado después');
    const done = await deleteImage(uow, tipo, id);
    if (!done.ok) return done;
  }
  return accept(comesOn.length > 0 ? 'hecho' : null);
}
