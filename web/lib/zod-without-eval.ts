/*
 * Zod compiles its schemas with `new Function` where it may. The policy for content forbids it (docs/decisions/0016), and
 * browsers tell of each attempt. Zod finds its settings under this name when it is loaded; to set them through its own
 * `config` would bring it to pages that have no schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
