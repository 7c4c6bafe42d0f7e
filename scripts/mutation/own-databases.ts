import { IDBFactory } from 'fake-indexeddb';

/** One process for all test files: what one has kept on its device is not there for the next. */
globalThis.indexedDB = new IDBFactory();
