/** A text with its first letter in capitals. */
export const capitalise = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
