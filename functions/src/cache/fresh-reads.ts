import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { readPatiently } from '../firestore/patience';
import { BoundedMap } from './bounded-map';

/**
 * Milliseconds between two reads of one document: however many requests an instance gets, it reads what tells whether
 * its answers are still right 50 times a second at most, and nobody waits for longer than this.
 */
const GAP_MS = 20;

/** Documents whose reads are remembered; any of them may be forgotten at any time. */
const LIMITS = { entries: 500, bytes: Infinity };

interface Line {
  sentAtMs: number;
  running: Promise<DocumentData | undefined> | undefined;
  waiting: Promise<DocumentData | undefined> | undefined;
}

export type FreshReads = (path: string) => Promise<DocumentData | undefined>;

/**
 * Reads a document as it is at the time of asking or later, never earlier. Who asks while nobody's read has been sent
 * shares the next one; reads of one document follow each other.
 */
export function createFreshReads(db: Firestore): FreshReads {
  const lines = new BoundedMap<Line>(LIMITS);
  const lineOf = (path: string): Line => {
    const known = lines.get(path);
    if (known) return known;
    const line: Line = { sentAtMs: -Infinity, running: undefined, waiting: undefined };
    lines.set(path, line);
    return line;
  };
  const send = async (path: string, line: Line) => {
    await line.running?.catch(() => undefined);
    const early = line.sentAtMs + GAP_MS - performance.now();
    // Also where nothing is to be waited for: who is called here must have been noted as waiting first.
    await (early > 0 ? wait(early) : undefined);
    line.waiting = undefined;
    line.sentAtMs = performance.now();
    // Who asks next waits for it: it may not hang for as long as the library tries.
    line.running = readPatiently(db.doc(path).get()).then((snapshot) => snapshot.data());
    return line.running;
  };
  return (path) => {
    const line = lineOf(path);
    return (line.waiting ??= send(path, line));
  };
}
