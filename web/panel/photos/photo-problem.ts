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
export const TOO_LARGE = 'No se ha podido reducir esta foto lo suficiente. Prueba con otra.';
