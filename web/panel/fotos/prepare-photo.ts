import { IMAGEN_MAX_BYTES, stripJpeg } from '@club/shared';
import { PHOTO_TRIES, type PhotoPlan, type PhotoTry, planPhoto } from './photo-plan';
import { TOO_LARGE, unreadableText } from './photo-problem';
import type { PhotoShape } from './photo-shapes';

/** A photo ready to be sent, and an address under which this page can show it meanwhile. */
export interface PreparedPhoto {
  readonly blob: Blob;
  readonly url: string;
}

export type Preparation =
  | { readonly ok: true; readonly foto: PreparedPhoto }
  | { readonly ok: false; readonly msg: string };

const toBlob = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** The picture of a file, turned as its EXIF says; `undefined` when the browser cannot read it. */
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

async function encode(
  picture: HTMLImageElement,
  plan: PhotoPlan,
  { scale, quality }: PhotoTry,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(plan.ancho * scale));
  canvas.height = Math.max(1, Math.round(plan.alto * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG knows no transparency: without this, what is transparent would be black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { x, y, partAncho, partAlto } = plan;
  context.drawImage(picture, x, y, partAncho, partAlto, 0, 0, canvas.width, canvas.height);
  const blob = await toBlob(canvas, quality);
  return blob ? new Uint8Array(stripJpeg(new Uint8Array(await blob.arrayBuffer()))) : undefined;
}

/** A chosen file as a JPEG that may be published, cut and made smaller in the browser. */
export async function preparePhoto(file: File, shape: PhotoShape): Promise<Preparation> {
  const source = URL.createObjectURL(file);
  try {
    const picture = await openPicture(source);
    if (!picture) return { ok: false, msg: unreadableText(file) };
    const { naturalWidth: ancho, naturalHeight: alto } = picture;
    const plan = planPhoto({ ancho, alto }, shape);
    for (const attempt of PHOTO_TRIES) {
      const bytes = await encode(picture, plan, attempt);
      if (bytes && bytes.length <= IMAGEN_MAX_BYTES) {
        const blob = new Blob([bytes], { type: 'image/jpeg' });
        return { ok: true, foto: { blob, url: URL.createObjectURL(blob) } };
      }
    }
    return { ok: false, msg: TOO_LARGE };
  } finally {
    URL.revokeObjectURL(source);
  }
}
