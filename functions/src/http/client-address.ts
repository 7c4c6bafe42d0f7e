import { isIP } from 'node:net';
import { clubConfig } from '@club/shared';
import type { Request } from 'express';

/** Where a request comes from, as far as it can be known. */
interface ClientAddress {
  /** The visitor, as the proxies on the way tell of him: whoever calls a function directly can write anything here. */
  readonly client: string;
  /** Whoever called Google: behind Hosting a server that many visitors share. Google's own entry, which nobody can forge. */
  readonly front: string;
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

/** An IPv4 address, or the /64 of an IPv6 address, which one visitor has whole (RFC 6177); `undefined` for what is no address. */
function parseNetwork(text = ''): string | undefined {
  const address = text.trim().replace(MAPPED_IPV4, '');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : undefined;
  const [unzoned = ''] = address.split('%');
  const [start = '', end] = new URL(`http://[${unzoned}]/`).hostname.slice(1, -1).split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * Where a request comes from, for counting calls. Behind Hosting the last entry of `X-Forwarded-For` is Hosting's server;
 * the visitor is in `Fastly-Client-IP`, and else in the first entry (docs/decisions/0014 tells the sources).
 */
export function clientAddress(request: Request): ClientAddress {
  const forwarded = request.header('x-forwarded-for')?.split(',') ?? [];
  const front =
    parseNetwork(forwarded.at(-1)) ?? parseNetwork(request.socket.remoteAddress) ?? 'desconocida';
  const client =
    parseNetwork(request.header('fastly-client-ip')) ?? parseNetwork(forwarded[0]) ?? front;
  return { client, front };
}

/** Whether the sender's side of the connection is encrypted: behind a proxy only its header tells. */
export const isHttps = (request: Request): boolean =>
  request.secure || request.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/i;

/** Origin of the address that the reader has used, for links back. Only a valid host gets into pages and files. */
export function originOf(request: Request): string {
  const forwarded = request.header('x-forwarded-host')?.split(',')[0]?.trim();
  const host = [forwarded, request.header('host')].find(
    (name) => name !== undefined && HOST.test(name),
  );
  return `${isHttps(request) ? 'https' : 'http'}://${host ?? clubConfig.dominioLogin}`;
}
