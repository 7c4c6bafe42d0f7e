/** Where the messages of Firestore's protocol have what is looked for (google/firestore/v1/firestore.proto). */
const FIELDS: Readonly<Record<string, { readonly place: number; readonly transaction: number }>> = {
  BatchGetDocuments: { place: 1, transaction: 3 },
  RunQuery: { place: 1, transaction: 2 },
  BeginTransaction: { place: 1, transaction: 1 },
};

/** Bytes before each message on a gRPC line: whether it is compressed, and its length. */
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

/** The bytes of a field of a protobuf message, where it has any before a field of another kind than bytes. */
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

/** The first message of what one side of a gRPC call sends, once all of it has come. */
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

/** Sees the bytes of one call, as they come. */
interface CallListener {
  readonly asked: (chunk: Buffer) => void;
  readonly answered: (chunk: Buffer) => void;
}

/** The transactions that one line has begun. */
export interface OpenTransactions {
  /** Whoever is to see a call's bytes; `undefined` when it begins no transaction. */
  listen(path: string): CallListener | undefined;
  /** Gives back the locks of those that have not ended, as their client would have, had it not gone. */
  rollBack(): Promise<void>;
}

/** Notes the transactions that are begun over one line to the emulator at `target` (`host:port`). */
export function noteTransactions(target: string): OpenTransactions {
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
          // One that has ended is refused, which is all one.
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
