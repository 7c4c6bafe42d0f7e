import { parseArgs } from 'node:util';
import { createServices, readOrigen } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';
import {
  changeRole,
  createAdmin,
  inviteAdmin,
  listAdmins,
  type NewLink,
  removeAdmin,
  renewLink,
  resetPassword,
} from './ops/admin-accounts';
import { UserError } from './platform/user-error';

const USAGE = `Uso: npm run admin -- create USUARIO [--rol 1|2] [--con-clave] [--project PROYECTO]
     npm run admin -- link USUARIO [--force] [--project PROYECTO]
     npm run admin -- role USUARIO 1|2 [--force] [--project PROYECTO]
     npm run admin -- remove USUARIO [--force] [--project PROYECTO]
     npm run admin -- password USUARIO [--project PROYECTO]
     npm run admin -- list [--project PROYECTO]
Rol 1, el de siempre: administrador. Rol 2: solo puede apuntar los partidos de la temporada actual.
«create» y «link» dan un enlace para que su dueño elija la contraseña: vale una sola vez y durante 72 horas. Con --con-clave,
«create» da una contraseña hecha; «password», también, a una cuenta que ya existe.
--force quita, baja o deja sin contraseña incluso al último administrador.
CLUB_URL (https://tu-club.example) es la dirección que se pone delante del enlace.
En un proyecto real, GOOGLE_APPLICATION_CREDENTIALS señala la clave de una cuenta de servicio; con los emuladores en
marcha, FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099, FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 y el proyecto demo-club.`;

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      rol: { type: 'string', default: '1' },
      'con-clave': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const [command, username = '', rol = ''] = positionals;
  const options = { isForced: values.force };
  const projectId = values.project ?? process.env['GCLOUD_PROJECT'];
  if (projectId === undefined) throw new UserError(USAGE);
  // Firestore and Auth read these variables on first use.
  process.env['GCLOUD_PROJECT'] = projectId;
  const services = createServices(initializeApp({ projectId }));
  const { auth } = services;
  const tellLink = ({ email, enlace }: NewLink) => {
    const origin = readOrigen(process.env) ?? 'http://127.0.0.1:5000';
    console.log(
      `Cuenta: ${email}\nEnlace: ${origin}${enlace}\nVale una sola vez y durante 72 horas: mándaselo solo a quien es.`,
    );
  };
  const tellLogin = ({ email, password }: { email: string; password: string }) => {
    console.log(
      `Cuenta:     ${email}\nContraseña: ${password}\nNo se guarda en ningún sitio: apúntala.`,
    );
  };
  if (command === 'list') {
    const all = await listAdmins(auth);
    console.log(all.length === 0 ? 'No hay ningún administrador.' : all.join('\n'));
  } else if (username === '') throw new UserError(USAGE);
  else if (command === 'create') {
    if (values['con-clave']) tellLogin(await createAdmin(auth, username, values.rol));
    else tellLink(await inviteAdmin(services, username, values.rol));
  } else if (command === 'link') tellLink(await renewLink(services, username, options));
  else if (command === 'password') tellLogin(await resetPassword(services, username));
  else if (command === 'remove') {
    console.log(`${await removeAdmin(services, username, options)} ya no existe.`);
  } else if (command === 'role') {
    const email = await changeRole(services, username, rol, options);
    console.log(`${email} tiene el rol ${rol}: tiene que volver a entrar.`);
  } else throw new UserError(USAGE);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exit(1);
}
