import type { Endpoint } from '@club/shared';
import type { Request } from 'express';

/** Whether a token says that a call comes from the club's own web. */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/**
 * Whether a call may be asked for a token of App Check (docs/decisions/0023): it writes, or it tries a password. Some that
 * write are GETs, for the sake of clients that knew them so.
 */
const isGuarded = ({ method, kind }: Endpoint): boolean => method !== 'GET' || kind === 'write';

/** Whether a call comes from where it may come from; anywhere, where nothing verifies it. */
export async function isFromOwnWeb(
  endpoint: Endpoint,
  request: Request,
  verify: VerifyAppCheck | undefined,
): Promise<boolean> {
  if (!verify || !isGuarded(endpoint)) return true;
  const token = request.header('x-firebase-appcheck');
  return token !== undefined && verify(token);
}
