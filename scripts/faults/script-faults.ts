import type { Fault } from './fault';

/** Faults in import, export, and the scripts that run the site. */
export const SCRIPT_FAULTS: readonly Fault[] = [
  {
    what: 'a season is imported whose goals do not add up to its scores',
    find: 'goles.goles_anotados !== match.score.for ||',
    replace: '',
    lane: 'unit',
    test: 'import/season-file.test.ts',
  },
  {
    what: 'opening an exported table runs what somebody has called himself',
    find: "/^[=+\\-@\\t\\r\\n]/.test(cell) ? `'${cell}` : cell",
    replace: 'cell',
    lane: 'unit',
    test: 'export/csv.test.ts',
  },
  {
    what: 'an import that is run again enters the sheets once more',
    find: 'if (stored?.jugado !== true) {',
    replace: 'if (stored?.jugado !== undefined || stored === undefined) {',
    lane: 'integracion',
    test: 'import/import.integration.test.ts',
  },
  {
    what: 'a photo of a copy is not compared with its list',
    find: '(await huellaOf(tools, bytes)) === listed.huella',
    replace: '(await huellaOf(tools, bytes)).length === listed.huella.length',
    lane: 'unit',
    test: 'domain/club-lineas.test.ts',
  },
  {
    what: 'the site starts with an export that was never finished',
    find: '.filter((name) => name.startsWith(PREFIX) && existsSync(path.join(dataDir, name, COMPLETE)))',
    replace: '.filter((name) => name.startsWith(PREFIX))',
    lane: 'unit',
    test: 'platform/data-dir.test.ts',
  },
  {
    what: 'two start in one checkout when a process’ number was used before',
    find: 'nacido === undefined || readProcess(pid)?.birth === nacido',
    replace: 'nacido !== undefined || readProcess(pid)?.birth === nacido',
    lane: 'unit',
    test: 'platform/checkout-lock.test.ts',
  },
];
