import { fotosBytes, type FotoListada, type Progreso } from '@club/shared';

/** From so many bytes of photos on it is said how long it takes before it begins. */
const LARGE_BYTES = 100_000_000;

/** What a good connection carries in a second, all told. */
const BYTES_PER_SECOND = 3_000_000;

const megabytes = (bytes: number) =>
  Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('es-ES');
const number = (count: number) => count.toLocaleString('es-ES');

/** What to know before so many photos are moved; nothing where it is soon done. */
export function largeTransferText(fotos: readonly FotoListada[]): string | undefined {
  const bytes = fotosBytes(fotos);
  if (bytes < LARGE_BYTES) return undefined;
  const minutes = Math.ceil(bytes / BYTES_PER_SECOND / 60);
  const time = minutes === 1 ? 'un minuto' : `unos ${String(minutes)} minutos`;
  return `Son ${number(fotos.length)} fotos, ${megabytes(bytes)} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`;
}

/** How far a transfer is: «120 de 2000 fotos · 47 de 780 MB». */
export const progresoText = ({ fotos, deFotos, bytes, deBytes }: Progreso): string =>
  `${number(fotos)} de ${number(deFotos)} fotos · ${megabytes(bytes)} de ${megabytes(deBytes)} MB`;
