import { parseArgs } from 'node:util';
import { otherNode } from './check/deployed-node';
import { installed, runCheck, runTests, slowestFiles, type StepResult } from './check/steps';
import { ROOT } from './build/index';
import { requireFirestoreEmulator } from './platform/find-firestore-emulator';
import { requireNode, UserError } from './platform/user-error';

const { values } = parseArgs({
  options: {
    // Skips everything that needs a build, an emulator or a browser.
    quick: { type: 'boolean', default: false },
  },
});

/** Checks that start no servers, longest first. */
const STATIC_CHECKS = [
  // Types too: the linter runs the TypeScript compiler anyway (.oxlintrc.json).
  ['lint y tipos', [installed('oxlint/bin/oxlint'), '.']],
  [
    'formato',
    [
      installed('prettier/bin/prettier.cjs'),
      ...['--check', '--log-level=warn', '.'],
      ...['--cache', '--cache-location', 'node_modules/.cache/prettier/cache'],
    ],
  ],
  [
    'límites entre módulos',
    [
      installed('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...[
        'shared/src',
        'functions/src',
        'web/site',
        'web/panel',
        'web/lib',
        'web/components',
        'scripts',
        'bench',
        'testing',
        'e2e',
      ],
      '--config',
      '.dependency-cruiser.cjs',
    ],
  ],
  ['código muerto', [installed('knip/bin/knip.js')]],
  ['licencias y secretos', ['--import', 'tsx', 'scripts/audit-code.ts']],
  ['flujos de GitHub', ['--import', 'tsx', 'scripts/lint-workflows.ts']],
] as const satisfies readonly (readonly [string, readonly string[]])[];

/** Builds for production first. */
const DEPLOY_CHECK = [
  'listo para publicar',
  ['--import', 'tsx', 'scripts/deploy-check.ts', '--en-pruebas'],
] as const;

/** A step of the check that logs its start and its end. */
interface Step {
  readonly name: string;
  readonly run: () => Promise<StepResult>;
}
/** Steps that run one after another. */
type Turn = readonly Step[];

const check = ([name, args]: readonly [string, readonly string[]]): Step => ({
  name,
  run: () => runCheck(name, args),
});
const tests = (name: string, ...projects: readonly string[]): Turn => [
  { name, run: () => runTests(name, projects) },
];

const staticChecks = STATIC_CHECKS.map(check);
const unitTests = tests('pruebas unitarias', 'unit', 'web');

/**
 * Turns run in parallel (docs/decisions/0034), two at a time, longest first. Each has its own workers, store and
 * browser. Two keep two cores busy. A third would slow all of them down until their timeouts fail.
 */
const AT_ONCE = 2;
const TURNS: readonly Turn[] = values.quick
  ? [staticChecks, unitTests]
  : [
      tests('pruebas con emuladores', 'integracion'),
      tests('recorridos en el navegador', 'recorridos'),
      tests('recorridos de la plataforma', 'plataforma'),
      unitTests,
      staticChecks,
      [check(DEPLOY_CHECK)],
    ];

const results: StepResult[] = [];

async function runStep({ name, run }: Step) {
  console.log(`… ${name}`);
  const result = await run();
  results.push(result);
  const { passed, failed, seconds, output } = result;
  const count = passed + failed > 1 ? `${String(passed)} bien, ${String(failed)} mal, ` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${count}${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(output);
}

/** Runs the remaining turns until there are none. */
async function runLane(left: Turn[]) {
  for (let turn = left.shift(); turn; turn = left.shift()) {
    for (const step of turn) await runStep(step);
  }
}

/** Fails with a UserError if this machine lacks something that the check needs. */
async function requireMachine() {
  try {
    requireNode(process.versions.node);
    if (!values.quick) await requireFirestoreEmulator(process.env, ROOT, console.log);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

await requireMachine();
console.log(
  `Instante de las pruebas: ${process.env['CLUB_NOW'] ?? 'el fijo (CLUB_NOW elige otro)'}`,
);
const left = [...TURNS];
await Promise.all(Array.from({ length: AT_ONCE }, () => runLane(left)));

console.log(`\nLo más lento:\n${slowestFiles(results).join('\n')}`);

const skipped = results.flatMap((step) => step.skipped);
if (skipped.length > 0) console.log(`\nSin probar:\n${skipped.join('\n')}`);

const failures = results.flatMap((step) => step.failures);
if (failures.length > 0) console.log(`\nHa fallado:\n${failures.join('\n')}`);

const warning = await otherNode(process.versions.node);
if (warning !== undefined) console.log(`\n${warning}`);

const sum = (key: 'passed' | 'failed') => results.reduce((total, step) => total + step[key], 0);
console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
