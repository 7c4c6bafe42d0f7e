import { describe, expect, it } from 'vitest';
import { RESYNC_MS, SessionSync } from './session-sync';

function setUp() {
  const calls: string[] = [];
  const state = { now: 0, isReachable: true };
  const record = (name: string) => () => {
    calls.push(name);
    return Promise.resolve(state.isReachable);
  };
  return {
    calls,
    state,
    sync: new SessionSync(record('POST'), record('DELETE'), () => state.now),
  };
}

describe('session cookie', () => {
  it('is not touched before somebody signs in, set once then, and removed after signing out', async () => {
    const { sync, calls } = setUp();
    await sync.follow(false);
    await sync.follow(true);
    await sync.follow(true);
    await sync.follow(false);
    await sync.follow(false);
    expect(calls).toEqual(['POST', 'DELETE']);
  });

  it('is renewed after five minutes', async () => {
    const { sync, calls, state } = setUp();
    await sync.follow(true);
    state.now = RESYNC_MS - 1;
    await sync.refresh();
    expect(calls).toHaveLength(1);
    state.now = RESYNC_MS;
    await sync.refresh();
    expect(calls).toEqual(['POST', 'POST']);
  });

  it('is retried if the server was not reached', async () => {
    const { sync, calls, state } = setUp();
    state.isReachable = false;
    await sync.follow(true);
    state.isReachable = true;
    await sync.refresh();
    await sync.refresh();
    expect(calls).toEqual(['POST', 'POST']);
  });
});
