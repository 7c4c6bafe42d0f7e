import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'prettier';
import { ROOT } from './build/index';
import { apiTable } from './check/api-table';

const text = await format(apiTable(), { parser: 'markdown', printWidth: 100 });
await writeFile(path.join(ROOT, 'docs/api.md'), text);
