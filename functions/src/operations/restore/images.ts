import {
  accept,
  INITIAL_SETTINGS,
  type StoredSettings,
  type EndpointName,
  type Equipo,
  CREST_ID,
  imageId,
  type JugadorDoc,
  mediaTipo,
  type Noticia,
  type Result,
  type ImageKind,
} from '@club/shared';
import type { Cambio } from '../../store/differences/source';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { deleteImage } from '../images/images';
import { cambioOf, cambiosOf, conflict, type Operacion } from './operation';

/** Picture fields of a record, by kind. The value changes with the picture, if the record has its version. */
type Marcas = ReadonlyMap<ImageKind, string>;

const marcas = (...all: readonly (readonly [ImageKind, string | boolean | undefined])[]): Marcas =>
  new Map(all.flatMap(([tipo, value]) => (value ? [[tipo, String(value)] as const] : [])));

const ofEquipo = ({ escudo }: Equipo) => marcas(['equipo', escudo]);
const ofJugador = ({ img_perfil: perfil, img_banner: banner }: JugadorDoc) =>
  marcas(['jugador-perfil', perfil.disponible], ['jugador-banner', banner.disponible]);
const ofNoticia = ({ media }: Noticia) =>
  marcas(
    ...media.flatMap((name) => {
      const tipo = mediaTipo(name);
      return tipo ? [[tipo, name] as const] : [];
    }),
  );

/** A record's pictures before and after an operation that kept the record. */
interface Antes {
  readonly id: string;
  readonly antes: Marcas;
  readonly despues: Marcas;
}

const ofRecords = <T>(cambios: readonly Cambio<T>[], marcasOf: (record: T) => Marcas): Antes[] =>
  cambios.flatMap(({ id, antes, despues }) =>
    antes && despues ? [{ id, antes: marcasOf(antes), despues: marcasOf(despues) }] : [],
  );

function ofAjustes(antes: StoredSettings, despues: StoredSettings): Antes[] {
  const escudo = (one: StoredSettings) => marcas(['escudo', one.escudo.disponible]);
  return [
    { id: CREST_ID, antes: escudo(antes), despues: escudo(despues) },
    ...antes.patrocinadores.flatMap(({ id, disponible }) => {
      const same = despues.patrocinadores.find((one) => one.id === id);
      const logo = (has: boolean) => marcas(['patrocinador', has]);
      return same ? [{ id, antes: logo(disponible), despues: logo(same.disponible) }] : [];
    }),
  ];
}

function changesOf(operacion: Operacion): Antes[] {
  const club = cambioOf(operacion, documents.club());
  const ajustes = (doc: { ajustes?: StoredSettings | undefined } | undefined) =>
    doc?.ajustes ?? INITIAL_SETTINGS;
  return [
    ...(club ? ofAjustes(ajustes(club.antes), ajustes(club.despues)) : []),
    ...ofRecords(cambiosOf(operacion, collections.equipos), ofEquipo),
    ...ofRecords(cambiosOf(operacion, collections.jugadores), ofJugador),
    ...ofRecords(cambiosOf(operacion, collections.noticias), ofNoticia),
    ...ofRecords(cambiosOf(operacion, collections.noticiasPendientes), ofNoticia),
  ];
}

/**
 * Undoes an upload by deleting the picture. A replaced one cannot be restored (0011). `null` for operations without
 * pictures.
 */
export async function restoreImagen(
  uow: UnitOfWork,
  operacion: Operacion,
  ahora: Date,
): Promise<Result<'hecho' | null>> {
  const { accion, cuando } = operacion.doc;
  const changes = changesOf(operacion);
  const gone = changes.some(({ antes, despues }) =>
    [...antes].some(([tipo, value]) => despues.get(tipo) !== value),
  );
  const come = changes.flatMap(({ id, antes, despues }) =>
    [...despues.keys()].filter((tipo) => !antes.has(tipo)).map((tipo) => ({ id, tipo })),
  );
  const isUpload = accion === ('putImagen' satisfies EndpointName);
  if (gone || (isUpload && come.length === 0)) {
    return conflict('las imágenes anteriores no se guardan; se puede subir otra');
  }
  for (const { id, tipo } of come) {
    const imagen = await uow.read(documents.imagen(imageId(tipo, id)));
    if (imagen?.cuando !== cuando) return conflict('la imagen ha cambiado después');
    const done = await deleteImage(uow, tipo, id, ahora);
    if (!done.ok) return done;
  }
  return accept(come.length > 0 ? 'hecho' : null);
}
