import { afterAll, beforeEach, type RunnerTestCase as Test, TestRunner } from 'vitest';
import { recorders } from './browser';
import { createFailureRecorder } from './failure-recorder';

/* For each file of journeys: what its pages did is kept when a test fails. Nobody can look at them any more. */
const recorder = createFailureRecorder({
  currentTest: () => TestRunner.getCurrentTest<Test | undefined>(),
  log: console.log,
});
recorders.add(recorder);
// The next file of this process adds its own.
afterAll(() => {
  recorders.delete(recorder);
});
// Registered before each test and called after all of its `afterEach`, one of which may be what fails.
beforeEach(({ task, onTestFinished }) => {
  onTestFinished(() => recorder.finished(task));
});
