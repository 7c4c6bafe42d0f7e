import { IDBFactory } from 'fake-indexeddb';

/** All test files share one process, so each file gets its own empty IndexedDB. */
globalThis.indexedDB = new IDBFactory();
