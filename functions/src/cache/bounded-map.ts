interface Limits {
  readonly entries: number;
  /** As the callers count them. */
  readonly bytes: number;
}

/** A map that forgets what was used longest ago once it holds too many entries or bytes. */
export class BoundedMap<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly bytes: number }>();
  readonly #limits: Limits;
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map goes through its entries in the order in which they were set: the first is the oldest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Keeps a value, unless it alone is larger than all may be. */
  set(key: string, value: T, bytes = 0) {
    this.delete(key);
    if (bytes > this.#limits.bytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.delete(oldest);
    }
  }

  delete(key: string) {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  clear() {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
