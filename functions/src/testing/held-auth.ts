import { EventEmitter, once } from 'node:events';
import type { Auth } from 'firebase-admin/auth';

/**
 * The same accounts, where the first call of `held` waits until it is let go: what a process does that is slow, or was
 * put to sleep at that moment.
 */
export function heldAuth(auth: Auth, held: 'createUser' | 'updateUser') {
  const events = new EventEmitter();
  const reached = once(events, 'reached');
  const released = once(events, 'released');
  const slow = new Proxy(auth, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function') return value;
      const call = value as (...args: unknown[]) => Promise<unknown>;
      if (property !== held) return call.bind(target);
      return async (...args: unknown[]) => {
        events.emit('reached');
        await released;
        return call.apply(target, args);
      };
    },
  });
  return {
    auth: slow,
    /** Resolves when the call is made. */
    reached,
    letGo: () => {
      events.emit('released');
    },
  };
}
