import { UserError } from '../platform/user-error';

/** Options of `npm run ops`. */
export interface OpsSettings {
  readonly project: string;
  /** Address for alert mails. Without it there are no alerts. */
  readonly email: string | undefined;
  /** Host of the site, for the uptime check. */
  readonly host: string;
  readonly region: string;
  /** Monthly budget in the billing account's currency. Mails are sent near it. */
  readonly budget: number | undefined;
  /** Monthly cost above which billing is disabled. */
  readonly cap: number | undefined;
  /** GitHub repository that may deploy, as `owner/name`. */
  readonly github: string | undefined;
  /** Whether this is the test project, which receives the previews of branches. */
  readonly previews: boolean;
}

type Text = Exclude<keyof OpsSettings, 'previews'>;
type Given = Readonly<Partial<Record<Text, string | undefined>>> & { readonly previews?: boolean };

/** Only values without special characters in any shell, because people paste the printed lines. */
const SHAPES = {
  project: [/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'el id de un proyecto de Google Cloud'],
  email: [/^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'un correo'],
  host: [/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'el nombre de un servidor, sin https://'],
  region: [/^[a-z]+-[a-z]+\d+$/, 'una región como europe-west1'],
  budget: [/^[1-9]\d{0,4}$/, 'un número entero'],
  cap: [/^[1-9]\d{0,4}$/, 'un número entero'],
  github: [/^[\w.-]+\/[\w.-]+$/, 'un repositorio, dueño/nombre'],
} as const satisfies Record<Text, readonly [RegExp, string]>;

/** The settings. Throws a UserError about the first invalid one. */
export function parseSettings(given: Given): OpsSettings {
  for (const [name, [shape, what]] of Object.entries(SHAPES)) {
    const value = given[name as Text];
    if (value !== undefined && !shape.test(value)) {
      throw new UserError(`--${name} tiene que ser ${what}.`);
    }
  }
  const { project, email, host, region = 'europe-west1', budget, cap, github } = given;
  const { previews = false } = given;
  if (project === undefined) {
    throw new UserError(
      'Uso: npm run ops -- --project PROYECTO [--email CORREO] [--host WEB] [--budget N] [--cap N] [--github DUEÑO/REPO [--previews]] [--region R] [--run]',
    );
  }
  if (cap !== undefined && budget === undefined) {
    throw new UserError('--cap necesita --budget: es el presupuesto quien avisa del gasto.');
  }
  if (cap !== undefined && Number(cap) < Number(budget)) {
    throw new UserError('--cap no puede ser menor que --budget: se cortaría antes de avisar.');
  }
  if (previews && github === undefined) {
    throw new UserError(
      '--previews necesita --github: dice qué ramas de ese repositorio publican.',
    );
  }
  return {
    project,
    email,
    host: host ?? `${project}.web.app`,
    region,
    budget: budget === undefined ? undefined : Number(budget),
    cap: cap === undefined ? undefined : Number(cap),
    github,
    previews,
  };
}
