import type { Progress } from '@club/shared';
import { SingleBar } from 'cli-progress';

type Show = (done: number, total: number, texts?: Readonly<Record<string, string>>) => void;

/** Shows a progress bar for some work. There is none if the total is 0. */
export async function withBar<T>(format: string, work: (show: Show) => Promise<T>): Promise<T> {
  const bar = new SingleBar({
    format,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  let isShown = false;
  try {
    return await work((done, total, texts = {}) => {
      if (total === 0) return;
      if (isShown) bar.update(done, texts);
      else bar.start(total, done, texts);
      isShown = true;
    });
  } finally {
    bar.stop();
  }
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);

/** Shows how many photos and MB have been transferred. */
export const withTransferBar = <T>(
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> =>
  withBar('{bar} {value} de {total} fotos · {mb} de {ofMb} MB · quedan {eta_formatted}', (show) =>
    work(({ fotos, ofPhotos, bytes, ofBytes }) => {
      show(fotos, ofPhotos, { mb: megabytes(bytes), ofMb: megabytes(ofBytes) });
    }),
  );
