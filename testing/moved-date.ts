import { clockOffset, moveDate } from './club-clock';

/*
 * Set-up file of unit and component tests: sets the clock of the test run before each file. Files of one worker share
 * their globals, so `Date` may be moved already, unless `vi.useRealTimers` has restored the real one.
 */
const offsetMs = clockOffset(process.env);
// Dates made by a moved `Date` still have the real one as their constructor.
const RealDate = new Date(0).constructor as DateConstructor;
if (Date === RealDate && offsetMs !== 0) moveDate(offsetMs);
