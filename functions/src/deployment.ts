/** Settings of an instance on Google's machines. Tests and benchmarks use the same limits. */
export const INSTANCE = {
  memory: '512MiB',
  concurrency: 80,
  maxInstances: 10,
  /** Maximum JavaScript heap, MiB. The rest is for code, request buffers and share pictures. */
  heapMib: 320,
  /** Maximum semi-space of young objects, MiB. Node's default lets garbage accumulate: 80 MB more. */
  semiSpaceMib: 8,
} as const;

/** Environment of an instance besides the club's settings. The build writes it into the deployed `.env`. */
export const INSTANCE_ENV = {
  NODE_OPTIONS: `--max-old-space-size=${String(INSTANCE.heapMib)} --max-semi-space-size=${String(INSTANCE.semiSpaceMib)}`,
} as const;

/** Timeout for a push service, milliseconds. Long, because a retry duplicates a message that a slow service has got. */
export const PUSH_TIMEOUT_MS = 30_000;

/** Time to save the progress and release the notification after the last response, milliseconds. */
export const CLOSING_MS = 30_000;

/** How long a sending function may begin new requests, milliseconds from its start. */
export const SENDING_MS = { programadas: 45_000, avisos: 120_000 } as const;

/** Timeout of a sending function, seconds: enough to finish and save a request begun at the last moment. */
export const timeoutSecondsFor = (name: keyof typeof SENDING_MS): number =>
  Math.ceil((SENDING_MS[name] + PUSH_TIMEOUT_MS + CLOSING_MS) / 1000);

/** The deployed functions. */
export type FunctionName = 'api' | 'pagina' | 'edades' | 'copias' | 'programadas' | 'avisos';

/** Name of a function's service account. `bash ops/set-up.sh` creates it. */
export const serviceAccountName = (name: FunctionName): string => `club-${name}`;

/** Service account of a function: its own (`propias`) or the project's default. Throws for another setting. */
export function readServiceAccount(
  name: FunctionName,
  env: NodeJS.ProcessEnv,
): { readonly serviceAccount?: string } {
  const setting = env['CLUB_SERVICE_ACCOUNTS'] ?? 'defecto';
  if (setting === 'defecto') return {};
  // firebase-functions appends the project's domain after the sign.
  if (setting === 'propias') return { serviceAccount: `${serviceAccountName(name)}@` };
  throw new Error(`CLUB_SERVICE_ACCOUNTS is «propias» or «defecto», not «${setting}»`);
}
