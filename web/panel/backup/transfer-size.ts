import { photosBytes, type ListedPhoto, type Progress } from '@club/shared';

/** Size in bytes from which the expected duration is shown first. */
const LARGE_BYTES = 100_000_000;

/** Bytes per second of a good connection, including overhead. */
const BYTES_PER_SECOND = 3_000_000;

const megabytes = (bytes: number) =>
  Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('es-ES');
const number = (count: number) => count.toLocaleString('es-ES');

/** Warning before a large transfer; `undefined` for a small one. */
export function largeTransferText(fotos: readonly ListedPhoto[]): string | undefined {
  const bytes = photosBytes(fotos);
  if (bytes < LARGE_BYTES) return undefined;
  const minutes = Math.ceil(bytes / BYTES_PER_SECOND / 60);
  const time = minutes === 1 ? 'un minuto' : `unos ${String(minutes)} minutos`;
  return `Son ${number(fotos.length)} fotos, ${megabytes(bytes)} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`;
}

/** Progress text: «120 de 2000 fotos · 47 de 780 MB». */
export const progressText = ({ fotos, ofPhotos, bytes, ofBytes }: Progress): string =>
  `${number(fotos)} de ${number(ofPhotos)} fotos · ${megabytes(bytes)} de ${megabytes(ofBytes)} MB`;
