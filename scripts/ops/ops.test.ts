import { execFile } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it, afterEach } from 'vitest';
import { z } from 'zod';
import { tempDirForEachTest } from '../../testing/temp-dir';
import { serve } from '../../functions/src/testing/serve';
import { forEachTest } from '../../functions/src/testing/standing';
import { ROOT } from '../build/index';

const GIVEN = '--project cd-encina --email ana@club.example --budget 10 --cap 30 --github club/web';

/** A fake of gcloud and npx: logs its arguments. If there is a file `made`, everything exists already. */
const FAKE = `#!/bin/sh
echo "\${0##*/} $*" >> "$FAKE_DIR/calls"
case "$*" in
  "auth print-access-token") echo "$FAKE_TOKEN" ;;
  *projectNumber*) echo 123 ;;
  *billingAccountName*) echo ABC ;;
  *" list "*|*list-configs*) if [ -e "$FAKE_DIR/made" ]; then echo name/1; fi ;;
  *" describe "*) [ -e "$FAKE_DIR/made" ] ;;
  "$FAKE_REFUSED"*) exit 1 ;;
esac
`;

/** A fake of Google's APIs, which answers in JSON. */
const serveGoogle = (
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => object,
) =>
  serve((request, response) => {
    response.setHeader('content-type', 'application/json');
    void text(request).then((body) => {
      const json = answer(request, body, response);
      response.end(JSON.stringify(json, null, 2));
    });
  });

describe.skipIf(process.platform === 'win32')('the scripts that set up a project', () => {
  let dir = '';
  tempDirForEachTest((created) => (dir = created));
  beforeEach(async () => {
    for (const name of ['gcloud', 'npx']) {
      await writeFile(path.join(dir, name), FAKE, { mode: 0o755 });
    }
  });

  let stored: { client?: object } = {};
  /** Whether Google accepts changes without making them. */
  let ignoresChanges = false;
  const requests: string[] = [];
  /** A fake of Google's API for the configuration of accounts. */
  const google = forEachTest(() => {
    stored = {};
    ignoresChanges = false;
    requests.length = 0;
    return serveGoogle(({ method, url, headers }, body, response) => {
      requests.push([method, url, headers['x-goog-user-project']].join(' '));
      if (headers.authorization !== 'Bearer ficha') response.statusCode = 403;
      else if (method === 'PATCH' && !ignoresChanges) stored = JSON.parse(body) as object;
      return stored;
    });
  });

  /** Runs a script. `args` are separated by spaces. Text after a `|` is one argument, with its spaces. */
  const run = (script: string, args: string, more: Readonly<Record<string, string>> = {}) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const env = {
        PATH: `${dir}:${process.env['PATH'] ?? ''}`,
        FAKE_DIR: dir,
        FAKE_TOKEN: 'ficha',
        FAKE_REFUSED: '-',
        IDENTITY_ORIGIN: google.url,
        ...more,
      };
      const list = args.split('|').flatMap((part, index) => (index === 0 ? part.split(' ') : part));
      execFile(
        'bash',
        [path.join(ROOT, 'ops', script), ...list],
        { env },
        (error, stdout, stderr) => {
          resolve({ code: error ? 1 : 0, stdout, stderr });
        },
      );
    });
  const calls = async () =>
    (await readFile(path.join(dir, 'calls'), 'utf8').catch(() => '')).trim().split('\n');
  const changes = async () =>
    (await calls()).filter((line) => !/ (list|list-configs|describe) /.test(line));

  const oidcCalls = async () =>
    (await calls()).filter((line) => / (create|update)-oidc /.test(line));
  const MAIN =
    "--attribute-condition=assertion.repository=='club/web' && assertion.ref=='refs/heads/main' && assertion.environment=='produccion'";

  it('print the commands without running them, and with --run create everything once', async () => {
    const { stdout } = await run('set-up.sh', GIVEN);
    expect(await calls()).toEqual(['']);
    const { code } = await run('set-up.sh', `${GIVEN} --run`);
    expect(code).toBe(0);
    const printed = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(printed).toHaveLength((await changes()).length);
    expect(printed.join('\n')).toContain('--retention=14w --day-of-week=SUN');

    const created = (await calls()).filter((line) => / create(-oidc)? /.test(line));
    const names = (await readdir(path.join(ROOT, 'ops/alertas'))).map((file) => `alertas/${file}`);
    for (const name of [...names, 'club salud', '--recurrence=daily', 'budgets', 'club-tope']) {
      expect(created.filter((line) => line.includes(name))).not.toEqual([]);
    }
    // Only the workflows of main deploy, with a new provider or an existing one.
    expect(await oidcCalls()).toEqual([expect.stringMatching(/ create-oidc /)]);
    expect((await oidcCalls())[0]?.endsWith(MAIN)).toBe(true);
    await writeFile(path.join(dir, 'made'), '');
    await rm(path.join(dir, 'calls'));
    await run('set-up.sh', `${GIVEN} --run`);
    expect((await calls()).filter((line) => / create(-oidc)? /.test(line))).toEqual([]);
    expect((await calls()).join('\n')).toContain('policies update name/1');
    expect(await oidcCalls()).toEqual([expect.stringMatching(/ update-oidc /)]);
    expect((await oidcCalls())[0]?.endsWith(MAIN)).toBe(true);
  });

  it('give each account only the access that its function needs, and only previews deploy to the project for tests', async () => {
    await run('set-up.sh', '--project cd-encina --github club/web --previews --run');
    const roles = (await calls()).flatMap((line) => {
      const [, name, role] = /serviceAccount:([\w-]+)@.* --role=roles\/(\S+)/.exec(line) ?? [];
      return name === undefined || name === 'club-deploy' ? [] : [`${name} ${String(role)}`];
    });
    expect(roles).toEqual([
      'club-api datastore.user',
      'club-api firebaseauth.admin',
      'club-pagina datastore.viewer',
      'club-edades datastore.user',
      'club-copias datastore.backupsViewer',
      'club-programadas datastore.user',
      'club-programadas secretmanager.secretAccessor',
      'club-avisos datastore.user',
      'club-avisos eventarc.eventReceiver',
      'club-avisos run.invoker',
      'club-avisos secretmanager.secretAccessor',
    ]);
    expect((await oidcCalls())[0]).toMatch(
      / --attribute-condition=assertion\.repository=='club\/web' && assertion\.environment=='pruebas'$/,
    );
  });

  it('stop at the first failure, and fail if self-registration stays open', async () => {
    const denied = await run('set-up.sh', '--project cd-encina --run', {
      FAKE_REFUSED: 'firestore databases',
    });
    expect(denied.code).toBe(1);
    expect((await changes()).at(-2)).toContain('club-avisos');
    await rm(path.join(dir, 'calls'));
    ignoresChanges = true;
    stored = {};
    const open = await run('set-up.sh', '--project cd-encina --run');
    expect([open.code, open.stderr]).toEqual([1, expect.stringContaining('cualquiera puede')]);
    expect((await changes()).at(-1)).toBe('gcloud auth print-access-token');
  });

  it('refuse wrong arguments in one sentence', async () => {
    for (const [args, name] of [
      ['--project|x; rm -rf ~', 'project'],
      ['--project --impersonate', 'project'],
      ['--project cd-encina --email|a@b.es" OR "', 'email'],
      ['--project cd-encina --host https://club.example', 'host'],
      ['--project cd-encina --region|x y', 'region'],
      ['--project cd-encina --budget 10€', 'budget'],
      ['--project cd-encina --budget 10 --cap -1', 'cap'],
      ["--project cd-encina --github club/web'&&true", 'github'],
      ['--project cd-encina --cap 30', 'cap'],
      ['--project cd-encina --budget 40 --cap 30', 'cap'],
      ['--project cd-encina --previews', 'previews'],
      ['--email a@b.es', 'project'],
    ] as const) {
      const { code, stdout, stderr } = await run('set-up.sh', args);
      expect([code, stdout], args).toEqual([1, '']);
      expect(stderr, args).toMatch(new RegExp(`^(Uso: .*)?--${name} [^\\n]+\\n$`));
    }
  });

  describe('registration.sh', () => {
    const CLOSED = {
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    };
    const registration = (more = '', token = 'ficha') =>
      run('registration.sh', `--project=cd-encina${more}`, { FAKE_TOKEN: token });

    it('closes self-registration and the deletion of accounts, and changes nothing else', async () => {
      expect((await registration()).code).toBe(0);
      expect(stored).toEqual(CLOSED);
      const config = '/admin/v2/projects/cd-encina/config';
      const mask = 'client.permissions.disabledUserSignup,client.permissions.disabledUserDeletion';
      expect(requests).toEqual([
        `PATCH ${config}?updateMask=${mask} cd-encina`,
        `GET ${config} cd-encina`,
      ]);
    });

    it('--check says that it is open unless both are closed, and changes nothing', async () => {
      for (const permissions of [
        undefined,
        { disabledUserDeletion: true },
        { disabledUserSignup: true },
        { disabledUserSignup: false, disabledUserDeletion: true },
      ]) {
        const config = permissions ? { client: { permissions } } : {};
        stored = config;
        const { code, stderr } = await registration(' --check');
        expect(code).toBe(1);
        expect(stderr).toMatch(
          /^En cd-encina cualquiera .* bash ops\/registration\.sh --project cd-encina\n$/,
        );
        expect(stored).toEqual(config);
      }
      stored = CLOSED;
      expect((await registration(' --check')).code).toBe(0);
      // Without access to the configuration.
      expect((await registration(' --check', 'otra')).code).toBe(1);
      const { stderr } = await registration(' --chek');
      expect([stderr, requests.join()]).toEqual([
        'No hay ninguna opción «--chek».\n',
        expect.not.stringContaining('PATCH'),
      ]);
    });
  });
});

/** Easily forgotten parts of https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies. */
const policySchema = z.object({
  displayName: z.string().startsWith('Club: '),
  userLabels: z.strictObject({ club: z.string() }),
  enabled: z.literal(true),
  documentation: z.strictObject({ mimeType: z.literal('text/markdown'), content: z.string() }),
  conditions: z.tuple([
    z.strictObject({
      displayName: z.string(),
      conditionThreshold: z
        .object({ filter: z.string().regex(/metric\.type=.* AND resource\.type=/) })
        .optional(),
      conditionMatchedLog: z
        .strictObject({ filter: z.string().includes('resource.type=') })
        .optional(),
    }),
  ]),
  alertStrategy: z.strictObject({
    autoClose: z.string().regex(/^\d+s$/),
    notificationRateLimit: z.strictObject({ period: z.string().regex(/^\d+s$/) }).optional(),
  }),
});

const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

it('each alert policy is valid, and the runbook says what to do', async () => {
  const folder = path.join(ROOT, 'ops/alertas');
  const runbook = await readFile(path.join(ROOT, 'docs/runbook.md'), 'utf8');
  const anchors = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading));
  for (const file of await readdir(folder)) {
    const content = await readFile(path.join(folder, file), 'utf8');
    const policy = policySchema.parse(JSON.parse(content));
    expect(`${policy.userLabels.club}.json`).toBe(file);
    const [condition] = policy.conditions;
    // Google requires a notification rate limit for log conditions, and refuses one for metric conditions.
    expect(policy.alertStrategy.notificationRateLimit !== undefined).toBe(
      condition.conditionMatchedLog !== undefined,
    );
    expect(!condition.conditionMatchedLog).toBe(condition.conditionThreshold !== undefined);
    const [, anchor] = /docs\/runbook\.md#(\S+)$/.exec(policy.documentation.content) ?? [];
    expect(anchors, file).toContain(anchor);
  }
});

type Tope = (event: unknown) => Promise<boolean>;

const notice = (content: object) => ({
  data: { message: { data: Buffer.from(JSON.stringify(content)).toString('base64') } },
});

describe('the cap on the monthly cost', () => {
  let tope: Tope;
  let isBilled: boolean;
  const calls: string[] = [];
  const server = forEachTest(() =>
    serveGoogle(({ method, url }, body) => {
      calls.push([method, url, body].join(' ').trim());
      if (method === 'PUT') isBilled = false;
      return { access_token: 'ficha', billingEnabled: isBilled };
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

  it('removes the project from its billing account only above the cap, once', async () => {
    for (const event of [notice({ costAmount: 30 }), notice({}), {}]) {
      expect(await tope(event)).toBe(false);
    }
    expect(calls).toEqual([]);
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
