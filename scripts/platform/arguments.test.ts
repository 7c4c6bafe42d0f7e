import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ROOT } from '../build/index';

const CLUB = 'scripts/backup/fixtures/club-1-first-export.json';

it.concurrent.each([
  ['import CLUB --minutes', 'La opción «--minutes» necesita un valor.'],
  ['import CLUB --minutes x.json', 'Con el fichero de un club entero no se usa «--minutes».'],
  ['import --abandon x.json', 'Con --abandon no se usa «x.json».'],
  ['export x.json y.json', 'En esta orden no se usa «y.json».'],
  ['audit --repair --season 2026/27', 'Con --repair no se usa «--season».'],
  ['admin password ana --force --project demo-club', 'En «password» no se usa «--force».'],
  ['start', 'CLUB_SEED solo puede ser «demo» o «none», no «algo».'],
  ['start --puerto 80', 'La opción «--puerto» no existe.'],
  ['check --quick=no', 'La opción «--quick» no lleva valor.'],
])('%s is refused', async (command, sentence) => {
  const [script = '', ...args] = command.replace('CLUB', CLUB).split(' ');
  const node = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const env = { ...process.env, CLUB_SEED: 'algo', NODE_NO_WARNINGS: '1' };
  const running = promisify(execFile)(process.execPath, node, { cwd: ROOT, env });
  await expect(running).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${sentence}\n` });
});
