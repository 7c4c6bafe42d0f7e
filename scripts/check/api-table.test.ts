import path from 'node:path';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { apiTable } from './api-table';

it('docs/api.md matches the endpoint catalogue (vitest’s «-u» rewrites it)', async () => {
  const file = path.resolve(import.meta.dirname, '../../docs/api.md');
  const expected = await format(apiTable(), { parser: 'markdown', printWidth: 100 });
  await expect(expected).toMatchFileSnapshot(file);
});
