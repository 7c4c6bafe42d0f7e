import {
  EMBLEMA_MAX_BYTES,
  IMAGEN_MAX_BYTES,
  IMAGEN_MAX_LADO_PX,
  TIPOS_FOTO_NOTICIA,
  type TipoFotoNoticia,
  type TipoImagen,
} from '@club/shared';

/** How a kind of picture is kept. */
export interface PhotoShape {
  readonly label: string;
  readonly noun: 'foto' | 'imagen';
  /** Width by height to which it is cut around its middle; `null` keeps it whole. */
  readonly ratio: number | null;
  /** Longest side, pixels. */
  readonly maxLado: number;
  readonly maxBytes: number;
  /** A PNG keeps what is transparent, and loses an empty margin. */
  readonly mime: 'image/jpeg' | 'image/png';
}

/** A portrait is never shown larger than a thumbnail: a squad of large ones would cost its readers megabytes. */
const PERFIL_MAX_LADO_PX = 640;
/** A crest is shown at 160 CSS pixels at most, on the sharpest of screens. */
const EMBLEMA_LADO_PX = 512;

const foto = { noun: 'foto', maxBytes: IMAGEN_MAX_BYTES, mime: 'image/jpeg' } as const;
/** The photos of a news item are told apart by their number, from the second on. */
const noticiaShape = (index: number): PhotoShape => ({
  ...foto,
  label: index === 0 ? 'Imagenes' : `Imagenes ${String(index + 1)}`,
  ratio: null,
  maxLado: IMAGEN_MAX_LADO_PX,
});
const emblema = {
  noun: 'imagen',
  ratio: null,
  maxLado: EMBLEMA_LADO_PX,
  maxBytes: EMBLEMA_MAX_BYTES,
  mime: 'image/png',
} as const;

/** The kinds of picture (reglas 2 and 21). */
export const PHOTO_SHAPES: Readonly<Record<TipoImagen, PhotoShape>> = {
  'jugador-perfil': { ...foto, label: 'Foto de perfil', ratio: 1, maxLado: PERFIL_MAX_LADO_PX },
  'jugador-banner': { ...foto, label: 'Banner', ratio: 8 / 3, maxLado: IMAGEN_MAX_LADO_PX },
  ...(Object.fromEntries(
    TIPOS_FOTO_NOTICIA.map((tipo, index) => [tipo, noticiaShape(index)]),
  ) as Record<TipoFotoNoticia, PhotoShape>),
  escudo: { ...emblema, label: 'Escudo' },
  patrocinador: { ...emblema, label: 'Logo' },
  equipo: { ...emblema, label: 'Escudo' },
};
