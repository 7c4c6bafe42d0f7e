import { accountSteps } from './accounts';
import type { OpsSettings } from './settings';
import type { Step } from './step';

const TOPIC = 'club-gasto';
/** Thresholds of the budget at which mails are sent, as fractions. */
const MAILS_AT = ['0.5', '0.9', '1.0'] as const;

function capSteps({ project, region, cap = 0 }: OpsSettings): Step[] {
  const account = `club-tope@${project}.iam.gserviceaccount.com`;
  return [
    ...accountSteps(project, 'club-tope', 'Club: tope de gasto', [
      'roles/billing.projectManager',
      'roles/eventarc.eventReceiver',
      'roles/run.invoker',
    ]),
    {
      kind: 'run',
      what: `Tope: con más de ${String(cap)} al mes, el proyecto se queda sin facturación y la web se para`,
      command: [
        ...['gcloud', 'functions', 'deploy', 'club-tope', '--gen2', '--runtime=nodejs24'],
        ...[`--region=${region}`, '--source=ops/tope', '--entry-point=tope'],
        ...[`--trigger-topic=${TOPIC}`, '--retry', '--max-instances=1', '--memory=256Mi'],
        ...[`--service-account=${account}`, `--trigger-service-account=${account}`],
        `--set-env-vars=TOPE=${String(cap)},TOPE_PROYECTO=${project}`,
        ...['--no-allow-unauthenticated', `--project=${project}`],
      ],
    },
  ];
}

/** Steps for the budget, which sends mails, and the cap, which disables billing. None without `--budget`. */
export function moneySteps(settings: OpsSettings): Step[] {
  const { project, budget, cap } = settings;
  if (budget === undefined) return [];
  const topic = `projects/${project}/topics/${TOPIC}`;
  const rules = MAILS_AT.map((percent) => `--threshold-rule=percent=${percent}`);
  const name = `club ${project}`;
  const ofAccount = '--billing-account={{FACTURACION}}';
  return [
    {
      kind: 'find',
      what: 'Cuenta de facturación del proyecto',
      variable: 'FACTURACION',
      find: [
        ...['gcloud', 'billing', 'projects', 'describe', project],
        '--format=value(billingAccountName.basename())',
      ],
    },
    {
      kind: 'ensure',
      what: 'Canal de los avisos de gasto',
      probe: ['gcloud', 'pubsub', 'topics', 'describe', topic],
      create: ['gcloud', 'pubsub', 'topics', 'create', topic],
    },
    {
      kind: 'find',
      what: `Presupuesto de ${String(budget)} al mes: correos al 50, 90 y 100 %; no para nada`,
      variable: 'PRESUPUESTO',
      find: [
        ...['gcloud', 'billing', 'budgets', 'list', ofAccount],
        ...[`--filter=displayName="${name}"`, '--limit=1', '--format=value(name)'],
      ],
      update: [
        ...['gcloud', 'billing', 'budgets', 'update', '{{PRESUPUESTO}}'],
        ...[`--budget-amount=${String(budget)}`, `--notifications-rule-pubsub-topic=${topic}`],
      ],
      create: [
        ...['gcloud', 'billing', 'budgets', 'create', ofAccount, `--display-name=${name}`],
        ...[`--budget-amount=${String(budget)}`, `--filter-projects=projects/${project}`],
        ...['--calendar-period=month', ...rules, `--notifications-rule-pubsub-topic=${topic}`],
        '--format=value(name)',
      ],
    },
    ...(cap === undefined ? [] : capSteps(settings)),
  ];
}
