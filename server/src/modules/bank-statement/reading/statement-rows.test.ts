import { MAXIMUM_STATEMENT_ROWS } from '@eunbit/schema/bank-statement';
import { describe, expect, it } from 'vitest';
import { readRows } from './statement-rows.ts';

describe('the rows of a statement (PAYMENT-35)', () => {
  it.each([
    ['commas', '날짜,이름,금액\r\n3/2,"이, 미나","12,120"'],
    ['tabs', '날짜\t이름\t금액\r\n3/2\t이, 미나\t12,120\r\n'],
    ['semicolons', '날짜;이름;금액\n3/2;이, 미나;12,120'],
  ])('are separated by %s', async (_name, text) => {
    expect(await readRows(text)).toEqual({
      rows: [
        { line: 1, cells: ['날짜', '이름', '금액'] },
        { line: 2, cells: ['3/2', '이, 미나', '12,120'] },
      ],
    });
  });

  it('keep their line numbers with titles above and empty lines between', async () => {
    const answer = await readRows('계좌 거래내역\n\n,,\n날짜,이름,금액\n3/2,이미나,1\n');
    expect(answer).toMatchObject({ rows: [{ line: 1 }, { line: 4 }, { line: 5, cells: ['3/2', '이미나', '1'] }] });
  });

  it('contain formulas as text', async () => {
    expect(await readRows('a,b,c\n="0412",=1+1,"=HYPERLINK(""https://evil.example"")"')).toMatchObject({
      rows: [{}, { cells: ['0412', '=1+1', '=HYPERLINK("https://evil.example")'] }],
    });
  });

  it('can contain quotation marks inside a name', async () => {
    expect(await readRows('a,b,c\n1,이"미"나,3')).toMatchObject({ rows: [{}, { cells: ['1', '이"미"나', '3'] }] });
  });

  it('are rejected with the line number if a quotation mark is never closed', async () => {
    expect(await readRows('a,b,c\n1,2,3\n4,"5,6\n7,8,9')).toEqual({ refused: 'unclosedQuote', line: 3 });
  });

  it('are read up to the maximum, and one more is rejected', async () => {
    const text = 'a,b,c\n'.repeat(MAXIMUM_STATEMENT_ROWS);
    expect(await readRows(text)).toMatchObject({ rows: { length: MAXIMUM_STATEMENT_ROWS } });
    expect(await readRows(`${text}a,b,c`)).toEqual({ refused: 'tooManyRows' });
  });
});
