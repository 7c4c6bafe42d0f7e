import { documents, type Services } from '@club/functions';
import { UserError } from '../platform/user-error';
import { correctionsAsRecords } from './corrections-as-records';
import type { Migration } from './migration';

/** All migrations in order. Add new ones at the end, and never change a released one (docs/decisions/0019). */
const MIGRATIONS: readonly Migration[] = [correctionsAsRecords];

/** Schema version of the data that this checkout reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** Result of the migrations of a store. */
export interface MigrationReport {
  readonly from: number;
  readonly to: number;
  readonly done: readonly { readonly descripcion: string; readonly documents: number }[];
}

/** Schema version of the stored data, 0 if none is stored. */
export async function storedVersion({ db }: Pick<Services, 'db'>): Promise<number> {
  const spec = documents.esquema();
  const stored = (await db.doc(spec.path).get()).data();
  return stored ? spec.schema.parse(stored).version : 0;
}

/** Migrations that a store still needs. Throws a UserError if its data is from a later release than this checkout. */
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

/** Migrates a store to the schema of this checkout, step by step. An interrupted run is completed by the next one. */
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
