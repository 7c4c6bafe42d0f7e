import { afterAll, beforeEach, type RunnerTestCase as Test, TestRunner } from 'vitest';
import { recorders } from './browser';
import { createFailureRecorder } from './failure-recorder';

/* Set-up file of journeys: keeps recordings of the pages if a test fails. */
const recorder = createFailureRecorder({
  currentTest: () => TestRunner.getCurrentTest<Test | undefined>(),
  log: console.log,
});
recorders.add(recorder);
// The next file of this process adds its own.
afterAll(() => {
  recorders.delete(recorder);
});
// Registered before each test, so it is called after all of its `afterEach`, which may fail too.
beforeEach(({ task, onTestFinished }) => {
  onTestFinished(() => recorder.finished(task));
});
