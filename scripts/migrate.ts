import { pendingMigrations, runMigrations, SCHEMA_VERSION } from './migrate/run-migrations';
import { readArguments } from './platform/arguments';
import { runCommand, createProjectServices } from './platform/run-command';

const USAGE = `Uso: npm run migrate -- --project PROYECTO [--list]
En un proyecto real, GOOGLE_APPLICATION_CREDENTIALS señala la clave de una cuenta de servicio y conviene tener una copia
de ahora mismo (npm run backup); con los emuladores en marcha, FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 y demo-club.`;

await runCommand(async () => {
  const { values } = readArguments({
    project: { type: 'string' },
    list: { type: 'boolean', default: false },
  });
  const services = createProjectServices(values.project, USAGE);
  const pending = await pendingMigrations(services);
  if (pending.length === 0) {
    console.log(`Los datos están en la versión ${String(SCHEMA_VERSION)}: nada que hacer.`);
  } else if (values.list) {
    for (const { version, descripcion } of pending) {
      console.log(`${String(version)}  ${descripcion}`);
    }
  } else {
    for (const { descripcion, documents } of await runMigrations(services)) {
      console.log(`✓ ${descripcion} (${String(documents)} documentos)`);
    }
  }
});
