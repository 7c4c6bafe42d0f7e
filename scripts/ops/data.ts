import type { OpsSettings } from './settings';
import type { Step } from './step';

const DATABASE = '--database=(default)';

function backupStep(
  project: string,
  recurrence: 'daily' | 'weekly',
  retention: string,
  more: readonly string[],
): Step {
  const schedules = ['gcloud', 'firestore', 'backups', 'schedules'];
  return {
    kind: 'find',
    what: recurrence === 'daily' ? 'Copia diaria, siete días' : 'Copia semanal, catorce semanas',
    variable: `COPIA_${recurrence.toUpperCase()}`,
    find: [
      ...schedules,
      ...['list', DATABASE, `--filter=${recurrence}Recurrence:*`, '--format=value(name)'],
      `--project=${project}`,
    ],
    create: [
      ...schedules,
      ...['create', DATABASE, `--recurrence=${recurrence}`, `--retention=${retention}`, ...more],
      ...['--format=value(name)', `--project=${project}`],
    ],
  };
}

/**
 * Steps for backups, point-in-time recovery of a week, delete protection of the database, and the cleanup of old
 * container images.
 */
export const dataSteps = ({ project, region }: OpsSettings): Step[] => [
  {
    kind: 'run',
    what: 'Firestore: recuperar cualquier minuto de siete días; no se borra sin querer',
    command: [
      ...['gcloud', 'firestore', 'databases', 'update', DATABASE, '--enable-pitr'],
      ...['--delete-protection', `--project=${project}`],
    ],
  },
  backupStep(project, 'daily', '7d', []),
  backupStep(project, 'weekly', '14w', ['--day-of-week=SUN']),
  {
    kind: 'run',
    what: 'Imágenes viejas de las funciones: fuera a los tres días',
    command: [
      ...['npx', 'firebase', 'functions:artifacts:setpolicy', `--location=${region}`],
      ...['--days=3', '--force', `--project=${project}`],
    ],
  },
  {
    kind: 'run',
    what: 'Índices y caducidad (TTL) de firestore.indexes.json',
    command: ['npx', 'firebase', 'deploy', '--only=firestore:indexes', `--project=${project}`],
  },
];
