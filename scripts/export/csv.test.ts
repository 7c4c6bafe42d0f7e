import { listColumns, RECORD_KINDS } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { csvCell, toCsv } from './csv';

describe('a CSV cell', () => {
  it.each([
    ['Peña', 'Peña'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['dijo "sí"', '"dijo ""sí"""'],
    ['dos\nlíneas', '"dos\nlíneas"'],
    ['dos\r\nlíneas', '"dos\r\nlíneas"'],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-3, '-3'],
    [true, 'true'],
  ])('with %j is written as %j', (cell, text) => {
    expect(csvCell(cell)).toBe(text);
  });

  it.each([
    ['=HYPERLINK("http://mal.example")', `"'=HYPERLINK(""http://mal.example"")"`],
    ['+34 600', "'+34 600"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
  ])('that a spreadsheet would run as a formula (%j) is written as text', (cell, text) => {
    expect(csvCell(cell)).toBe(text);
  });
});

describe('a table', () => {
  it('starts with its headings, and ends every row with CRLF', () => {
    const table = { name: 't', columns: ['_id', 'nombre'], rows: [['a', 'Ñ, S.A.']] };
    expect(toCsv(table)).toBe('\uFEFF_id,nombre\r\na,"Ñ, S.A."\r\n');
  });
});

// The settings are a single record and have no table.
const WITH_TABLE = Object.entries(RECORD_KINDS).filter(
  ([tipo, { fields }]) => tipo !== 'ajustes' && Object.keys(fields).length > 0,
);

it.each(WITH_TABLE)(
  'the CSV of %s has a column for every field that people enter',
  (_kind, record) => {
    const columns = listColumns(record).map(([column]) => column);
    const missing = Object.entries(record.fields).filter(
      ([campo, { input, places }]) =>
        input === 'as-sent' && !('columns' in places) && !columns.includes(campo),
    );
    expect(missing).toEqual([]);
  },
);
