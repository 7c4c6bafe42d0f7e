import path from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { apiTable } from './api-table';

it('docs/api.md matches the endpoint catalogue (vitest’s «-u» rewrites it)', async () => {
  const file = path.resolve(import.meta.dirname, '../../docs/api.md');
  const { code } = await format('api.md', apiTable(), { printWidth: 100 });
  await expect(code).toMatchFileSnapshot(file);
});
