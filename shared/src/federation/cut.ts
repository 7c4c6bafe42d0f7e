/**
 * Cuts the matches of a pattern out of the texts among the parts. A match that `read` refuses with `undefined` stays
 * text. `before` is the text since the last match.
 */
export const cutMatches = <T extends object>(
  parts: readonly (string | T)[],
  pattern: RegExp,
  read: (match: RegExpExecArray, before: string) => T | undefined,
): (string | T)[] =>
  parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const found: (string | T)[] = [];
    let from = 0;
    for (const match of part.matchAll(pattern)) {
      const before = part.slice(from, match.index);
      const value = read(match, before);
      if (!value) continue;
      found.push(before, value);
      from = match.index + match[0].length;
    }
    return [...found, part.slice(from)];
  });
