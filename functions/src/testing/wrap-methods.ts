/** A proxy of an object. Its methods are replaced by those that `wrap` returns. */
export const wrapMethods = <T extends object>(
  wrapped: T,
  wrap: (name: PropertyKey, call: (...args: unknown[]) => unknown) => unknown,
): T =>
  new Proxy(wrapped, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return wrap(name, (...args) => Reflect.apply(value, target, args) as unknown);
    },
  });
