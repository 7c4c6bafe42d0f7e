import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorEntry } from './report-error';

const FOLDER = path.resolve(import.meta.dirname);

/** Runs a script as a function of the deployed site would, and returns its output. */
function run(script: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: FOLDER,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: 'club',
      K_SERVICE: 'api',
      K_REVISION: 'api-00007-abc',
    },
  });
}

describe('an error report', () => {
  it('is one line of JSON that Error Reporting groups by our own stack, with the trace of its request', () => {
    const { stdout, stderr } = run(`
      import { onRequest } from 'firebase-functions/https';
      import { reportError } from './report-error.ts';
      const error = new TypeError('sin dorsal');
      error.stack = 'TypeError: sin dorsal\\n    at saveActa (functions/src/actas.ts:3:1)';
      const handle = onRequest((request, response) => {
        reportError('PUT /b-api/partido/1: unexpected error', error);
        response.end();
      });
      const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
      const response = { end() {}, on() {} };
      await handle({ headers, header: (name) => headers[name.toLowerCase()], method: 'PUT' }, response);
    `);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `${JSON.stringify({
        severity: 'ERROR',
        '@type':
          'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
        message: 'TypeError: sin dorsal\n    at saveActa (functions/src/actas.ts:3:1)',
        incident: 'PUT /b-api/partido/1: unexpected error',
        serviceContext: { service: 'api', version: 'api-00007-abc' },
        'logging.googleapis.com/trace': 'projects/club/traces/0af7651916cd43dd8448eb211c80319c',
      })}\n`,
    );
  });

  it.each([
    ['No account ana.perez@cd-encina.example', /ana|encina/],
    ['Token eyJhbGciOiJub25lIn0.eyJ1aWQiOiJhbmEifQ.firma is over', /eyJ|firma/],
    ['authorization: Bearer abc.def', /abc/],
    ['GET https://x.example/v1?key=secreta&a=1', /secreta/],
  ])('does not contain «%s»', (text, hidden) => {
    const { message, incident } = errorEntry(text, new Error(text), {});
    expect(message).not.toMatch(hidden);
    expect(incident).not.toMatch(hidden);
    expect(message).toMatch(/^Error: /);
  });

  it('does not contain a value that was thrown and is no error, and keeps the file of our code', () => {
    expect(JSON.stringify(errorEntry('', 'Ana Pérez', {}))).not.toContain('Ana');
    expect(JSON.stringify(errorEntry('', { nombre: 'Ana Pérez' }, {}))).not.toContain('Ana');
    expect(errorEntry('', new Error('x'), {}).message).toContain('report-error.test.ts');
  });
});
