import { PassThrough } from 'node:stream';
import { describeRefusal, type Endpoint, endpoints } from '@club/shared';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBody } from './read-body';

const KIB = 1024;

/** Starts to read a body. `pass` advances the clock by some seconds and sends `piece` in each. */
function startBody(endpoint: Endpoint, type: string) {
  const stream = new PassThrough();
  const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
  const request = Object.assign(stream, {
    headers,
    is: () => type,
    method: 'PUT',
  }) as unknown as Request;
  let outcome: unknown;
  void readBody(endpoint, request, {} as Response).then(
    (result) => (outcome = result.ok ? 'read' : describeRefusal(result.refusal).status),
    (error: unknown) => (outcome = error),
  );
  return {
    async pass(seconds: number, piece: Buffer) {
      for (let second = 0; second < seconds; second += 1) {
        stream.write(piece);
        await vi.advanceTimersByTimeAsync(1_000);
      }
      return outcome;
    },
    async end() {
      stream.end();
      await vi.advanceTimersByTimeAsync(10);
      return outcome;
    },
  };
}

describe('the time limit for a body (regla 61)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a write', endpoints.addCampo, 'application/json'],
    ['a photo', endpoints.putImagen, 'image/jpeg'],
    ['a public call', endpoints.fetchRol, 'application/json'],
  ])('is ten seconds for a byte a second: %s', async (_case, endpoint, type) => {
    const body = startBody(endpoint, type);
    expect(await body.pass(9, Buffer.from(' '))).toBeUndefined();
    expect(await body.pass(1, Buffer.from(' '))).toBe(408);
  });

  it('is enough for a photo of 600 KB at 400 kbit/s, and for one of 400 KB in 90 s', async () => {
    for (const [seconds, bytes] of [
      [12, 50 * KIB],
      [90, 4.5 * KIB],
    ] as const) {
      const photo = startBody(endpoints.putImagen, 'image/jpeg');
      expect(await photo.pass(seconds, Buffer.alloc(bytes))).toBeUndefined();
      expect(await photo.end()).toBe('read');
    }
  });

  it('ends a fast transfer that becomes a trickle', async () => {
    const photo = startBody(endpoints.putImagen, 'image/jpeg');
    await photo.pass(10, Buffer.alloc(8 * KIB));
    expect(await photo.pass(9, Buffer.from(' '))).toBeUndefined();
    expect(await photo.pass(2, Buffer.from(' '))).toBe(408);
  });

  it('is ten seconds at any rate for public calls', async () => {
    const body = startBody(endpoints.fetchRol, 'application/json');
    expect(await body.pass(10, Buffer.alloc(50 * KIB, ' '))).toBe(408);
  });
});
