import { type CambiosDoc, isChangedSince } from '@club/shared';

/**
 * Whether documents are still as they were read, by the count of changes (docs/decisions/0025). Of each it notes the
 * version of the count that was known before it was read: the document is at least as new as that.
 */
export class Freshness {
  readonly #noted = new Map<string, number>();
  #count: CambiosDoc | undefined;
  #version: number | undefined;

  /** Begins with the documents of a page, and the version of the count before which they were read. */
  constructor(paths: Iterable<string>, version: number | undefined) {
    this.#version = version;
    for (const path of paths) this.note(path, version ?? 0);
  }

  /** Version that whatever is read from now on is at least as new as; `undefined` while none is known. */
  get version(): number | undefined {
    return this.#version;
  }

  /** A document was read when the count was known to stand at this version. */
  note(path: string, version: number) {
    this.#noted.set(path, version);
  }

  /** The count as it stands now. */
  hear(count: CambiosDoc) {
    // A count that goes back is that of another database: nothing is known of what was read before.
    if (this.#version !== undefined && count.version < this.#version) this.#noted.clear();
    for (const [path, version] of this.#noted) {
      if (!isChangedSince(count, path, version)) this.#noted.set(path, count.version);
    }
    this.#count = count;
    this.#version = count.version;
  }

  /** The count cannot be had: what is missing is read all the same. */
  doWithoutCount() {
    this.#version ??= 0;
  }

  /** Whether a document was read and has not changed since, as far as the count is known. */
  isCurrent(path: string): boolean {
    const noted = this.#noted.get(path);
    if (noted === undefined) return false;
    return this.#count === undefined || !isChangedSince(this.#count, path, noted);
  }
}
