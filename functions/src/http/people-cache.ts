import type { Request } from 'express';

/**
 * For whatever shows a person under an address that changes with it (docs/decisions/0028): ten minutes after the server
 * has said it, no cache says it again unasked. Never `immutable`: consent can be withdrawn.
 */
export const PEOPLE_CACHE = 'public, max-age=600, s-maxage=600';

/** Whether the caller still has what this ETag names, and asks only whether it may be shown. */
export const hasKept = (request: Request, etag: string): boolean =>
  request.headers['if-none-match']?.includes(etag) === true;
