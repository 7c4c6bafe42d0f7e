import { parseArgs } from 'node:util';
import {
  contarGraficas,
  contarHistoria,
  contarInicio,
  createServices,
  readClub,
  runOperation,
  type UnitOfWork,
} from '@club/functions';
import { accept } from '@club/shared';
import { initializeApp } from 'firebase-admin/app';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run recount -- --project PROYECTO
Cuenta de nuevo, desde fichas y registros, lo que se guarda contado: la historia del club, de qué se
dibujan las gráficas y el inicio del panel.
En un proyecto real, GOOGLE_APPLICATION_CREDENTIALS señala la clave de una cuenta de servicio; con los emuladores en marcha,
FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 y demo-club.`;

/** What the plots of every season are drawn from. */
async function contarTodas(uow: UnitOfWork): Promise<boolean> {
  const { temporadas } = await readClub(uow);
  const found: boolean[] = [];
  for (const { _id } of temporadas) found.push(await contarGraficas(uow, _id));
  return found.includes(true);
}

const PARTES: readonly (readonly [
  nombre: string,
  contar: (uow: UnitOfWork) => Promise<boolean>,
])[] = [
  ['historia del club', contarHistoria],
  ['gráficas de cada temporada', contarTodas],
  ['inicio del panel', contarInicio],
];

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new UserError(USAGE);
  const { db, newId, now } = createServices(initializeApp({ projectId }));
  for (const [nombre, contar] of PARTES) {
    const stamp = { operacionId: newId(), accion: 'recontar', quien: 'recontar', ahora: now() };
    const found: boolean[] = [];
    const result = await runOperation(db, stamp, undefined, async (uow) => {
      found.push(await contar(uow));
      return accept({ status: 200, body: null });
    });
    if (!result.ok) throw new UserError(`No se ha podido contar: ${result.refusal.code}.`);
    console.log(`✓ ${nombre}: ${found.at(-1) ? 'corregido' : 'estaba bien'}`);
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
