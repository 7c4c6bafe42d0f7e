/** Words that say nothing of a club in its initials. */
const FILLERS = new Set([
  ...['cd', 'cf', 'ud', 'ad', 'sd', 'fc', 'club'],
  ...['de', 'del', 'la', 'el', 'los', 'las', 'y'],
]);

/** Up to two letters by which a rival is known. */
export function initialsOf(nombre: string): string {
  const words = nombre.split(/\s+/).filter((word) => word !== '');
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Whether dark lettering reads better than white on a colour `#rrggbb`. */
export function needsDarkText(color: string): boolean {
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16);
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114 > 150;
}
