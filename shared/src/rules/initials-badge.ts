/** Abbreviations at the beginning or end of clubs' names. */
const FORMS = ['cd', 'cf', 'ud', 'ad', 'sd', 'fc'];
/** Words that are skipped in initials. */
const FILLERS = new Set([...[...FORMS, 'club'], ...['de', 'del', 'la', 'el', 'los', 'las', 'y']]);

const wordsOf = (nombre: string) => nombre.split(/\s+/).filter((word) => word !== '');

/** A club's name without its legal form: `UD La Alameda` is `La Alameda`. */
export function shortClubName(nombre: string): string {
  const words = wordsOf(nombre).filter((word) => !FORMS.includes(word.toLowerCase()));
  return words.length === 0 ? nombre : words.join(' ');
}

/** Up to two initials of a rival. */
export function initialsOf(nombre: string): string {
  const words = wordsOf(nombre);
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}

/**
 * Letters for the club's own crest. A single initial gets the club's abbreviation, `CDL`, or the following letters,
 * `LAC`.
 */
export function crestInitials(nombre: string): string {
  const initials = initialsOf(nombre);
  if (Array.from(initials).length !== 1) return initials;
  const words = wordsOf(nombre);
  const form = words.find((word) => FORMS.includes(word.toLowerCase()));
  const telling = words.find((word) => !FILLERS.has(word.toLowerCase())) ?? words.join('');
  const letters =
    form === undefined || form === telling
      ? Array.from(telling).slice(0, 3).join('')
      : `${form}${initials}`;
  return letters.toUpperCase();
}

/** Whether dark text is more readable than white on a colour `#rrggbb`. */
export function needsDarkText(color: string): boolean {
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16);
  return channel(1) * 0.299 + channel(3) * 0.587 + channel(5) * 0.114 > 150;
}
