import { type TestApi } from '../functions/src/testing/test-api';
/** The API against this run's emulators, with an empty club of its own. */
export declare function startApi(): Promise<TestApi>;
