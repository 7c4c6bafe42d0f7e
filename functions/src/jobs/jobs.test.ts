import { beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../testing/serve';
import { forEachTest } from '../testing/standing';
import { requireRecentBackup } from './jobs';

const NOW = new Date('2026-11-22T09:00:00Z');
const backup = (snapshotTime: string, state = 'READY', database = '(default)') => ({
  name: 'projects/club/locations/europe-west1/backups/1',
  database: `projects/club/databases/${database}`,
  snapshotTime,
  state,
});

describe('the morning check of the backups', () => {
  let answer: { status: number; body: unknown };
  const asked: (string | undefined)[] = [];
  const server = forEachTest(() =>
    serve((request, response) => {
      asked.push(request.url, request.headers.authorization);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    }),
  );
  beforeEach(() => {
    asked.length = 0;
  });

  const check = () =>
    requireRecentBackup('club', NOW, {
      origin: server.url,
      token: () => Promise.resolve('ficha'),
    });

  it('accepts a backup of last night, even if there are older ones', async () => {
    answer = {
      status: 200,
      body: { backups: [backup('2026-11-14T03:00:00Z'), backup('2026-11-22T03:00:00.123456Z')] },
    };
    await check();
    expect(asked).toEqual(['/v1/projects/club/locations/-/backups', 'Bearer ficha']);
  });

  it.each([
    ['there is none', {}, /there is no backup/],
    ['it is late', { backups: [backup('2026-11-20T03:00:00Z')] }, /54 hours old/],
    ['it is not finished', { backups: [backup('2026-11-22T03:00:00Z', 'CREATING')] }, /no backup/],
    [
      'it is of another database',
      { backups: [backup('2026-11-22T03:00:00Z', 'READY', 'prueba')] },
      /no backup/,
    ],
  ])('fails when %s', async (_what, body, message) => {
    answer = { status: 200, body };
    await expect(check()).rejects.toThrow(message);
  });

  it('fails if access is denied, and keeps the response’s text out of the error', async () => {
    answer = { status: 403, body: { error: { message: 'caller ana@x.example' } } };
    await expect(check()).rejects.toThrow(/^list of backups: answered 403$/);
  });
});
