import { deployerSteps, functionAccountSteps } from './accounts';
import { alertSteps } from './alerts';
import { dataSteps } from './data';
import { moneySteps } from './money';
import type { OpsSettings } from './settings';
import type { Step } from './step';

const APIS = [
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'clouderrorreporting',
  'eventarc',
  'firestore',
  'iamcredentials',
  'identitytoolkit',
  'monitoring',
  'pubsub',
  'run',
] as const;

/** All steps that set up a project for operation, in order. */
export const allSteps = (settings: OpsSettings): Step[] => [
  {
    kind: 'run',
    what: 'Servicios de Google Cloud',
    command: [
      ...['gcloud', 'services', 'enable', ...APIS.map((name) => `${name}.googleapis.com`)],
      `--project=${settings.project}`,
    ],
  },
  {
    kind: 'run',
    what: 'Nadie se crea ni se borra una cuenta por sí mismo (comprobado)',
    command: ['npm', 'run', '--silent', 'registration', '--', `--project=${settings.project}`],
  },
  ...functionAccountSteps(settings.project),
  ...dataSteps(settings),
  ...alertSteps(settings),
  ...moneySteps(settings),
  ...deployerSteps(settings),
];
