/*
 * Zod compiles its schemas with `new Function` if allowed. Our Content Security Policy forbids it
 * (docs/decisions/0014), and browsers report each attempt. Zod reads this global when it loads. Calling zod's `config`
 * instead would bring zod to pages without a schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
