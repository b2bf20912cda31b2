import { describe, expect, it } from 'vitest';
import { readSeparatedValues } from './separated-values.ts';

async function readCells(text: string): Promise<readonly (readonly string[])[]> {
  const read = await readSeparatedValues(text, 100);
  if ('refused' in read) throw new Error(read.refused);
  return read.rows.map(({ cells }) => cells);
}

describe('separated values', () => {
  it.each([
    ['quotation marks around a cell', 'a,"b, ""c""",d', ['a', 'b, "c"', 'd']],
    ['quotation marks after a space', 'a, "b, c" ,d', ['a', 'b, c', 'd']],
    ['quotation marks inside a cell', 'a,b "c" d,="e"', ['a', 'b "c" d', '="e"']],
    ['a cell that goes on behind its quotation marks', 'a,"b"c,d', ['a', '"b"c', 'd']],
    ['empty cells, also the last', ',a,,', ['', 'a', '', '']],
    ['spaces around a cell', '  a , b ', ['a', 'b']],
    ['a line break in a cell', '"a\nb",c', ['a\nb', 'c']],
  ])('keep %s', async (_what, text, cells) => {
    expect(await readCells(text)).toEqual([cells]);
  });

  it.each(['\n', '\r\n', '\r'])('end their rows with %j', async (lineBreak) => {
    expect(await readCells(['a,b', 'c,d', ''].join(lineBreak))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('have the line and the spreadsheet row of each row', async () => {
    expect(await readSeparatedValues('a\n\n"b\nc",d\n,,\ne', 100)).toEqual({
      rows: [
        { line: 1, row: 1, cells: ['a'] },
        { line: 3, row: 3, cells: ['b\nc', 'd'] },
        { line: 6, row: 5, cells: ['e'] },
      ],
    });
  });

  it('are truncated if a row has too many cells', async () => {
    const [cells] = await readCells(`${'a,'.repeat(500)}\nb`);
    expect(cells).toHaveLength(100);
  });

  it('are limited to the requested number of rows, not counting blank ones', async () => {
    expect(await readSeparatedValues('a\n\n\nb', 2)).toMatchObject({ rows: { length: 2 } });
    expect(await readSeparatedValues('a\nb\nc', 2)).toEqual({ refused: 'tooManyRows' });
  });

  it.each([
    ['a quotation mark that is never closed', 'a\n"b\nc'],
    ['a row that does not end', `a\n${'b'.repeat(30_000)}`],
  ])('are rejected with the line of %s', async (_what, text) => {
    expect(await readSeparatedValues(text, 100)).toEqual({ refused: 'unclosedQuote', line: 2 });
  });
});
