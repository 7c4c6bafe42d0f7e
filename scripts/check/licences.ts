import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      license: z.string().optional(),
      version: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

/** Licences allowed in the product, for readers and the cloud. They require nothing but the notice. */
const FOR_PRODUCT = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // For spdx-exceptions, a dependency of functions-framework. The package names its author, as required.
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts: free in any product, but not to be sold alone.
  'OFL-1.1',
]);

/** Also licences for tools that are only used by developers and never distributed. */
const FOR_TOOLS = new Set([
  ...FOR_PRODUCT,
  'CC-BY-4.0',
  // For cspell's dictionaries (names.test.ts).
  'CC BY-SA 4.0',
  'WTFPL',
  'MPL-2.0',
  'Python-2.0',
  'Zlib',
  'public domain',
]);

/**
 * Product packages under a licence that covers only their own files. We do not modify them, and their source is the
 * npm package of that version (docs/decisions/0042).
 */
const BY_FILE: ReadonlyMap<string, string> = new Map([['web-push', 'MPL-2.0']]);

/** Packages without a licence in their manifest, with the licence in their repository. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['fuzzy', 'MIT'],
  ['limiter', 'MIT'],
  ['valid-url', 'MIT'],
]);

/** Whether one of the alternatives in an SPDX expression is allowed. */
const isAllowed = (licence: string, allowed: ReadonlySet<string>) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => allowed.has(part.trim())));

/** Packages in a lock file whose licence is not allowed, one sentence each. */
export function licenceProblems(lockText: string): string[] {
  const { packages } = lockSchema.parse(JSON.parse(lockText));
  const installed = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && link !== true,
  );
  return installed.flatMap(([place, { license, version = '', dev = false }]) => {
    const name = place.split('node_modules/').at(-1) ?? place;
    const found = license ?? KNOWN.get(name);
    if (found === undefined) return [`${name} ${version}: sin licencia declarada`];
    const isFine = BY_FILE.get(name) === found || isAllowed(found, dev ? FOR_TOOLS : FOR_PRODUCT);
    return isFine ? [] : [`${name} ${version}: ${found}${dev ? '' : ', en lo que se publica'}`];
  });
}
