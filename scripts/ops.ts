import { parseArgs } from 'node:util';
import { allSteps } from './ops/all-steps';
import { executeHere, runSteps } from './ops/run-steps';
import { parseSettings } from './ops/settings';
import { shellLines } from './ops/step';
import { UserError } from './platform/user-error';

async function run() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      project: text,
      email: text,
      host: text,
      region: text,
      budget: text,
      cap: text,
      github: text,
      // The project is the test project, which receives the previews of branches.
      previews: { type: 'boolean', default: false },
      // Without it the commands are only printed.
      run: { type: 'boolean', default: false },
    },
  });
  const settings = parseSettings(values);
  const steps = allSteps(settings);
  if (values.run) {
    await runSteps(steps, executeHere, console.log);
    return;
  }
  console.log(
    '#!/bin/sh\n# Lo que haría «npm run ops … --run»; desde la carpeta del repositorio.\nset -eu',
  );
  for (const step of steps) console.log(`\n${shellLines(step).join('\n')}`);
  const missing = [
    ...(settings.email === undefined ? ['Sin --email no avisa nadie.'] : []),
    ...(settings.budget === undefined ? ['Sin --budget no hay presupuesto.'] : []),
    ...(settings.cap === undefined
      ? ['Sin --cap nada para el gasto: un presupuesto solo avisa.']
      : []),
    ...(settings.github === undefined ? ['Sin --github no se publica desde GitHub.'] : []),
  ];
  if (missing.length > 0) console.log(`\n# ${missing.join('\n# ')}`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
