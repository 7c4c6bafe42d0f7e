import { documents, type Services } from '@club/functions';
import { UserError } from '../platform/user-error';
import { correctionsAsRecords } from './corrections-as-records';

/** A step from one schema version of the stored data to the next. */
interface Migration {
  /** Schema version after the step: one more than that of the step before. */
  readonly version: number;
  /** Description for the person at the terminal. */
  readonly descripcion: string;
  /**
   * Runs the step and returns the number of documents written or deleted. Must be idempotent and safe to interrupt at
   * any point: the site keeps running meanwhile.
   */
  readonly run: (services: Services) => Promise<number>;
}

/** All migrations in order. Add new ones at the end, and never change a released one (docs/decisions/0019). */
const MIGRATIONS: readonly Migration[] = [
  {
    version: 11,
    descripcion: 'correcciones en su propio registro y todo lo demás contado de nuevo',
    run: correctionsAsRecords,
  },
];

/** Schema version of the data that this checkout reads and writes. */
export const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

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

/**
 * Migrates a store to the schema of this checkout, step by step, and returns the steps. An interrupted run is completed by
 * the next one.
 */
export async function runMigrations(services: Services) {
  const done: { readonly descripcion: string; readonly documents: number }[] = [];
  for (const { version, descripcion, run } of await pendingMigrations(services)) {
    done.push({ descripcion, documents: await run(services) });
    const migrado = services.now().toISOString();
    await services.db.doc(documents.esquema().path).set({ version, migrado });
  }
  return done;
}
