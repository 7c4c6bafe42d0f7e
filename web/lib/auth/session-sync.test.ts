import { beforeEach, describe, expect, it } from 'vitest';
import { RESYNC_MS, SessionSync } from './session-sync';

let calls: string[];
let sync: SessionSync;
const server = { now: 0, isReachable: true };
const record = (name: string) => () => {
  calls.push(name);
  return Promise.resolve(server.isReachable);
};

beforeEach(() => {
  calls = [];
  Object.assign(server, { now: 0, isReachable: true });
  sync = new SessionSync(record('POST'), record('DELETE'), () => server.now);
});

describe('session cookie', () => {
  it('is not touched before somebody signs in, set once then, and removed after signing out', async () => {
    await sync.follow(false);
    await sync.follow(true);
    await sync.follow(true);
    await sync.follow(false);
    await sync.follow(false);
    expect(calls).toEqual(['POST', 'DELETE']);
  });

  it('is renewed after five minutes', async () => {
    await sync.follow(true);
    server.now = RESYNC_MS - 1;
    await sync.refresh();
    expect(calls).toHaveLength(1);
    server.now = RESYNC_MS;
    await sync.refresh();
    expect(calls).toEqual(['POST', 'POST']);
  });

  it('is retried if the server was not reached', async () => {
    server.isReachable = false;
    await sync.follow(true);
    server.isReachable = true;
    await sync.refresh();
    await sync.refresh();
    expect(calls).toEqual(['POST', 'POST']);
  });
});
