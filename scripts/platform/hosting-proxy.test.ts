import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { proxyTo } from './hosting-proxy';

const servers: http.Server[] = [];

async function listen(server: http.Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

it('loses no request to an instance that closes idle connections', async () => {
  const used = new Set<Socket>();
  const instance = http.createServer((request, response) => {
    // Like an instance whose keep-alive timeout has just expired.
    if (used.has(request.socket)) request.socket.destroy();
    else response.end('answer');
    used.add(request.socket);
  });
  const origin = await listen(instance);
  const hosting = await listen(
    http.createServer((request, response) => {
      proxyTo(origin, request, response);
    }),
  );
  for (let sent = 0; sent < 3; sent += 1) {
    const answer = await fetch(hosting);
    expect([answer.status, await answer.text()]).toEqual([200, 'answer']);
  }
});
