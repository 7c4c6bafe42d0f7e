import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { firestorePaths } from '@club/shared';
import { readFirebaseJson } from './build/firebase-json';
import { separateFolders } from './build/folders';
import { buildAll, ROOT } from './build/index';
import { budgetProblems } from './check/bundle-budget';
import { workflowProblems } from './check/workflows';
import {
  describeSettings,
  environmentProblems,
  PRODUCTION_ENV,
  readEnvironment,
} from './deploy/environment';
import { functionProblems, type FunctionRegions, listFunctions } from './deploy/functions-folder';
import { hostingProblems } from './deploy/hosting';
import { parseIndexes, unknownCollections } from './deploy/indexes';
import { bundleProblems, filesIn } from './deploy/production-bundle';
import { rulesProblems } from './deploy/rules';
import { readArguments } from './platform/arguments';
import { lockBuild } from './platform/checkout-lock';
import { UserError } from './platform/user-error';

/** A condition for a deployment. */
interface DeployCheck {
  readonly name: string;
  /** Problems, one sentence each. Empty if the condition holds. */
  readonly problems: () => Promise<readonly string[]>;
}

const { values } = readArguments({
  // Used by `npm test`: skips the checks of the club's settings, and those that are steps of `npm test` themselves.
  'en-pruebas': { type: 'boolean', default: false },
});
const isInTests = values['en-pruebas'];

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
await lockBuild(ROOT, 'despliegue').catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
});
const folders = separateFolders(ROOT, 'despliegue');
const logDir = await mkdtemp(path.join(os.tmpdir(), 'club-comprobar-'));

async function productionEnv(): Promise<Readonly<Record<string, string>>> {
  if (isInTests) return {};
  const text = await read(PRODUCTION_ENV).catch(() => {
    throw new Error(
      `no existe ${PRODUCTION_ENV}: copia functions/deploy/.env.ejemplo y pon lo que la consola dice de tu web`,
    );
  });
  return readEnvironment(text);
}

/** Collections of the product: the first segment of each document path. */
const collections = new Set(
  Object.values(firestorePaths).map((make) => make('x').split('/')[0] ?? ''),
);

let functions: FunctionRegions = {};

const ALWAYS: readonly DeployCheck[] = [
  {
    name: 'la web y las funciones se construyen para producción',
    problems: async () => {
      await buildAll('production', folders);
      return [];
    },
  },
  {
    name: 'la carpeta de funciones se instala y se carga sola',
    problems: async () => {
      const env: Readonly<Record<string, string>> = await productionEnv().catch(() => ({}));
      functions = await listFunctions(folders.functions, env);
      return functionProblems(functions, env['CLUB_AVISOS_CLAVE'] !== undefined);
    },
  },
  {
    name: 'Hosting: rutas, regiones, cabeceras y ficheros',
    problems: async () =>
      hostingProblems(await readFirebaseJson(), functions, await filesIn(folders.web)),
  },
  {
    name: 'nada de la demostración, de emuladores ni claves en lo que se publica',
    problems: () => bundleProblems(folders, new Date()),
  },
  { name: 'lo que descarga un visitante', problems: () => budgetProblems(folders) },
  {
    name: 'firestore.indexes.json es válido y nombra colecciones que existen',
    problems: async () =>
      unknownCollections(parseIndexes(await read('firestore.indexes.json')), collections),
  },
];

const BEFORE_DEPLOYMENT: readonly DeployCheck[] = [
  { name: 'los flujos de GitHub', problems: () => workflowProblems(ROOT) },
  {
    name: `configuración de producción (${PRODUCTION_ENV})`,
    problems: async () => environmentProblems(await productionEnv()),
  },
  {
    name: 'las reglas de Firestore se compilan sin avisos',
    problems: () => rulesProblems('firestore.rules', logDir),
  },
  {
    name: 'las reglas dejan hacer lo que deben, y cada consulta tiene su índice',
    problems: async () => {
      const args = ['run', '--project', 'integration', 'firestore-rules', 'scripts/deploy'];
      const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
      return promisify(execFile)(process.execPath, [vitest, ...args], {
        cwd: ROOT,
        maxBuffer: Infinity,
      }).then(
        () => [],
        (error: unknown) => [(error as { readonly stdout: string }).stdout],
      );
    },
  },
];

let holds = true;
for (const { name, problems } of isInTests ? ALWAYS : [...ALWAYS, ...BEFORE_DEPLOYMENT]) {
  const found = await problems().catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  holds &&= found.length === 0;
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of found) console.log(`    ${problem}`);
}
if (!isInTests) {
  for (const sentence of describeSettings(await productionEnv().catch(() => ({}))))
    console.log(`· ${sentence}`);
  console.log(
    holds
      ? '\nListo: npx firebase deploy --project PROYECTO (en una máquina sin nadie delante, con --force: si no, preguntar por la limpieza de imágenes antiguas es un error)'
      : '\nTodavía no: arregla lo marcado con ✗.',
  );
}
await rm(logDir, { recursive: true, force: true });
process.exitCode = holds ? 0 : 1;
