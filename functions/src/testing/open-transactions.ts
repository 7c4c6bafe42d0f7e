/**
 * Field numbers in Firestore's messages (google/firestore/v1/firestore.proto): of the database or document path in a
 * request, and of the new transaction in the response.
 */
const FIELDS: Readonly<Record<string, { readonly place: number; readonly transaction: number }>> = {
  BatchGetDocuments: { place: 1, transaction: 3 },
  RunQuery: { place: 1, transaction: 2 },
  BeginTransaction: { place: 1, transaction: 1 },
};

/** Bytes before each gRPC message: compression flag and length. */
const FRAME_BYTES = 5;
const LENGTH_DELIMITED = 2;

function readVarint(bytes: Buffer, at: number): readonly [value: number, next: number] {
  let value = 0;
  for (let shift = 0, next = at; ; shift += 7, next += 1) {
    const byte = bytes[next] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, next + 1];
  }
}

/** The bytes of a length-delimited field of a protobuf message, if no field of another type comes before. */
function readField(message: Buffer, field: number): Buffer | undefined {
  let at = 0;
  while (at < message.length) {
    const [tag, afterTag] = readVarint(message, at);
    if ((tag & 7) !== LENGTH_DELIMITED) return undefined;
    const [length, start] = readVarint(message, afterTag);
    if (tag >> 3 === field) return message.subarray(start, start + length);
    at = start + length;
  }
  return undefined;
}

/** A listener for the chunks of a gRPC stream. Calls back once, with the first complete message. */
function firstMessage(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let seen: Buffer | undefined = Buffer.alloc(0);
  return (chunk) => {
    if (!seen) return;
    seen = Buffer.concat([seen, chunk]);
    if (seen.length < FRAME_BYTES) return;
    const end = FRAME_BYTES + seen.readUInt32BE(1);
    if (seen.length < end) return;
    onMessage(seen.subarray(FRAME_BYTES, end));
    seen = undefined;
  };
}

/** Observes the bytes of one call. */
interface CallListener {
  readonly asked: (chunk: Buffer) => void;
  readonly answered: (chunk: Buffer) => void;
}

/** The transactions that one connection has started. */
export interface OpenTransactions {
  /** Listener for a call's bytes, `undefined` if it starts no transaction. */
  listen(path: string): CallListener | undefined;
  /** Rolls back the transactions, to release the locks of unfinished ones. */
  rollBack(): Promise<void>;
}

/** Tracks the transactions of one connection to the emulator at `target` (`host:port`). */
export function trackTransactions(target: string): OpenTransactions {
  const begun: { readonly database: string; readonly transaction: string }[] = [];
  return {
    listen(path) {
      const fields = FIELDS[path.split('/').at(-1) ?? ''];
      if (!fields) return undefined;
      let database = '';
      return {
        asked: firstMessage((message) => {
          const place = readField(message, fields.place)?.toString() ?? '';
          database = place.replace(/\/documents.*$/s, '');
        }),
        answered: firstMessage((message) => {
          const transaction = readField(message, fields.transaction);
          if (transaction?.length) {
            begun.push({ database, transaction: transaction.toString('base64') });
          }
        }),
      };
    },
    async rollBack() {
      await Promise.all(
        begun.splice(0).map(({ database, transaction }) =>
          // The store refuses this for a finished transaction.
          fetch(`http://${target}/v1/${database}/documents:rollback`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
            body: JSON.stringify({ transaction }),
          }).then((response) => response.arrayBuffer()),
        ),
      );
    },
  };
}
