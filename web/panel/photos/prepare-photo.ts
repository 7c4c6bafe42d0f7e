import {
  EMBLEM_MAX_BYTES,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_SIDE_PX,
  type ImageKind,
  NOTICIA_PHOTO_KINDS,
  type NoticiaPhotoKind,
  stripImage,
} from '@club/shared';

/** How a kind of picture is cropped, scaled and encoded. */
interface PhotoShape {
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
/** Only the first photo of a news item has no number in its label. */
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

interface Size {
  readonly ancho: number;
  readonly alto: number;
}

/** A rectangle of a picture, in its pixels. */
interface Part extends Size {
  readonly x: number;
  readonly y: number;
}

/** Encoding attempts, best first: quality is reduced before size (regla 21). */
const PHOTO_TRIES = [1, 0.75, 0.5, 0.25].flatMap((scale) =>
  [0.86, 0.78, 0.68, 0.56, 0.44].map((quality) => ({ scale, quality })),
);

/** Alpha, from 0 to 255, up to which a pixel counts as transparent. */
const TRANSPARENT_MAX = 8;

/** Bounding box of the visible pixels in RGBA data; `undefined` if all are transparent. */
function visiblePart(rgba: Uint8ClampedArray, { ancho, alto }: Size): Part | undefined {
  const isSeen = (x: number, y: number) => (rgba[(y * ancho + x) * 4 + 3] ?? 0) > TRANSPARENT_MAX;
  const columns = Array.from({ length: ancho }, (_none, x) => x);
  const rows = Array.from({ length: alto }, (_none, y) => y);
  const left = columns.find((x) => rows.some((y) => isSeen(x, y)));
  const right = columns.findLast((x) => rows.some((y) => isSeen(x, y)));
  const top = rows.find((y) => columns.some((x) => isSeen(x, y)));
  const bottom = rows.findLast((y) => columns.some((x) => isSeen(x, y)));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) {
    return undefined;
  }
  return { x: left, y: top, ancho: right - left + 1, alto: bottom - top + 1 };
}

/** A size in whole pixels, at least one. */
const scaled = ({ ancho, alto }: Size, scale: number): Size => ({
  ancho: Math.max(1, Math.round(ancho * scale)),
  alto: Math.max(1, Math.round(alto * scale)),
});

/**
 * The part to draw, centred and in the shape's ratio, and its output size, `ancho` by `alto`: as large as the shape and
 * `maxScale` allow.
 */
export function planPhoto(
  { x = 0, y = 0, ancho, alto }: Size & Partial<Part>,
  { ratio, maxSide }: Pick<PhotoShape, 'ratio' | 'maxSide'>,
  maxScale = 1,
) {
  const wanted = ratio ?? ancho / alto;
  const partWidth = Math.min(ancho, alto * wanted);
  const partHeight = Math.min(alto, ancho / wanted);
  const scale = Math.min(maxScale, maxSide / Math.max(partWidth, partHeight));
  return {
    x: x + (ancho - partWidth) / 2,
    y: y + (alto - partHeight) / 2,
    partWidth,
    partHeight,
    ...scaled({ ancho: partWidth, alto: partHeight }, scale),
  };
}

/** Why a file cannot be used as a photo, and what to do about it. */
function unreadableText({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (/^image\/hei[cf]/.test(type) || /\.(heic|heif|hif)$/i.test(name)) {
    return 'Este navegador no puede abrir fotos HEIC. En el iPhone, elige en Ajustes > Cámara > Formatos «El más compatible», o envía la foto como JPEG.';
  }
  return type.startsWith('image/')
    ? 'No se puede abrir esta foto: el fichero está dañado o su formato no se conoce. Prueba con otra, en JPEG o PNG.'
    : 'Este fichero no es una foto. Elige una imagen, en JPEG o PNG.';
}

/** A photo ready to upload, with a blob URL to show it. */
export interface PreparedPhoto {
  readonly blob: Blob;
  readonly url: string;
}

/** The decoded picture with its EXIF orientation applied; `undefined` if the browser cannot read it. */
async function openPicture(url: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
  } catch {
    return undefined;
  }
  return picture.naturalWidth > 0 && picture.naturalHeight > 0 ? picture : undefined;
}

/** The drawing context of a new canvas; `null` if the browser has no memory for it. */
function createContext({ ancho, alto }: Size, settings?: CanvasRenderingContext2DSettings) {
  const canvas = document.createElement('canvas');
  canvas.width = ancho;
  canvas.height = alto;
  return canvas.getContext('2d', settings);
}

/**
 * The part of a picture to draw, without the empty margin if the format has transparency, and the largest scale for it:
 * 1, except for vector graphics, which have no size in pixels and are drawn at the maximum size.
 */
function chooseDrawnPart(picture: HTMLImageElement, file: File, { mime, maxSide }: PhotoShape) {
  const size = { ancho: picture.naturalWidth, alto: picture.naturalHeight };
  const whole = { part: { x: 0, y: 0, ...size }, maxScale: 1 };
  if (mime !== 'image/png') return whole;
  // The margin is searched in a copy of at most the output size, as a photo may have 40 megapixels.
  const reduction = maxSide / Math.max(size.ancho, size.alto);
  const scale = file.type === 'image/svg+xml' ? reduction : Math.min(1, reduction);
  const drawn = scaled(size, scale);
  const context = createContext(drawn, { willReadFrequently: true });
  if (!context) return whole;
  context.drawImage(picture, 0, 0, drawn.ancho, drawn.alto);
  const seen = visiblePart(context.getImageData(0, 0, drawn.ancho, drawn.alto).data, drawn);
  const part = seen && {
    x: seen.x / scale,
    y: seen.y / scale,
    ancho: seen.ancho / scale,
    alto: seen.alto / scale,
  };
  return { part: part ?? whole.part, maxScale: Math.max(1, scale) };
}

/** The encoded picture of one attempt; `undefined` if the browser has no memory for it. */
async function encode(
  picture: HTMLImageElement,
  plan: ReturnType<typeof planPhoto>,
  { scale, quality }: (typeof PHOTO_TRIES)[number],
  mime: PhotoShape['mime'],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const context = createContext(scaled(plan, scale));
  if (!context) return undefined;
  const { canvas } = context;
  if (mime === 'image/jpeg') {
    // JPEG has no transparency; without a background it would turn black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, partWidth, partHeight } = plan;
  context.drawImage(picture, x, y, partWidth, partHeight, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, mime, quality));
  return blob ? new Uint8Array(stripImage(new Uint8Array(await blob.arrayBuffer()))) : undefined;
}

/** Crops, scales and encodes a chosen file, or says why it cannot be used. */
export async function preparePhoto(
  file: File,
  shape: PhotoShape,
): Promise<
  | { readonly ok: true; readonly photo: PreparedPhoto }
  | { readonly ok: false; readonly msg: string }
> {
  const source = URL.createObjectURL(file);
  try {
    const picture = await openPicture(source);
    if (!picture) return { ok: false, msg: unreadableText(file) };
    const { part, maxScale } = chooseDrawnPart(picture, file, shape);
    const plan = planPhoto(part, shape, maxScale);
    for (const attempt of PHOTO_TRIES) {
      const bytes = await encode(picture, plan, attempt, shape.mime);
      if (bytes && bytes.length <= shape.maxBytes) {
        const blob = new Blob([bytes], { type: shape.mime });
        return { ok: true, photo: { blob, url: URL.createObjectURL(blob) } };
      }
    }
    return {
      ok: false,
      msg: 'No se ha podido reducir esta foto lo suficiente. Prueba con otra.',
    };
  } finally {
    URL.revokeObjectURL(source);
  }
}
