import type { Firestore } from 'firebase-admin/firestore';

/** The same store, counting reads of whole documents and of selected fields separately. */
export function countingReads(db: Firestore) {
  const reads = { withoutBytes: 0, whole: 0 };
  const doc: Firestore['doc'] = (path) => {
    const ref = db.doc(path);
    const get = ref.get.bind(ref);
    ref.get = () => {
      reads.whole += 1;
      return get();
    };
    return ref;
  };
  const getAll: Firestore['getAll'] = (...args) => {
    reads.withoutBytes += 1;
    return db.getAll(...args);
  };
  const counting = new Proxy(db, {
    get(target, property) {
      if (property === 'doc') return doc;
      if (property === 'getAll') return getAll;
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: counting, reads };
}
