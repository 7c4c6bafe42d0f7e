import type { Auth } from 'firebase-admin/auth';

/** Addresses of accounts by uid; a script or an account that is gone has none. */
export async function readNombres(
  auth: Auth,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const identifiers = [...new Set(uids)].map((uid) => ({ uid }));
  if (identifiers.length === 0) return new Map();
  const { users } = await auth.getUsers(identifiers);
  return new Map(users.map(({ uid, email }) => [uid, email ?? uid]));
}
