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
      from: { path: '^web/' },
      to: { path: '^(functions|scripts|testing|e2e)/' },
    },
    {
      name: 'web-lib-and-components-know-no-application',
      severity: 'error',
      from: { path: '^web/(lib|components)/' },
      to: { path: '^web/(site|panel)/' },
    },
    {
      name: 'web-lib-knows-no-component',
      severity: 'error',
      from: { path: '^web/lib/' },
      to: { path: '^web/components/' },
    },
    {
      name: 'site-islands',
      comment:
        'what shows one subject knows neither the others nor the pages that put them together',
      severity: 'error',
      from: { path: '^web/site/(estadisticas|jugador|noticias|partidos|plantilla)/' },
      to: { path: '^web/site/', pathNot: '^web/site/$1/' },
    },
    {
      name: 'firebase-only-behind-first-paint',
      comment:
        'Firebase is loaded after the first paint: only lib/live, lib/auth and lib/firebase import it',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/lib/(live|auth|firebase)/' },
      to: { path: 'node_modules/(firebase|@firebase|reactfire)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^((shared|functions)/src|web)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
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
