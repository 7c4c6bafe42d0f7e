import { readOrigen } from '@club/functions';
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

interface AdminCommand {
  /** Options that the command uses besides `--project`. */
  readonly used?: readonly ('rol' | 'con-clave' | 'force')[];
  /** Number of arguments, the command's name included. Two by default. */
  readonly words?: number;
  /** Runs the command and returns the text to print. */
  readonly run: () => Promise<string>;
}

const describeLink = ({ email, enlace }: NewLink) =>
  `Cuenta: ${email}\nEnlace: ${readOrigen(process.env) ?? 'http://127.0.0.1:5000'}${enlace}\nVale una sola vez y durante 72 horas: mándaselo solo a quien es.`;
const describeLogin = ({ email, password }: NewLogin) =>
  `Cuenta:     ${email}\nContraseña: ${password}\nNo se guarda en ningún sitio: apúntala.`;

await runCommand(async () => {
  const { positionals, values, allowOnly } = readArguments(
    {
      project: { type: 'string' },
      rol: { type: 'string', default: '1' },
      'con-clave': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
    3,
  );
  const [name = '', username = '', rol = ''] = positionals;
  const options = { isForced: values.force };
  const services = createProjectServices(values.project, USAGE);
  const { auth } = services;
  const commands = new Map<string, AdminCommand>(
    Object.entries({
      create: {
        used: ['rol', 'con-clave'],
        run: async () =>
          values['con-clave']
            ? describeLogin(await createLogin(auth, username, values.rol))
            : describeLink(await invite(services, username, values.rol)),
      },
      link: {
        used: ['force'],
        run: async () => describeLink(await renewLink(services, username, options)),
      },
      role: {
        used: ['force'],
        words: 3,
        run: async () => {
          const { email } = await changeRole(services, username, rol, options);
          return `${email} tiene el rol ${rol}: tiene que volver a entrar.`;
        },
      },
      remove: {
        used: ['force'],
        run: async () => `${await deleteByUsername(services, username, options)} ya no existe.`,
      },
      password: { run: async () => describeLogin(await resetPassword(services, username)) },
      list: {
        words: 1,
        run: async () => (await listEmails(services)).join('\n') || 'No hay ningún administrador.',
      },
    }),
  );
  const command = commands.get(name);
  if (!command || (username === '' && name !== 'list')) throw new UserError(USAGE);
  const { used = [], words = 2, run } = command;
  allowOnly(`En «${name}»`, ['project', ...used], words);
  console.log(await run());
});
