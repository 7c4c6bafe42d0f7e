import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { expect, it } from 'vitest';
import { apiTable } from './api-table';

it('docs/api.md matches the endpoint catalogue (npx tsx scripts/docs-api.ts writes it)', async () => {
  const file = path.resolve(import.meta.dirname, '../../docs/api.md');
  const expected = await format(apiTable(), { parser: 'markdown', printWidth: 100 });
  expect(await readFile(file, 'utf8')).toBe(expected);
});
