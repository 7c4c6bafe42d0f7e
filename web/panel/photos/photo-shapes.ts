import {
  EMBLEM_MAX_BYTES,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_SIDE_PX,
  NOTICIA_PHOTO_KINDS,
  type NoticiaPhotoKind,
  type ImageKind,
} from '@club/shared';

/** How a kind of picture is stored. */
export interface PhotoShape {
  readonly label: string;
  readonly noun: 'foto' | 'imagen';
  /** Width divided by height of the centred crop; `null` does not crop. */
  readonly ratio: number | null;
  /** Longest side in pixels. */
  readonly maxSide: number;
  readonly maxBytes: number;
  /** PNG keeps transparency, and its empty margin is cut off. */
  readonly mime: 'image/jpeg' | 'image/png';
}

/** Portraits are only shown as thumbnails; larger ones would make the squad page megabytes heavier. */
const PROFILE_MAX_SIDE_PX = 640;
/** Crests are shown at 160 CSS pixels at most, so this is enough for a device pixel ratio of 3. */
const EMBLEM_SIDE_PX = 512;

const picture = { noun: 'foto', maxBytes: IMAGE_MAX_BYTES, mime: 'image/jpeg' } as const;
/** Photos of a news item are numbered from the second on. */
const noticiaShape = (index: number): PhotoShape => ({
  ...picture,
  label: index === 0 ? 'Imagenes' : `Imagenes ${String(index + 1)}`,
  ratio: null,
  maxSide: IMAGE_MAX_SIDE_PX,
});
const emblemImage = {
  noun: 'imagen',
  ratio: null,
  maxSide: EMBLEM_SIDE_PX,
  maxBytes: EMBLEM_MAX_BYTES,
  mime: 'image/png',
} as const;

/** Shape of each kind of picture (reglas 2 and 21). */
export const PHOTO_SHAPES: Readonly<Record<ImageKind, PhotoShape>> = {
  'jugador-perfil': { ...picture, label: 'Foto de perfil', ratio: 1, maxSide: PROFILE_MAX_SIDE_PX },
  'jugador-banner': { ...picture, label: 'Banner', ratio: 8 / 3, maxSide: IMAGE_MAX_SIDE_PX },
  ...(Object.fromEntries(
    NOTICIA_PHOTO_KINDS.map((tipo, index) => [tipo, noticiaShape(index)]),
  ) as Record<NoticiaPhotoKind, PhotoShape>),
  escudo: { ...emblemImage, label: 'Escudo' },
  patrocinador: { ...emblemImage, label: 'Logo' },
  equipo: { ...emblemImage, label: 'Escudo' },
};
