import { clockOffset, moveDate } from './club-clock';

/*
 * Set-up file of unit and component tests: sets the clock of the test run. Files of one worker share their globals,
 * and `vi.useRealTimers` restores the real `Date`.
 */
const offsetMs = clockOffset(process.env);
const RealDate = new Date(0).constructor as DateConstructor;
if (Date === RealDate && offsetMs !== 0) moveDate(offsetMs);
