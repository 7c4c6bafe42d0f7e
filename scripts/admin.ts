import { parseArgs } from 'node:util';
import { readConfiguredOrigin } from '@club/functions';
import {
  changeRole,
  createLogin,
  invite,
  listEmails,
  type NewLink,
  type NewLogin,
  deleteByUsername,
  renewLink,
  resetPassword,
} from './ops/admin-accounts';
import { runCommand, createProjectServices } from './platform/run-command';
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

const describeLink = ({ email, enlace }: NewLink) =>
  `Cuenta: ${email}\nEnlace: ${readConfiguredOrigin(process.env) ?? 'http://127.0.0.1:5000'}${enlace}\nVale una sola vez y durante 72 horas: mándaselo solo a quien es.`;
const describeLogin = ({ email, password }: NewLogin) =>
  `Cuenta:     ${email}\nContraseña: ${password}\nNo se guarda en ningún sitio: apúntala.`;

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      rol: { type: 'string', default: '1' },
      'con-clave': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const [command = '', username = '', rol = ''] = positionals;
  const options = { isForced: values.force };
  const services = createProjectServices(values.project, USAGE);
  const { auth } = services;
  /** Each function runs a command and returns the text to print. */
  const commands = new Map<string, () => Promise<string>>([
    [
      'create',
      async () =>
        values['con-clave']
          ? describeLogin(await createLogin(auth, username, values.rol))
          : describeLink(await invite(services, username, values.rol)),
    ],
    ['link', async () => describeLink(await renewLink(services, username, options))],
    ['password', async () => describeLogin(await resetPassword(services, username))],
    ['remove', async () => `${await deleteByUsername(services, username, options)} ya no existe.`],
    [
      'role',
      async () =>
        `${(await changeRole(services, username, rol, options)).email} tiene el rol ${rol}: tiene que volver a entrar.`,
    ],
    ['list', async () => (await listEmails(services)).join('\n') || 'No hay ningún administrador.'],
  ]);
  const run = commands.get(command);
  if (!run || (username === '' && command !== 'list')) throw new UserError(USAGE);
  console.log(await run());
});
