import { documents, type Services } from '@club/functions';
import { UserError } from '../platform/user-error';
import { correctionsAsRecords } from './corrections-as-records';
import type { Migration } from './migration';

/** All of them, in order: a new one goes to the end, and none that a release has had is ever changed (docs/decisions/0021). */
const MIGRATIONS: readonly Migration[] = [correctionsAsRecords];

/** Version of the data that this checkout reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** What was done to a store. */
export interface MigrationReport {
  readonly from: number;
  readonly to: number;
  readonly done: readonly { readonly descripcion: string; readonly documents: number }[];
}

/** Version of a store's data: 0 when nobody has ever said. */
export async function storedVersion({ db }: Pick<Services, 'db'>): Promise<number> {
  const spec = documents.esquema();
  const stored = (await db.doc(spec.path).get()).data();
  return stored ? spec.schema.parse(stored).version : 0;
}

/** Migrations that a store still lacks; throws one sentence when its data is of a later release than this checkout. */
export async function pendingMigrations(
  services: Pick<Services, 'db'>,
): Promise<readonly Migration[]> {
  const from = await storedVersion(services);
  if (from > SCHEMA_VERSION) {
    throw new UserError(
      `Los datos son de una versión posterior (${String(from)}) a la de este código (${String(SCHEMA_VERSION)}): actualiza el código.`,
    );
  }
  return MIGRATIONS.filter(({ version }) => version > from);
}

/** Brings a store's data to the form of this checkout, step by step; a run that was cut off is finished by the next. */
export async function runMigrations(services: Services): Promise<MigrationReport> {
  const from = await storedVersion(services);
  const done: { descripcion: string; documents: number }[] = [];
  for (const { version, descripcion, run } of await pendingMigrations(services)) {
    done.push({ descripcion, documents: await run(services) });
    const migrado = services.now().toISOString();
    await services.db.doc(documents.esquema().path).set({ version, migrado });
  }
  return { from, to: SCHEMA_VERSION, done };
}
