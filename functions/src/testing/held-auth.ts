import { EventEmitter, once } from 'node:events';
import type { Auth } from 'firebase-admin/auth';

/** The same accounts, where the first call of `held` blocks until released, like a slow or suspended process. */
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
