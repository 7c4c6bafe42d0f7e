import { API_BASE } from '@club/shared';
import type { FirebaseJson } from '../build/firebase-json';
import type { FunctionRegions } from './functions-folder';

/** Headers that every Hosting response needs, and what they must contain. */
const REQUIRED_HEADERS: readonly (readonly [string, RegExp])[] = [
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['Strict-Transport-Security', /^max-age=\d{8,}/],
  ['Permissions-Policy', /camera=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin/],
];

/** Files that must not be in Hosting: they would hide a function, or they are private. */
const UNWANTED = /^(index\.html|404\.html|robots\.txt|sitemap\.xml)$|\.(map|env|ts|tsx)$/;

/**
 * Problems of the Hosting configuration: rewrites to functions or regions that are not deployed, missing headers, and
 * files that hide a function or are private.
 */
export function hostingProblems(
  { hosting }: FirebaseJson,
  functions: FunctionRegions,
  files: readonly string[],
): string[] {
  const problems: string[] = [];
  for (const { source, function: target } of hosting.rewrites) {
    const regions = functions[target.functionId];
    if (!regions) problems.push(`${source} va a la función ${target.functionId}, que no existe`);
    else if (!regions.includes(target.region)) {
      problems.push(
        `${source} va a ${target.functionId} en ${target.region}, que se despliega en ${regions.join(', ')}`,
      );
    }
  }
  const findTarget = (path: string) =>
    hosting.rewrites.find(({ source }) => source === path)?.function.functionId;
  if (findTarget(`${API_BASE}/**`) !== 'api')
    problems.push(`${API_BASE}/** no va a la función api`);
  const last = hosting.rewrites.at(-1);
  if (last?.source !== '**' || last.function.functionId !== 'pagina') {
    problems.push('la última regla no manda todo lo demás a la función pagina');
  }
  const everywhere = hosting.headers.filter(({ source }) => source === '**');
  for (const [name, value] of REQUIRED_HEADERS) {
    const sent = everywhere
      .flatMap(({ headers }) => headers)
      .find(({ key }) => key.toLowerCase() === name.toLowerCase());
    if (!sent || !value.test(sent.value)) problems.push(`la cabecera ${name} falta o no vale`);
  }
  for (const file of files) {
    if (UNWANTED.test(file)) problems.push(`${file} no debe estar en Hosting`);
  }
  if (!files.includes('sw.js')) problems.push('falta sw.js, el service worker');
  return problems;
}
