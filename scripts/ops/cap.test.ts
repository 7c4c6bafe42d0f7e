import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../functions/src/testing/serve';
import { forEachTest } from '../../functions/src/testing/standing';
import { ROOT } from '../build/index';

type Tope = (event: unknown) => Promise<boolean>;

const notice = (content: object) => ({
  data: { message: { data: Buffer.from(JSON.stringify(content)).toString('base64') } },
});

describe('the cap on the monthly cost', () => {
  let tope: Tope;
  let isBilled: boolean;
  const calls: string[] = [];
  const server = forEachTest(() =>
    serve((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        calls.push(`${request.method ?? ''} ${request.url ?? ''} ${body}`.trim());
        if (request.method === 'PUT') isBilled = false;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ access_token: 'ficha', billingEnabled: isBilled }));
      });
    }),
  );
  beforeEach(async () => {
    calls.length = 0;
    isBilled = true;
    const here = server.url;
    Object.assign(process.env, {
      TOPE: '30',
      TOPE_PROYECTO: 'cd-encina',
      TOPE_METADATA: here,
      TOPE_FACTURACION: here,
    });
    const file = pathToFileURL(path.join(ROOT, 'ops/tope/index.js'));
    ({ tope } = (await import(`${file.href}?${here}`)) as { tope: Tope });
  });
  afterEach(() => {
    for (const name of ['TOPE', 'TOPE_PROYECTO', 'TOPE_METADATA', 'TOPE_FACTURACION']) {
      Reflect.deleteProperty(process.env, name);
    }
  });

  it.each([[notice({ costAmount: 29.9 })], [notice({ costAmount: 30 })], [notice({})], [{}]])(
    'keeps billing on at %j',
    async (event) => {
      expect(await tope(event)).toBe(false);
      expect(calls).toEqual([]);
    },
  );

  it('removes the project from its billing account above the cap, once', async () => {
    expect(await tope(notice({ costAmount: 30.1 }))).toBe(true);
    expect(calls.slice(1)).toEqual([
      'GET /v1/projects/cd-encina/billingInfo',
      'PUT /v1/projects/cd-encina/billingInfo {"billingAccountName":""}',
    ]);
    expect(await tope(notice({ costAmount: 31 }))).toBe(true);
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  it('fails if it is not configured, so that the message is delivered again', async () => {
    process.env['TOPE'] = '';
    await expect(tope(notice({ costAmount: 1000 }))).rejects.toThrow('TOPE');
    expect(calls).toEqual([]);
  });
});
