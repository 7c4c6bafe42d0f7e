import { UserError } from '../platform/user-error';

/** What `npm run ops` is told. */
export interface OpsSettings {
  readonly project: string;
  /** Where mails go; without it nothing rings. */
  readonly email: string | undefined;
  /** Host of the site, for the uptime check. */
  readonly host: string;
  readonly region: string;
  /** A month's budget in the billing account's currency: mails. */
  readonly budget: number | undefined;
  /** A month's cost above which billing is switched off. */
  readonly cap: number | undefined;
  /** Repository of GitHub that may deploy, `owner/name`. */
  readonly github: string | undefined;
  /** Whether the project is the one for tests, to which previews of branches are deployed. */
  readonly previews: boolean;
}

type Text = Exclude<keyof OpsSettings, 'previews'>;
type Given = Readonly<Partial<Record<Text, string | undefined>>> & { readonly previews?: boolean };

/** Nothing that any shell reads otherwise gets through: these go into lines that people paste. */
const SHAPES = {
  project: [/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'el id de un proyecto de Google Cloud'],
  email: [/^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'un correo'],
  host: [/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'el nombre de un servidor, sin https://'],
  region: [/^[a-z]+-[a-z]+\d+$/, 'una región como europe-west1'],
  budget: [/^[1-9]\d{0,4}$/, 'un número entero'],
  cap: [/^[1-9]\d{0,4}$/, 'un número entero'],
  github: [/^[\w.-]+\/[\w.-]+$/, 'un repositorio, dueño/nombre'],
} as const satisfies Record<Text, readonly [RegExp, string]>;

/** The settings, or one sentence about the first that is no good. */
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
