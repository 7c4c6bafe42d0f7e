import type { DownloadedFile } from './transfer';

/** Milliseconds after which the blob URL is revoked. */
const ADDRESS_MS = 60_000;

export function downloadFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may still be reading a large file while saving it.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, ADDRESS_MS);
}
