import { parseArgs } from 'node:util';
import { createServices } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';
import { UserError } from './platform/user-error';
import { runRecount } from './recount/run-recount';

const USAGE = `Uso: npm run recount -- --project PROYECTO
Cuenta de nuevo, desde fichas y registros, lo que se guarda contado: la historia del club, de qué se
dibujan las gráficas y el inicio del panel.
En un proyecto real, GOOGLE_APPLICATION_CREDENTIALS señala la clave de una cuenta de servicio; con los emuladores en marcha,
FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 y demo-club.`;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new UserError(USAGE);
  for (const { nombre, corregido } of await runRecount(
    createServices(initializeApp({ projectId })),
  )) {
    console.log(`✓ ${nombre}: ${corregido ? 'corregido' : 'estaba bien'}`);
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
