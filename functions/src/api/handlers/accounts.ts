import { accept, clubConfig, idSchema, loginEmail, mapOk, refuse, type Result } from '@club/shared';
import { createHash } from 'node:crypto';
import { documents } from '../../store/documents';
import { requireAccount } from '../../http/authorize';
import { clientAddress, isHttps } from '../../http/client-address';
import { type Handlers, type ServiceCall, written } from '../../http/handler';
import { deleteAccount, inviteAccount, listAccounts, updateAccount } from '../../accounts/manage';
import { activateAccount, changePassword } from '../../accounts/passwords';
import { type Actor, codeDigest } from '../../accounts/accounts';
import { addressCounters, type AttemptCounter, attemptPassword } from '../../accounts/attempts';
import { verifyPassword } from '../../accounts/verify-password';

const withStamp = ({ services, stamp }: ServiceCall<unknown>) => ({ ...services, stamp });

/** Changes the account in the path of a call. */
function changeAccountInPath<Data>(
  { id, stamp: { quien } }: ServiceCall<unknown>,
  msg: string,
  change: (uid: string, actor: Actor) => Promise<Result<Data>>,
) {
  const uid = idSchema.safeParse(id);
  if (!uid.success) return Promise.resolve(refuse('no-encontrado', 'esa cuenta'));
  return written(uid.data, msg, change(uid.data, { uid: quien, admins: [quien] }));
}

const readRole = (claims: Readonly<Record<string, unknown>> | undefined): string => {
  const role = claims?.['rol'];
  return typeof role === 'string' ? role : '';
};

/** The only cookie that Firebase Hosting forwards. */
const SESSION_COOKIE = '__session';

/** Firebase Hosting drops cookies from responses that are not private. */
const PRIVATE = { 'Cache-Control': 'private, no-store' };

const cookieOptions = (call: ServiceCall<unknown>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(call.request) }) as const;

/** Accounts (0036) and session (0012). Responses may contain invitation links: none is kept under an idempotency key. */
export const accountsHandlers = {
  fetchCuentas: async (call) => accept([...(await listAccounts(withStamp(call)))]),

  addCuenta: async (call) => {
    const invited = await inviteAccount(withStamp(call), call.body);
    return invited.ok ? written(invited.value.uid, 'cuenta creada!', invited) : invited;
  },

  updateCuenta: (call) =>
    changeAccountInPath(call, 'cuenta actualizada!', (uid, actor) =>
      updateAccount(withStamp(call), uid, call.body, actor),
    ),

  delCuenta: (call) =>
    changeAccountInPath(call, 'cuenta borrada!', (uid, actor) =>
      deleteAccount(withStamp(call), uid, actor),
    ),

  activarCuenta: async (call) => {
    const { services, reader, request, stamp, body } = call;
    const huella = codeDigest(body.codigo);
    // Only unknown codes count against the address: a known one of 140 random bits is no guess.
    const isKnown = (await reader.read(documents.codigo(huella))) !== undefined;
    const counters: readonly AttemptCounter[] = [
      { kind: 'cuenta', value: `alta:${huella}` },
      ...(isKnown ? [] : addressCounters(clientAddress(request), 'direccion')),
    ];
    const activated = attemptPassword(services.db, counters, stamp, () =>
      activateAccount(withStamp(call), body),
    );
    return mapOk(activated, (data) => ({ success: true, msg: 'contraseña guardada!', data }));
  },

  miClave: async (call) => {
    const { services, request, stamp, body } = call;
    const account = await requireAccount(services.auth, request.headers);
    if (!account.ok) return account;
    const { email = '' } = account.value;
    // Limited per user: only signed-in callers get here.
    const counters = [{ kind: 'cuenta', value: `clave:${stamp.quien}` }] as const;
    const tried = await attemptPassword(services.db, counters, stamp, () =>
      verifyPassword(process.env, email, body.actual),
    );
    if (!tried.ok) {
      // Refused with 403 instead of 401, because the session is valid.
      return tried.refusal.code === 'error-credenciales' ? refuse('clave-incorrecta') : tried;
    }
    const changed = changePassword(withStamp(call), stamp.quien, body.nueva);
    return mapOk(changed, () => ({ success: true, msg: 'contraseña cambiada!' }));
  },

  fetchRol: async ({ services, request, body, stamp }) => {
    const email = loginEmail(body.username, clubConfig.loginDomain);
    const address = clientAddress(request);
    const counters: readonly AttemptCounter[] = [
      { kind: 'cuenta', value: `${email} ${address.client} ${address.front}` },
      { kind: 'accountTotal', value: email },
      ...addressCounters(address, 'direccion'),
    ];
    const tried = await attemptPassword(services.db, counters, stamp, () =>
      verifyPassword(process.env, email, body.password),
    );
    if (!tried.ok) return tried;
    const { customClaims } = await services.auth.getUser(tried.value);
    return accept({ success: true as const, rol: readRole(customClaims) });
  },

  fetchRolByUsername: async ({ services, request, body }) => {
    const account = await requireAccount(services.auth, request.headers);
    if (!account.ok) return account;
    return account.value.email === loginEmail(body.username, clubConfig.loginDomain)
      ? accept({ success: true as const, rol: readRole(account.value) })
      : refuse('cuenta-ajena');
  },

  openSession: async (call) => {
    const account = await requireAccount(call.services.auth, call.request.headers);
    if (!account.ok) return account;
    const { uid, exp, auth_time: since } = account.value;
    // A digest of user and login time. It is no credential (regla 64: a cookie alone never authorises).
    const value = createHash('sha256')
      .update(`${uid}:${String(since)}`)
      .digest('base64url');
    const expires = new Date(exp * 1000);
    call.response.set(PRIVATE).cookie(SESSION_COOKIE, value, { ...cookieOptions(call), expires });
    return accept({ success: true as const, msg: 'Sesión sincronizada.' });
  },

  closeSession: (call) => {
    call.response.set(PRIVATE).clearCookie(SESSION_COOKIE, cookieOptions(call));
    return Promise.resolve(accept({ success: true as const, msg: 'Sesión cerrada.' }));
  },
} satisfies Partial<Handlers>;
