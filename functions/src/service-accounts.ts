/** The deployed functions. */
export type FunctionName = 'api' | 'pagina' | 'edades' | 'copias' | 'programadas' | 'avisos';

/** Name of a function's service account. `bash ops/set-up.sh` creates it. */
export const serviceAccountName = (name: FunctionName): string => `club-${name}`;

/** Service account of a function: its own (`propias`) or the project's default. Throws for another setting. */
export function serviceAccountOf(
  name: FunctionName,
  env: NodeJS.ProcessEnv,
): { readonly serviceAccount?: string } {
  const setting = env['CLUB_SERVICE_ACCOUNTS'] ?? 'defecto';
  if (setting === 'defecto') return {};
  // firebase-functions appends the project's domain after the sign.
  if (setting === 'propias') return { serviceAccount: `${serviceAccountName(name)}@` };
  throw new Error(`CLUB_SERVICE_ACCOUNTS is «propias» or «defecto», not «${setting}»`);
}
