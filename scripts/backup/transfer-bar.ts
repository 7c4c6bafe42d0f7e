import type { Progress } from '@club/shared';
import { SingleBar } from 'cli-progress';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** Shows how many photos and MB have been transferred. Shows nothing if there are no photos. */
export async function withTransferBar<T>(
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar({
    format: '{bar} {value} de {total} fotos · {mb} de {ofMb} MB · quedan {eta_formatted}',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  const state = { isShown: false };
  try {
    return await work(({ fotos, ofPhotos, bytes, ofBytes }) => {
      if (ofPhotos === 0) return;
      const told = { mb: megabytes(bytes), ofMb: megabytes(ofBytes) };
      if (state.isShown) bar.update(fotos, told);
      else bar.start(ofPhotos, fotos, told);
      state.isShown = true;
    });
  } finally {
    if (state.isShown) bar.stop();
  }
}
