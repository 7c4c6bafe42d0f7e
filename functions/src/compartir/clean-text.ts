/** What the pictures' font can draw: Latin letters, figures, punctuation and a few signs. */
const DRAWABLE = /[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}ªº°+<>=|€$]/gu;

/**
 * Stored text as a picture can show it: signs that the font lacks (emoji, other scripts, control characters) are left
 * out, runs of space are one. `fallback` when nothing remains.
 */
export function cleanText(text: string, fallback = ''): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(DRAWABLE, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return clean === '' ? fallback : clean;
}
