const TEST = '\\.test\\.ts$';

/** One rule per folder of `functions/src`. `folders` lists the other folders and files there that it may import. */
const functionsFolders = (folders) =>
  Object.entries(folders).map(([folder, known]) => ({
    name: `functions-${folder}`,
    comment: `may import ${known.join(', ') || 'no other folder'}`,
    from: { path: `^functions/src/${folder}/`, pathNot: TEST },
    to: {
      path: '^functions/src/',
      pathNot: `^functions/src/(${[folder, ...known].join('|')})(/|\\.ts$)`,
    },
  }));

/** Forbids imports from `from` to `to`. Each is a path, or a pair of paths: included and excluded. */
const forbid = (name, from, to, comment) => {
  const where = ([path, pathNot]) => ({ path, ...(pathNot && { pathNot }) });
  return { name, comment, from: where([from].flat()), to: where([to].flat()) };
};

/** Who may import whom (docs/architecture.md): functions, web -> shared; in web, app -> features -> lib, components. */
module.exports = {
  forbidden: [
    { name: 'no-circular', from: {}, to: { circular: true } },
    forbid(
      'shared-is-pure',
      ['^shared/src', TEST],
      '^(web|functions|scripts|testing|e2e)/|firebase|^(node:)?(fs|http|https|net|path|child_process|crypto|os)$',
      'shared does no I/O, and imports neither Firebase nor the other packages',
    ),
    forbid('functions-uses-only-shared', '^functions/src', '^(web|scripts|e2e)/'),
    ...functionsFolders({
      store: [],
      cache: ['store'],
      operations: ['store'],
      accounts: ['store', 'env'],
      notifications: ['store', 'accounts', 'services', 'deployment'],
      jobs: ['operations', 'store', 'services'],
      http: ['cache', 'store', 'services', 'escape'],
      api: ['http', 'operations', 'accounts', 'notifications', 'cache', 'store', 'services'],
      'share-pictures': ['cache', 'http', 'store', 'services', 'escape'],
      feeds: ['share-pictures', 'http', 'cache', 'store', 'services', 'escape'],
      pages: ['share-pictures', 'feeds', 'http', 'cache', 'store', 'services', 'escape', 'env'],
    }),
    forbid(
      'seasons-know-no-other-operation',
      ['^functions/src/operations/temporadas/', TEST],
      ['^functions/src/operations/', '^functions/src/operations/temporadas/'],
      'operations on matches pass their changes to the seasons, never the other way round',
    ),
    forbid(
      'matches-know-only-seasons-and-pictures',
      ['^functions/src/operations/partidos/', TEST],
      [
        '^functions/src/operations/[^/]+/',
        '^functions/src/operations/(partidos|temporadas|images)/',
      ],
    ),
    forbid(
      'nobody-knows-restore-import-export',
      '^functions/src/operations/(?!(restore|import|export)/)',
      '^functions/src/operations/(restore|import|export)/',
      'these three import the operations on all records, never the other way round',
    ),
    forbid('web-uses-only-shared', '^web/', '^(functions|scripts|testing|e2e)/'),
    forbid(
      'web-lib-and-components-know-no-application',
      '^web/(lib|components)/',
      '^web/(site|panel)/',
    ),
    forbid(
      'two-applications',
      '^web/(site|panel)/',
      ['^web/(site|panel)/', '^web/$1/'],
      'code that site and panel share is in lib and components',
    ),
    forbid(
      'site-without-material',
      '^web/(site|lib|components)/',
      'node_modules/(@mui|@emotion)/',
      'the site has plain elements and CSS modules (docs/decisions/0033)',
    ),
    forbid('web-lib-knows-no-component', '^web/lib/', '^web/components/'),
    forbid(
      'site-islands',
      '^web/site/(estadisticas|jugador|noticias|partidos)/',
      ['^web/site/', '^web/site/($1/|deferred-parts)'],
      'a feature imports neither other features nor the pages that compose them',
    ),
    forbid(
      'firebase-only-behind-first-paint',
      ['^web/', '^web/lib/(live|auth|firebase)/'],
      'node_modules/(firebase|@firebase|reactfire)/',
      'Firebase is loaded after the first paint: only lib/live, lib/auth and lib/firebase import it',
    ),
    forbid(
      'no-test-code-in-the-product',
      ['^((shared|functions)/src|web)/', '(\\.test\\.tsx?$|/testing/)'],
      '(\\.test\\.tsx?$|/testing/)',
    ),
    forbid(
      'no-test-code-in-scripts',
      ['^scripts/', TEST],
      '(\\.test\\.tsx?$|/testing/|^(testing|e2e|bench)/)',
      'scripts import neither tests nor benchmarks',
    ),
    forbid(
      'build-is-made-of-its-sources',
      ['^scripts/build/', TEST],
      ['^(scripts|bench|testing|e2e)/', '^scripts/build/'],
      'ensure-build.ts notices changes only in the folders that it lists, so a build must import nothing else',
    ),
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
