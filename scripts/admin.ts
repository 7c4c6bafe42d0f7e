import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  changeRole,
  createAdministrador,
  listAdministradores,
  removeAdministrador,
  resetPassword,
} from './ops/administradores';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run admin -- create USUARIO [--rol 1|2] [--project PROYECTO]
     npm run admin -- role USUARIO 1|2 [--force] [--project PROYECTO]
     npm run admin -- remove USUARIO [--force] [--project PROYECTO]
     npm run admin -- password USUARIO [--project PROYECTO]
     npm run admin -- list [--project PROYECTO]
Rol 1, el de siempre: administrador. Rol 2: solo puede apuntar los partidos de la temporada actual.
--force quita o baja incluso al último administrador.
En un proyecto real, GOOGLE_APPLICATION_CREDENTIALS señala la clave de una cuenta de servicio; con los emuladores en
marcha, FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 y el proyecto demo-club.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      rol: { type: 'string', default: '1' },
      force: { type: 'boolean', default: false },
    },
  });
  const [command, username = '', rol = ''] = positionals;
  const options = { isForced: values.force };
  const projectId = values.project ?? process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new UserError(USAGE);
  const auth = getAuth(initializeApp({ projectId }));
  const tellLogin = ({ email, password }: { email: string; password: string }) => {
    console.log(
      `Cuenta:     ${email}\nContraseña: ${password}\nNo se guarda en ningún sitio: apúntala.`,
    );
  };
  if (command === 'list') {
    const all = await listAdministradores(auth);
    console.log(all.length === 0 ? 'No hay ningún administrador.' : all.join('\n'));
  } else if (username === '') throw new UserError(USAGE);
  else if (command === 'create') {
    tellLogin(await createAdministrador(auth, username, values.rol));
  } else if (command === 'password') tellLogin(await resetPassword(auth, username));
  else if (command === 'remove') {
    console.log(`${await removeAdministrador(auth, username, options)} ya no existe.`);
  } else if (command === 'role') {
    const email = await changeRole(auth, username, rol, options);
    console.log(`${email} tiene el rol ${rol}: tiene que volver a entrar.`);
  } else throw new UserError(USAGE);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
