/** Stands in for `re2js` in the bundle: Firestore needs it for regular expressions in pipelines, which nothing here uses. */
export const RE2JS = {
  compile(pattern: string): never {
    throw new Error(`regular expressions in pipelines are not bundled: ${pattern}`);
  },
};
