import type { ClubFile } from '@club/shared';

/** Hands a club's file to the browser as a download, under a name with the day of the copy. */
export function downloadClub(file: ClubFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `club-${file.exportado.slice(0, 10)}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
