import { type FunctionName, serviceAccountName } from '@club/functions';
import type { OpsSettings } from './settings';
import type { Step } from './step';

/** Roles of each function's service account. Each has only what the function needs. */
const ROLES: Readonly<Record<FunctionName, readonly string[]>> = {
  // Reads and writes documents and user accounts. Verifying tokens needs Google's public keys only.
  api: ['roles/datastore.user', 'roles/firebaseauth.admin'],
  pagina: ['roles/datastore.viewer'],
  edades: ['roles/datastore.user'],
  copias: ['roles/datastore.backupsViewer'],
  // Both send notifications and need the private key, a secret of the project. One of them is triggered by a
  // document.
  programadas: ['roles/datastore.user', 'roles/secretmanager.secretAccessor'],
  avisos: [
    'roles/datastore.user',
    'roles/eventarc.eventReceiver',
    'roles/run.invoker',
    'roles/secretmanager.secretAccessor',
  ],
};

const address = (name: string, project: string) => `${name}@${project}.iam.gserviceaccount.com`;

/** Steps that create a service account and grant it roles in the project. */
export function accountSteps(
  project: string,
  name: string,
  displayName: string,
  roles: readonly string[],
): Step[] {
  const account = address(name, project);
  return [
    {
      kind: 'ensure',
      what: `Cuenta de servicio ${name}`,
      probe: ['gcloud', 'iam', 'service-accounts', 'describe', account, `--project=${project}`],
      create: [
        ...['gcloud', 'iam', 'service-accounts', 'create', name],
        ...[`--display-name=${displayName}`, `--project=${project}`],
      ],
    },
    ...roles.map((role): Step => ({
      kind: 'run',
      what: `${name}: ${role}`,
      command: [
        ...['gcloud', 'projects', 'add-iam-policy-binding', project],
        ...[`--member=serviceAccount:${account}`, `--role=${role}`],
        ...['--condition=None', '--format=none'],
      ],
    })),
  ];
}

/** Steps that create a service account for each function, with the roles that it needs. */
export const functionAccountSteps = (project: string): Step[] =>
  Object.entries(ROLES).flatMap(([name, roles]) =>
    accountSteps(project, serviceAccountName(name as FunctionName), `Club: ${name}`, roles),
  );

/** Roles that a full deployment needs. */
const DEPLOYER_ROLES = [
  'roles/artifactregistry.admin',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/datastore.indexAdmin',
  'roles/eventarc.admin',
  'roles/firebase.viewer',
  // Each deployment checks that self-registration is closed.
  'roles/firebaseauth.viewer',
  'roles/firebasehosting.admin',
  'roles/firebaserules.admin',
  'roles/run.admin',
  'roles/secretmanager.admin',
  'roles/serviceusage.serviceUsageConsumer',
] as const;

/**
 * Condition on the workflow runs that get a token. Production: workflow files on `main`, in the environment
 * `produccion`. The test project, which receives the previews of branches: the environment `pruebas`.
 */
const conditionFor = (github: string, previews: boolean): string =>
  [
    `assertion.repository=='${github}'`,
    ...(previews
      ? [`assertion.environment=='pruebas'`]
      : [`assertion.ref=='refs/heads/main'`, `assertion.environment=='produccion'`]),
  ].join(' && ');

/**
 * Lets the workflows of one repository deploy without a key: GitHub's OIDC token is exchanged for a short-lived one.
 */
export function deployerSteps({ project, github, previews }: OpsSettings): Step[] {
  if (github === undefined) return [];
  const deployer = address('club-deploy', project);
  const pool = ['--location=global', `--project=${project}`];
  const inPool = ['--workload-identity-pool=github', ...pool];
  const providers = ['gcloud', 'iam', 'workload-identity-pools', 'providers'];
  const condition = `--attribute-condition=${conditionFor(github, previews)}`;
  const actAs = (account: string, what: string): Step => ({
    kind: 'run',
    what: `club-deploy puede publicar en nombre de ${what}`,
    command: [
      ...['gcloud', 'iam', 'service-accounts', 'add-iam-policy-binding', account],
      ...[`--member=serviceAccount:${deployer}`, '--role=roles/iam.serviceAccountUser'],
      ...[`--project=${project}`, '--format=none'],
    ],
  });
  return [
    ...accountSteps(project, 'club-deploy', 'Club: publicar desde GitHub', DEPLOYER_ROLES),
    {
      kind: 'find',
      what: 'Número del proyecto',
      variable: 'NUMERO',
      find: ['gcloud', 'projects', 'describe', project, '--format=value(projectNumber)'],
    },
    ...Object.keys(ROLES).map((name) => {
      const account = serviceAccountName(name as FunctionName);
      return actAs(address(account, project), account);
    }),
    actAs('{{NUMERO}}-compute@developer.gserviceaccount.com', 'la cuenta que construye'),
    {
      kind: 'ensure',
      what: 'Identidades de GitHub',
      probe: ['gcloud', 'iam', 'workload-identity-pools', 'describe', 'github', ...pool],
      create: ['gcloud', 'iam', 'workload-identity-pools', 'create', 'github', ...pool],
    },
    {
      kind: 'find',
      what: `Solo el repositorio ${github}, ${previews ? 'entorno pruebas' : 'rama main y entorno produccion'}`,
      variable: 'PROVEEDOR',
      find: [
        ...[...providers, 'list', ...inPool],
        ...['--filter=name~/repositorio$', '--format=value(name)'],
      ],
      // Providers made by an earlier version accept every branch, so they are updated.
      update: [...providers, 'update-oidc', 'repositorio', ...inPool, condition],
      create: [
        ...[...providers, 'create-oidc', 'repositorio', ...inPool],
        '--issuer-uri=https://token.actions.githubusercontent.com',
        '--attribute-mapping=google.subject=assertion.sub,attribute.repository=assertion.repository',
        ...[condition, '--format=value(name)'],
      ],
    },
    {
      kind: 'run',
      what: `${github} publica como club-deploy`,
      command: [
        ...['gcloud', 'iam', 'service-accounts', 'add-iam-policy-binding', deployer],
        `--member=principalSet://iam.googleapis.com/projects/{{NUMERO}}/locations/global/workloadIdentityPools/github/attribute.repository/${github}`,
        ...['--role=roles/iam.workloadIdentityUser', `--project=${project}`, '--format=none'],
      ],
    },
  ];
}
