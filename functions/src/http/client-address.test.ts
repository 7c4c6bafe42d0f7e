import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

const readClientAddress = (
  headers: Readonly<Record<string, string>>,
  remoteAddress = '127.0.0.1',
) =>
  clientAddress({
    header: (name: string) => headers[name],
    socket: { remoteAddress },
  } as unknown as Request);

describe('the origin of a request', () => {
  const FRONT = '198.51.100.7';
  const CLIENT = '203.0.113.5';
  const LOCAL = '127.0.0.1';
  it.each<[string, Record<string, string>, client: string, front: string]>([
    [
      'through Hosting',
      { 'fastly-client-ip': CLIENT, 'x-forwarded-for': `${CLIENT}, ${FRONT}` },
      CLIENT,
      FRONT,
    ],
    ['without Hosting’s own header', { 'x-forwarded-for': `${CLIENT},${FRONT}` }, CLIENT, FRONT],
    ['a direct call', { 'x-forwarded-for': CLIENT }, CLIENT, CLIENT],
    [
      'a direct call that pretends to come through Hosting',
      { 'fastly-client-ip': '192.0.2.1', 'x-forwarded-for': `192.0.2.1, ${CLIENT}` },
      '192.0.2.1',
      CLIENT,
    ],
    ['no proxy at all', {}, LOCAL, LOCAL],
    [
      'headers without valid addresses',
      { 'fastly-client-ip': 'x'.repeat(4_000), 'x-forwarded-for': 'y' },
      LOCAL,
      LOCAL,
    ],
  ])('%s', (_case, headers, client, front) => {
    expect(readClientAddress(headers, '::ffff:127.0.0.1')).toEqual({ client, front });
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0003::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
  ])('%s counts as %s', (address, network) => {
    expect(readClientAddress({ 'fastly-client-ip': address }).client).toBe(network);
  });
});
