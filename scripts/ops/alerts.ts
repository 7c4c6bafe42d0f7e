import { API_BASE, clubConfig } from '@club/shared';
import type { OpsSettings } from './settings';
import type { Step } from './step';

/** The alert policies: file names in `ops/alertas`, and values of the label `club`. */
export const ALERTS = [
  'salud',
  'errores-5xx',
  'memoria',
  'errores',
  'edades',
  'copias',
  'programadas',
] as const;

/** Folder of the policies, relative to the checkout. */
export const ALERTS_DIR = 'ops/alertas';

const CHANNEL = 'CANAL';

/** Minutes between two checks. Each check comes from several regions and reads one document. */
const PERIOD = '5';

function uptimeStep({ project, host }: OpsSettings): Step {
  const name = 'club salud';
  return {
    kind: 'find',
    what: `Comprobación de https://${host}${API_BASE}/salud cada ${PERIOD} minutos`,
    variable: 'SALUD',
    find: [
      ...['gcloud', 'monitoring', 'uptime', 'list-configs', `--filter=displayName="${name}"`],
      ...['--format=value(name)', `--project=${project}`],
    ],
    create: [
      ...['gcloud', 'monitoring', 'uptime', 'create', name, '--resource-type=uptime-url'],
      `--resource-labels=host=${host},project_id=${project}`,
      ...['--protocol=https', '--port=443', `--path=${API_BASE}/salud`],
      ...[`--period=${PERIOD}`, '--timeout=30', '--status-classes=2xx', '--validate-ssl=true'],
      ...['--format=value(name)', `--project=${project}`],
    ],
  };
}

function channelStep(project: string, email: string): Step {
  return {
    kind: 'find',
    what: `Avisos a ${email}`,
    variable: CHANNEL,
    find: [
      ...['gcloud', 'beta', 'monitoring', 'channels', 'list'],
      `--filter=type="email" AND labels.email_address="${email}"`,
      ...['--limit=1', '--format=value(name)', `--project=${project}`],
    ],
    create: [
      ...['gcloud', 'beta', 'monitoring', 'channels', 'create', '--type=email'],
      ...[`--display-name=${clubConfig.dominioLogin}`, `--channel-labels=email_address=${email}`],
      ...['--format=value(name)', `--project=${project}`],
    ],
  };
}

function policyStep(project: string, name: (typeof ALERTS)[number]): Step {
  const variable = `AVISO_${name.toUpperCase().replaceAll('-', '_').replaceAll(/\d/g, 'X')}`;
  const policies = ['gcloud', 'alpha', 'monitoring', 'policies'];
  const file = `--policy-from-file=${ALERTS_DIR}/${name}.json`;
  return {
    kind: 'find',
    what: `Aviso: ${name}`,
    variable,
    find: [
      ...policies,
      ...['list', `--filter=userLabels.club="${name}"`, '--limit=1', '--format=value(name)'],
      `--project=${project}`,
    ],
    update: [
      ...policies,
      ...['update', `{{${variable}}}`, file, `--set-notification-channels={{${CHANNEL}}}`],
      `--project=${project}`,
    ],
    create: [
      ...policies,
      ...['create', file, `--notification-channels={{${CHANNEL}}}`, '--format=value(name)'],
      `--project=${project}`,
    ],
  };
}

/** The uptime check and, if there is an address for mails, the alerts. */
export const alertSteps = (settings: OpsSettings): Step[] => [
  uptimeStep(settings),
  ...(settings.email === undefined
    ? []
    : [
        channelStep(settings.project, settings.email),
        ...ALERTS.map((name) => policyStep(settings.project, name)),
      ]),
];
