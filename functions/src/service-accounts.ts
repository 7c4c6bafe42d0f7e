/** The functions that are deployed. */
export type FunctionName = 'api' | 'pagina' | 'edades' | 'copias' | 'programadas' | 'avisos';

/** How the account of a function is called; `npm run ops` makes it. */
export const serviceAccountName = (name: FunctionName): string => `club-${name}`;

/** Who a function runs as: its own account (`propias`) or the project's default one; throws for another setting. */
export function serviceAccountOf(
  name: FunctionName,
  env: NodeJS.ProcessEnv,
): { readonly serviceAccount?: string } {
  const setting = env['CLUB_SERVICE_ACCOUNTS'] ?? 'defecto';
  if (setting === 'defecto') return {};
  // firebase-functions adds the project after the sign.
  if (setting === 'propias') return { serviceAccount: `${serviceAccountName(name)}@` };
  throw new Error(`CLUB_SERVICE_ACCOUNTS is «propias» or «defecto», not «${setting}»`);
}
