/** Bytes of photos that one instance keeps at most: a squad's portraits and then some, of the 512 MiB it has. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Bytes of the photos asked for last, by digest; whether they may be shown is not known here. */
export class KeptBytes {
  readonly #kept = new Map<string, Uint8Array>();
  #size = 0;

  /** The bytes, which are now those asked for last. */
  get(huella: string): Uint8Array | undefined {
    const bytes = this.#kept.get(huella);
    if (bytes) {
      this.#kept.delete(huella);
      this.#kept.set(huella, bytes);
    }
    return bytes;
  }

  put(huella: string, bytes: Uint8Array) {
    this.#remove(huella);
    this.#kept.set(huella, bytes);
    this.#size += bytes.byteLength;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MAX_BYTES) return;
      this.#remove(oldest);
    }
  }

  #remove(huella: string) {
    this.#size -= this.#kept.get(huella)?.byteLength ?? 0;
    this.#kept.delete(huella);
  }
}

const byInstance = new WeakMap<object, KeptBytes>();

/** What an instance keeps, by what it is made of; each has its own. */
export function keptBytesOf(services: object): KeptBytes {
  const known = byInstance.get(services);
  if (known) return known;
  const made = new KeptBytes();
  byInstance.set(services, made);
  return made;
}
