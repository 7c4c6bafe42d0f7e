import { clockOffset, moveDate } from './club-clock';

/*
 * Before each file of unit and component tests: they run at the instant of the test run. Files of one worker share their
 * globals, and `vi.useRealTimers` brings back the real `Date`.
 */
const offsetMs = clockOffset(process.env);
const RealDate = new Date(0).constructor as DateConstructor;
if (Date === RealDate && offsetMs !== 0) moveDate(offsetMs);
