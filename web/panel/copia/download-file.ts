import type { DownloadedFile } from './transfer';

/** Milliseconds that a browser may take to begin with a download before its address is forgotten. */
const ADDRESS_MS = 60_000;

/** Hands a file to the browser as a download. */
export function downloadFile({ blob, name }: DownloadedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // A large file is read while it is saved.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, ADDRESS_MS);
}
