/** Replaces `re2js` in the bundle: Firestore uses it only for regular expressions in pipelines, which we do not use. */
export const RE2JS = {
  compile(pattern: string): never {
    throw new Error(`regular expressions in pipelines are not bundled: ${pattern}`);
  },
};
