/** The direction of the house (docs/architecture.md): shared <- web, functions; in web lib, components <- features <- app. */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-is-pure',
      comment: 'shared knows no I/O, no Firebase and none of the other packages',
      severity: 'error',
      from: { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(web|functions|scripts|testing|e2e)/|firebase|^(node:)?(fs|http|https|net|path|child_process|crypto|os)$',
      },
    },
    {
      name: 'functions-uses-only-shared',
      severity: 'error',
      from: { path: '^functions/src' },
      to: { path: '^(web|scripts|e2e)/' },
    },
    {
      name: 'web-uses-only-shared',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(functions|scripts|testing|e2e)/' },
    },
    {
      name: 'web-lib-and-components-know-no-feature',
      severity: 'error',
      from: { path: '^web/src/(lib|components)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'web-features-are-islands',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'firebase-only-behind-first-paint',
      comment:
        'Firebase is loaded after the first paint: only lib/live, lib/auth and lib/firebase import it',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/lib/(live|auth|firebase)' },
      to: { path: 'node_modules/(firebase|@firebase|reactfire)/' },
    },
    {
      name: 'admin-only-lazily',
      comment: 'public pages reach the admin area only through a dynamic import',
      severity: 'error',
      from: {
        path: '^web/src',
        pathNot: '^web/src/(app/routes/admin|features/(acta|admin|sesion)|lib/auth)',
      },
      to: {
        path: '^web/src/(app/routes/admin|features/(acta|admin|sesion)|lib/auth)',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(shared|functions|web)/src', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
