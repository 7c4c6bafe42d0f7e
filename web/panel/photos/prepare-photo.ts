import { stripImage } from '@club/shared';
import {
  type Part,
  PHOTO_TRIES,
  type PhotoPlan,
  type PhotoTry,
  planPhoto,
  visiblePart,
} from './photo-plan';
import type { PhotoShape } from './photo-shapes';
/** The fields of a `File` that the message depends on. */
interface OpenedFile {
  readonly name: string;
  readonly type: string;
}

const isHeic = ({ name, type }: OpenedFile) =>
  /^image\/hei[cf]/.test(type) || /\.(heic|heif|hif)$/i.test(name);

/** Why a file cannot be used as a photo, and what to do about it. */
export function unreadableText(file: OpenedFile): string {
  if (isHeic(file)) {
    return 'Este navegador no puede abrir fotos HEIC. En el iPhone, elige en Ajustes > Cámara > Formatos «El más compatible», o envía la foto como JPEG.';
  }
  return file.type.startsWith('image/')
    ? 'No se puede abrir esta foto: el fichero está dañado o su formato no se conoce. Prueba con otra, en JPEG o PNG.'
    : 'Este fichero no es una foto. Elige una imagen, en JPEG o PNG.';
}

/** Shown if even the last encoding attempt is too large. */
const TOO_LARGE = 'No se ha podido reducir esta foto lo suficiente. Prueba con otra.';

/** A photo ready to upload, with a blob URL to show it. */
export interface PreparedPhoto {
  readonly blob: Blob;
  readonly url: string;
}

interface Sized {
  readonly part: Part;
  /** Largest upscaling factor. */
  readonly grow: number;
}

export type Preparation =
  | { readonly ok: true; readonly foto: PreparedPhoto }
  | { readonly ok: false; readonly msg: string };

const toBlob = (canvas: HTMLCanvasElement, mime: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, mime, quality);
  });

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

/** Vector graphics have no meaningful pixel size and are drawn at the maximum size. */
const VECTOR = 'image/svg+xml';

/** The part of a picture to draw: without the empty margin, if the format has transparency. */
function partOf(picture: HTMLImageElement, file: File, { mime, maxSide }: PhotoShape): Sized {
  const { naturalWidth: ancho, naturalHeight: alto } = picture;
  const longest = Math.max(ancho, alto);
  // Examined at no more than the output size, as the source may have 40 megapixels.
  const scale = file.type === VECTOR ? maxSide / longest : Math.min(1, maxSide / longest);
  const whole = { x: 0, y: 0, ancho, alto };
  const size = {
    ancho: Math.max(1, Math.round(ancho * scale)),
    alto: Math.max(1, Math.round(alto * scale)),
  };
  if (mime !== 'image/png') return { part: whole, grow: 1 };
  const canvas = document.createElement('canvas');
  canvas.width = size.ancho;
  canvas.height = size.alto;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { part: whole, grow: 1 };
  context.drawImage(picture, 0, 0, size.ancho, size.alto);
  const seen = visiblePart(context.getImageData(0, 0, size.ancho, size.alto).data, size);
  const part = seen && {
    x: seen.x / scale,
    y: seen.y / scale,
    ancho: seen.ancho / scale,
    alto: seen.alto / scale,
  };
  return { part: part ?? whole, grow: Math.max(1, scale) };
}

async function encode(
  picture: HTMLImageElement,
  plan: PhotoPlan,
  { scale, quality }: PhotoTry,
  mime: PhotoShape['mime'],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(plan.ancho * scale));
  canvas.height = Math.max(1, Math.round(plan.alto * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (mime === 'image/jpeg') {
    // JPEG has no transparency; without a background it would turn black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  const { x, y, partWidth, partAlto } = plan;
  context.drawImage(picture, x, y, partWidth, partAlto, 0, 0, canvas.width, canvas.height);
  const blob = await toBlob(canvas, mime, quality);
  return blob ? new Uint8Array(stripImage(new Uint8Array(await blob.arrayBuffer()))) : undefined;
}

/** Crops, scales and encodes a chosen file in the browser. */
export async function preparePhoto(file: File, shape: PhotoShape): Promise<Preparation> {
  const source = URL.createObjectURL(file);
  try {
    const picture = await openPicture(source);
    if (!picture) return { ok: false, msg: unreadableText(file) };
    const { part, grow } = partOf(picture, file, shape);
    const plan = planPhoto(part, shape, grow);
    for (const attempt of PHOTO_TRIES) {
      const bytes = await encode(picture, plan, attempt, shape.mime);
      if (bytes && bytes.length <= shape.maxBytes) {
        const blob = new Blob([bytes], { type: shape.mime });
        return { ok: true, foto: { blob, url: URL.createObjectURL(blob) } };
      }
    }
    return { ok: false, msg: TOO_LARGE };
  } finally {
    URL.revokeObjectURL(source);
  }
}
