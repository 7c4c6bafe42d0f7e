import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../build/index';
import { ALERTS, ALERTS_DIR } from './alerts';
import { allSteps } from './all-steps';
import { type Execute, runSteps } from './run-steps';
import { parseSettings } from './settings';
import { shellLines } from './step';

const run = promisify(execFile);
const GIVEN = {
  project: 'cd-encina',
  email: 'ana@club.example',
  budget: '10',
  cap: '30',
  github: 'club/web',
};
const linesOf = (given: Parameters<typeof parseSettings>[0]) =>
  allSteps(parseSettings(given)).flatMap(shellLines);

describe('npm run ops', () => {
  it('prints the commands that it would run, in POSIX shell syntax', async () => {
    const { stdout } = await run(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/ops.ts',
        ...Object.entries(GIVEN).flatMap(([name, value]) => [`--${name}`, value]),
      ],
      { cwd: ROOT },
    );
    for (const line of linesOf(GIVEN)) expect(stdout).toContain(`${line}\n`);
    await run('sh', ['-n', '-c', stdout]);
  });

  it('prints exactly these lines', () => {
    expect(linesOf(GIVEN)).toEqual(
      expect.arrayContaining([
        "gcloud iam service-accounts describe club-pagina@cd-encina.iam.gserviceaccount.com --project=cd-encina >/dev/null 2>&1 || gcloud iam service-accounts create club-pagina '--display-name=Club: pagina' --project=cd-encina",
        'gcloud projects add-iam-policy-binding cd-encina --member=serviceAccount:club-pagina@cd-encina.iam.gserviceaccount.com --role=roles/datastore.viewer --condition=None --format=none',
        "gcloud firestore databases update '--database=(default)' --enable-pitr --delete-protection --project=cd-encina",
        "[ -n \"$COPIA_DAILY\" ] || COPIA_DAILY=$(gcloud firestore backups schedules create '--database=(default)' --recurrence=daily --retention=7d '--format=value(name)' --project=cd-encina)",
        "[ -n \"$COPIA_WEEKLY\" ] || COPIA_WEEKLY=$(gcloud firestore backups schedules create '--database=(default)' --recurrence=weekly --retention=14w --day-of-week=SUN '--format=value(name)' --project=cd-encina)",
        "[ -n \"$SALUD\" ] || SALUD=$(gcloud monitoring uptime create 'club salud' --resource-type=uptime-url --resource-labels=host=cd-encina.web.app,project_id=cd-encina --protocol=https --port=443 --path=/b-api/salud --period=5 --timeout=30 --status-classes=2xx --validate-ssl=true '--format=value(name)' --project=cd-encina)",
        '[ -n "$AVISO_SALUD" ] || AVISO_SALUD=$(gcloud alpha monitoring policies create --policy-from-file=ops/alertas/salud.json "--notification-channels=$CANAL" \'--format=value(name)\' --project=cd-encina)',
        '[ -z "$AVISO_SALUD" ] || gcloud alpha monitoring policies update "$AVISO_SALUD" --policy-from-file=ops/alertas/salud.json "--set-notification-channels=$CANAL" --project=cd-encina',
        'npx firebase functions:artifacts:setpolicy --location=europe-west1 --days=3 --force --project=cd-encina',
      ]),
    );
  });

  it('gives each account only the access that its function needs', () => {
    const roles = linesOf({ project: 'cd-encina' }).flatMap((line) => {
      const [, account, role] = /--member=serviceAccount:([\w-]+)@.* --role=(\S+)/.exec(line) ?? [];
      return account === undefined ? [] : [`${account} ${String(role)}`];
    });
    expect(roles).toEqual([
      'club-api roles/datastore.user',
      'club-api roles/firebaseauth.admin',
      'club-pagina roles/datastore.viewer',
      'club-edades roles/datastore.user',
      'club-copias roles/datastore.backupsViewer',
      'club-programadas roles/datastore.user',
      'club-programadas roles/secretmanager.secretAccessor',
      'club-avisos roles/datastore.user',
      'club-avisos roles/eventarc.eventReceiver',
      'club-avisos roles/run.invoker',
      'club-avisos roles/secretmanager.secretAccessor',
    ]);
  });

  it.each([
    [
      'the workflows of main, to the club’s site',
      {},
      "assertion.repository=='club/web' && assertion.ref=='refs/heads/main' && assertion.environment=='produccion'",
    ],
    [
      'previews, to the project for tests',
      { previews: true },
      "assertion.repository=='club/web' && assertion.environment=='pruebas'",
    ],
  ])(
    'lets only %s deploy, with a new provider and with an existing one',
    async (_what, more, condition) => {
      const steps = allSteps(parseSettings({ ...GIVEN, ...more }));
      for (const isThere of [false, true]) {
        const conditions: string[] = [];
        const execute: Execute = (command) => {
          const text = command.join(' ');
          if (/ (create|update)-oidc /.test(text)) {
            conditions.push(
              command.find((part) => part.startsWith('--attribute-condition=')) ?? '',
            );
          }
          const isMissing = text.includes(' providers list ') && !isThere;
          return Promise.resolve(isMissing ? '' : 'nombre/1');
        };
        await runSteps(steps, execute, () => undefined);
        expect(conditions).toEqual([`--attribute-condition=${condition}`]);
      }
    },
  );

  it('closes self-registration, and fails if it stays open', async () => {
    const steps = allSteps(parseSettings(GIVEN));
    const execute: Execute = (command) =>
      command.includes('registration') ? Promise.reject(new Error('open')) : Promise.resolve('x');
    await expect(runSteps(steps, execute, () => undefined)).rejects.toThrow('open');
    expect(linesOf(GIVEN)).toContain('npm run --silent registration -- --project=cd-encina');
  });

  it.each([
    [{ project: 'x; rm -rf ~' }, 'project'],
    [{ project: '$(id)-club' }, 'project'],
    [{ project: 'Club' }, 'project'],
    [{ project: '--impersonate' }, 'project'],
    [{ project: 'cd-encina', email: 'a@b.es" OR "' }, 'email'],
    [{ project: 'cd-encina', host: 'https://club.example' }, 'host'],
    [{ project: 'cd-encina', region: 'x y' }, 'region'],
    [{ project: 'cd-encina', budget: '10€' }, 'budget'],
    [{ project: 'cd-encina', budget: '10', cap: '-1' }, 'cap'],
    [{ project: 'cd-encina', github: "club/web'||true" }, 'github'],
  ])('refuses %j in one sentence', (given, name) => {
    expect(() => parseSettings(given)).toThrow(new RegExp(`^--${name} tiene que ser [^\\n]+\\.$`));
  });

  it('refuses a cap without mails, or below the budget', () => {
    expect(() => parseSettings({ project: 'cd-encina', cap: '30' })).toThrow('--cap necesita');
    expect(() => parseSettings({ project: 'cd-encina', budget: '40', cap: '30' })).toThrow('menor');
    expect(() => parseSettings({ project: 'cd-encina', previews: true })).toThrow('--github');
  });
});

describe('npm run ops -- --run', () => {
  /** A fake Google Cloud that remembers what was created, with the queries that these commands use. */
  function cloud() {
    const made = new Set<string>();
    const changes: string[] = [];
    const execute: Execute = (command) => {
      const line = command.join(' ');
      const isCreate = / (create|create-oidc) /.test(line);
      if (isCreate) {
        changes.push(line);
        made.add(command.slice(0, -1).find((part) => part.includes(' ')) ?? line);
        return Promise.resolve('nombre/1');
      }
      if (line.includes(' describe ') && !line.includes('--format=value')) {
        return changes.length > 0 && made.has('todo')
          ? Promise.resolve('')
          : Promise.reject(new Error('NOT_FOUND'));
      }
      if (line.includes('--format=value')) {
        const isKnown = made.has('todo') || line.includes(' projects describe ');
        return Promise.resolve(isKnown ? 'nombre/1' : '');
      }
      return Promise.resolve('');
    };
    return { execute, changes, finish: () => made.add('todo') };
  }

  it('creates everything once; a second run creates nothing', async () => {
    const { execute, changes, finish } = cloud();
    const steps = allSteps(parseSettings(GIVEN));
    await runSteps(steps, execute, () => undefined);
    const creating = steps.filter((step) => step.kind !== 'run' && step.create).length;
    expect(changes).toHaveLength(creating);
    expect(changes.some((line) => line.includes('{{'))).toBe(false);
    expect(changes.find((line) => line.includes('salud.json'))).toContain(
      '--notification-channels=nombre/1',
    );
    finish();
    await runSteps(steps, execute, () => undefined);
    expect(changes).toHaveLength(creating);
  });

  it('stops at the first failure', async () => {
    const done: string[] = [];
    const steps = allSteps(parseSettings({ project: 'cd-encina' }));
    const execute: Execute = (command) =>
      command.includes('databases') ? Promise.reject(new Error('denied')) : Promise.resolve('x');
    await expect(runSteps(steps, execute, (line) => done.push(line))).rejects.toThrow('denied');
    expect(done.at(-1)).toContain('club-avisos');
  });
});

const conditionSchema = z.strictObject({
  displayName: z.string(),
  conditionThreshold: z
    .strictObject({
      filter: z.string().regex(/metric\.type=.* AND resource\.type=/),
      aggregations: z.array(
        z.strictObject({
          alignmentPeriod: z.string().regex(/^\d+s$/),
          perSeriesAligner: z.enum(['ALIGN_DELTA', 'ALIGN_NEXT_OLDER']),
          crossSeriesReducer: z.enum(['REDUCE_SUM', 'REDUCE_COUNT_FALSE']),
          groupByFields: z.array(z.string()),
        }),
      ),
      comparison: z.literal('COMPARISON_GT'),
      thresholdValue: z.number(),
      duration: z.string().regex(/^\d+s$/),
      trigger: z.strictObject({ count: z.number() }),
    })
    .optional(),
  conditionMatchedLog: z.strictObject({ filter: z.string().includes('resource.type=') }).optional(),
});
/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies */
const policySchema = z.strictObject({
  displayName: z.string().startsWith('Club: '),
  userLabels: z.strictObject({ club: z.string() }),
  combiner: z.literal('OR'),
  enabled: z.literal(true),
  documentation: z.strictObject({ mimeType: z.literal('text/markdown'), content: z.string() }),
  conditions: z.tuple([conditionSchema]),
  alertStrategy: z.strictObject({
    autoClose: z.string().regex(/^\d+s$/),
    notificationRateLimit: z.strictObject({ period: z.string().regex(/^\d+s$/) }).optional(),
  }),
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe('the alert policies', () => {
  it('are exactly the files of the folder', async () => {
    const names = (await readdir(path.join(ROOT, ALERTS_DIR))).map((file) => path.parse(file).name);
    expect(names.sort()).toEqual([...ALERTS].sort());
  });

  it.each(ALERTS)('%s is a valid policy, and the runbook says what to do', async (name) => {
    const text = await readFile(path.join(ROOT, ALERTS_DIR, `${name}.json`), 'utf8');
    const policy = policySchema.parse(JSON.parse(text));
    expect(policy.userLabels.club).toBe(name);
    const [condition] = policy.conditions;
    // Google requires a notification rate limit for log conditions, and refuses one for metric conditions.
    expect(policy.alertStrategy.notificationRateLimit !== undefined).toBe(
      condition.conditionMatchedLog !== undefined,
    );
    expect(!condition.conditionMatchedLog).toBe(condition.conditionThreshold !== undefined);
    const [, anchor] = /docs\/runbook\.md#(\S+)$/.exec(policy.documentation.content) ?? [];
    const runbook = await readFile(path.join(ROOT, 'docs/runbook.md'), 'utf8');
    const anchors = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      anchorOf(heading),
    );
    expect(anchors).toContain(anchor);
  });
});
