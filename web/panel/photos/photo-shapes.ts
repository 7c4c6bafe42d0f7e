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
  readonly maxLado: number;
  readonly maxBytes: number;
  /** PNG keeps transparency, and its empty margin is cut off. */
  readonly mime: 'image/jpeg' | 'image/png';
}

/** Portraits are only shown as thumbnails; larger ones would make the squad page megabytes heavier. */
const PERFIL_MAX_LADO_PX = 640;
/** Crests are shown at 160 CSS pixels at most, so this is enough for a device pixel ratio of 3. */
const EMBLEMA_LADO_PX = 512;

const foto = { noun: 'foto', maxBytes: IMAGE_MAX_BYTES, mime: 'image/jpeg' } as const;
/** Photos of a news item are numbered from the second on. */
const noticiaShape = (index: number): PhotoShape => ({
  ...foto,
  label: index === 0 ? 'Imagenes' : `Imagenes ${String(index + 1)}`,
  ratio: null,
  maxLado: IMAGE_MAX_SIDE_PX,
});
const emblema = {
  noun: 'imagen',
  ratio: null,
  maxLado: EMBLEMA_LADO_PX,
  maxBytes: EMBLEM_MAX_BYTES,
  mime: 'image/png',
} as const;

/** Shape of each kind of picture (reglas 2 and 21). */
export const PHOTO_SHAPES: Readonly<Record<ImageKind, PhotoShape>> = {
  'jugador-perfil': { ...foto, label: 'Foto de perfil', ratio: 1, maxLado: PERFIL_MAX_LADO_PX },
  'jugador-banner': { ...foto, label: 'Banner', ratio: 8 / 3, maxLado: IMAGE_MAX_SIDE_PX },
  ...(Object.fromEntries(
    NOTICIA_PHOTO_KINDS.map((tipo, index) => [tipo, noticiaShape(index)]),
  ) as Record<NoticiaPhotoKind, PhotoShape>),
  escudo: { ...emblema, label: 'Escudo' },
  patrocinador: { ...emblema, label: 'Logo' },
  equipo: { ...emblema, label: 'Escudo' },
};
