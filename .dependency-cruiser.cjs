const TEST = '\\.test\\.ts$';

/** A rule for each room of `functions/src`: which others, and which files beside them, it may know. */
const functionsRooms = (rooms) =>
  Object.entries(rooms).map(([room, known]) => ({
    name: `functions-${room}`,
    comment: `may know ${known.join(', ') || 'no other room'}`,
    from: { path: `^functions/src/${room}/`, pathNot: TEST },
    to: {
      path: '^functions/src/',
      pathNot: `^functions/src/(${[room, ...known].join('|')})(/|\\.ts$)`,
    },
  }));

/** The direction of the house (docs/architecture.md): shared <- web, functions; in web lib, components <- features <- app. */
module.exports = {
  forbidden: [
    { name: 'no-circular', from: {}, to: { circular: true } },
    {
      name: 'shared-is-pure',
      comment: 'shared knows no I/O, no Firebase and none of the other packages',
      from: { path: '^shared/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(web|functions|scripts|testing|e2e)/|firebase|^(node:)?(fs|http|https|net|path|child_process|crypto|os)$',
      },
    },
    {
      name: 'functions-uses-only-shared',
      from: { path: '^functions/src' },
      to: { path: '^(web|scripts|e2e)/' },
    },
    ...functionsRooms({
      firestore: [],
      cache: ['firestore'],
      operaciones: ['firestore'],
      identidad: ['firestore', 'lane', 'env'],
      avisos: ['firestore', 'identidad', 'services'],
      tareas: ['operaciones', 'firestore', 'services'],
      http: ['cache', 'firestore', 'services', 'escape'],
      api: ['http', 'operaciones', 'identidad', 'avisos', 'cache', 'firestore', 'lane', 'services'],
      compartir: ['cache', 'http', 'firestore', 'services', 'escape'],
      'para-otros': ['compartir', 'http', 'cache', 'firestore', 'services', 'escape'],
      pagina: [
        'compartir',
        'para-otros',
        'http',
        'cache',
        'firestore',
        'services',
        'escape',
        'env',
      ],
    }),
    {
      name: 'seasons-know-no-other-operation',
      comment: 'what follows from matches is told what has changed, and asks nobody why',
      from: { path: '^functions/src/operaciones/temporadas/', pathNot: TEST },
      to: {
        path: '^functions/src/operaciones/',
        pathNot: '^functions/src/operaciones/temporadas/',
      },
    },
    {
      name: 'matches-know-only-seasons-and-pictures',
      from: { path: '^functions/src/operaciones/partidos/', pathNot: TEST },
      to: {
        path: '^functions/src/operaciones/[^/]+/',
        pathNot: '^functions/src/operaciones/(partidos|temporadas|imagenes)/',
      },
    },
    {
      name: 'nobody-knows-restore-import-export',
      comment: 'they are about all records: no record is about them',
      from: { path: '^functions/src/operaciones/(?!(restaurar|importacion|exportacion)/)' },
      to: { path: '^functions/src/operaciones/(restaurar|importacion|exportacion)/' },
    },
    {
      name: 'web-uses-only-shared',
      from: { path: '^web/' },
      to: { path: '^(functions|scripts|testing|e2e)/' },
    },
    {
      name: 'web-lib-and-components-know-no-application',
      from: { path: '^web/(lib|components)/' },
      to: { path: '^web/(site|panel)/' },
    },
    {
      name: 'two-applications',
      comment: 'what site and panel share is in lib and components',
      from: { path: '^web/(site|panel)/' },
      to: { path: '^web/(site|panel)/', pathNot: '^web/$1/' },
    },
    {
      name: 'site-without-material',
      comment: 'readers hydrate plain elements with CSS modules (docs/decisions/0038)',
      from: { path: '^web/(site|lib|components)/' },
      to: { path: 'node_modules/(@mui|@emotion)/' },
    },
    {
      name: 'web-lib-knows-no-component',
      from: { path: '^web/lib/' },
      to: { path: '^web/components/' },
    },
    {
      name: 'site-islands',
      comment:
        'what shows one subject knows neither the others nor the pages that put them together',
      from: { path: '^web/site/(estadisticas|jugador|noticias|partidos|plantilla)/' },
      to: { path: '^web/site/', pathNot: '^web/site/$1/' },
    },
    {
      name: 'firebase-only-behind-first-paint',
      comment:
        'Firebase is loaded after the first paint: only lib/live, lib/auth and lib/firebase import it',
      from: { path: '^web/', pathNot: '^web/lib/(live|auth|firebase)/' },
      to: { path: 'node_modules/(firebase|@firebase|reactfire)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      from: { path: '^((shared|functions)/src|web)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '(\\.test\\.tsx?$|/testing/)' },
    },
    {
      name: 'no-test-code-in-scripts',
      comment: 'what operates the product knows neither tests nor measurements',
      from: { path: '^scripts/', pathNot: '\\.test\\.ts$' },
      to: { path: '(\\.test\\.tsx?$|/testing/|^(testing|e2e|bench)/)' },
    },
    {
      name: 'build-is-made-of-its-sources',
      comment:
        'a build is taken for current by the digest of what it is made of (scripts/build/ensure-build.ts)',
      from: { path: '^scripts/build/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(scripts|bench|testing|e2e)/', pathNot: '^scripts/build/' },
    },
    // None of them is only a warning.
  ].map((rule) => ({ ...rule, severity: 'error' })),
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
