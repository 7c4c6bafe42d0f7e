import { clubConfig } from '@club/shared';
import type { Request } from 'express';
import { isHttps } from './client-address';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/**
 * Origin under which the reader asks, so that links lead back to where he is. Hosting passes the address that he has used
 * on in `X-Forwarded-Host`. It goes into pages and files: nothing but a host may.
 */
export function originOf(request: Request): string {
  const forwarded = request.header('x-forwarded-host')?.split(',')[0]?.trim();
  const host = [forwarded, request.header('host')].find(
    (name) => name !== undefined && HOST.test(name),
  );
  return `${isHttps(request) ? 'https' : 'http'}://${host ?? clubConfig.dominioLogin}`;
}
