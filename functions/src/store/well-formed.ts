import type { FieldPath } from '@club/shared';

/** A value in a tree, with the way to it. */
interface Node {
  readonly value: unknown;
  readonly step?: string | number;
  readonly outer?: Node;
}

function toFieldPath(node: Node): FieldPath {
  const path: (string | number)[] = [];
  for (let at: Node | undefined = node; at; at = at.outer) {
    if (at.step !== undefined) path.push(at.step);
  }
  return path.reverse();
}

function* listChildren(outer: Node): Iterable<Node> {
  const { value } = outer;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [step, item] of entries) yield { value: item, step, outer };
}

/** Path of a text or field name with a lone surrogate (half of a character), if there is one. */
export function findIllFormed(value: unknown): FieldPath | undefined {
  // Iterative, because input may be nested deeper than the call stack allows.
  const pending: Node[] = [{ value }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const { value: found, step } = node;
    const isIllFormed = [found, step].some(
      (text) => typeof text === 'string' && !text.isWellFormed(),
    );
    if (isIllFormed) return toFieldPath(node);
    for (const child of listChildren(node)) pending.push(child);
  }
  return undefined;
}

/** Throws on lone surrogates. Firestore's client would retry a transaction with one for 30 seconds. */
export function assertWellFormed(path: string, content: unknown): void {
  const illFormed = findIllFormed(content);
  if (illFormed === undefined) return;
  throw new Error(`${path} would hold half a character in ${JSON.stringify(illFormed)}`);
}
