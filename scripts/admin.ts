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
import { readArguments } from './platform/arguments';
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

/** Runs the command and returns the text to print. */
async function run(): Promise<string> {
  const { positionals, values, allowOnly } = readArguments(
    {
      project: { type: 'string' },
      rol: { type: 'string', default: '1' },
      'con-clave': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
    3,
  );
  const [command = '', username = '', rol = ''] = positionals;
  if (username === '' && command !== 'list') throw new UserError(USAGE);
  const options = { isForced: values.force };
  const services = createProjectServices(values.project, USAGE);
  /** Refuses other options than these and `--project`, and more arguments than `count`, the command included. */
  const allow = (used: readonly (keyof typeof values)[], count = 2) => {
    allowOnly(`En «${command}»`, ['project', ...used], count);
  };
  switch (command) {
    case 'create':
      allow(['rol', 'con-clave']);
      return values['con-clave']
        ? describeLogin(await createLogin(services.auth, username, values.rol))
        : describeLink(await invite(services, username, values.rol));
    case 'link':
      allow(['force']);
      return describeLink(await renewLink(services, username, options));
    case 'password':
      allow([]);
      return describeLogin(await resetPassword(services, username));
    case 'remove':
      allow(['force']);
      return `${await deleteByUsername(services, username, options)} ya no existe.`;
    case 'role':
      allow(['force'], 3);
      return `${(await changeRole(services, username, rol, options)).email} tiene el rol ${rol}: tiene que volver a entrar.`;
    case 'list':
      allow([], 1);
      return (await listEmails(services)).join('\n') || 'No hay ningún administrador.';
    default:
      throw new UserError(USAGE);
  }
}

await runCommand(async () => {
  console.log(await run());
});
