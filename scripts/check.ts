import { parseArgs } from 'node:util';
import { otherNode } from './check/deployed-node';
import { installed, runCheck, runTests, slowestFiles, type StepResult } from './check/steps';
import { ROOT } from './build/index';
import { requireFirestoreEmulator } from './platform/download-emulator';
import { requireNode } from './platform/node-version';
import { UserError } from './platform/user-error';

const { values } = parseArgs({
  options: {
    // While one works: nothing is built, and neither emulator nor browser is started.
    quick: { type: 'boolean', default: false },
  },
});

/** Checks that read the checkout and start nothing: two at a time, one for each core of a small machine. */
const STATIC_CHECKS = [
  [
    'formato',
    [
      installed('prettier/bin/prettier.cjs'),
      ...['--check', '--log-level=warn', '.'],
      ...['--cache', '--cache-location', 'node_modules/.cache/prettier/cache'],
    ],
  ],
  [
    'lint',
    [
      installed('eslint/bin/eslint.js'),
      '.',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ],
  ['tipos', [installed('typescript/bin/tsc'), '-b']],
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

/** A check that builds for production first. */
const DEPLOY_CHECK = [
  'listo para publicar',
  ['--import', 'tsx', 'scripts/deploy-check.ts', '--en-pruebas'],
] as const;

const results: StepResult[] = [];

function report(result: StepResult) {
  results.push(result);
  const { name, passed, failed, seconds, output } = result;
  const count = passed + failed > 1 ? `${String(passed)} bien, ${String(failed)} mal, ` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${count}${seconds.toFixed(1)} s)`);
  if (failed > 0) console.log(output);
}

async function runStaticChecks() {
  const waiting = values.quick ? [...STATIC_CHECKS] : [...STATIC_CHECKS, DEPLOY_CHECK];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      report(await runCheck(check[0], check[1]));
    }
  };
  await Promise.all([lane(), lane()]);
}

/** What must be there before anything runs, told in one sentence where it is not. */
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
await runStaticChecks();
report(await runTests('pruebas unitarias', ['unit', 'web']));
if (!values.quick) {
  // What kills instances and stores waits most of its time, for locks to expire and for stores to come back.
  const platform = runTests('recorridos de la plataforma', ['plataforma']).then(report);
  report(await runTests('pruebas con emuladores', ['integracion']));
  report(await runTests('recorridos en el navegador', ['recorridos']));
  await platform;
}

console.log(`\nLo más lento:\n${slowestFiles(results).join('\n')}`);

const failures = results.flatMap((step) => step.failures);
if (failures.length > 0) console.log(`\nHa fallado:\n${failures.join('\n')}`);

const warning = await otherNode(process.versions.node);
if (warning !== undefined) console.log(`\n${warning}`);

const sum = (key: 'passed' | 'failed') => results.reduce((total, step) => total + step[key], 0);
console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
