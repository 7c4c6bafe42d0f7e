import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files. `npm test` prints durations. */
const LONGEST = [
  'scripts/platform/google-runtime.integration.test.ts',
  'scripts/import/import.integration.test.ts',
  'testing/push/notifications.integration.test.ts',
  'functions/src/testing/model/model.integration.test.ts',
  'functions/src/faults.integration.test.ts',
  'functions/src/cache/kept-answers.integration.test.ts',
  'functions/src/accounts/last-administrador.integration.test.ts',
  'scripts/export/each-kind.integration.test.ts',
  'scripts/backup/club-in-parts.integration.test.ts',
  'scripts/platform/function-instance.integration.test.ts',
  'functions/src/testing/contract/contract.integration.test.ts',
  'web/panel/common/forms.test.tsx',
  'web/panel/plantilla/plantilla.test.tsx',
  'web/panel/acta/acta-screen.test.tsx',
  'web/panel/accounts/accounts.test.tsx',
  'web/panel/touchline/touchline-screen.test.tsx',
];

/** Starts the slowest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const rank = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.indexOf(path.relative(root, moduleId).replaceAll(path.sep, '/'));
      return index === -1 ? LONGEST.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
