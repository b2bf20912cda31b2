import { describe, expect, it } from 'vitest';
import { csvLine, plainCsvLine } from './csv.ts';

describe('a line of a file', () => {
  it('holds its values, empty for none', () => {
    expect(csvLine(['EB-1', 12_120, null, '김하늘'])).toBe('EB-1,12120,,김하늘\r\n');
  });

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(csvLine(['1 Main St, Apt "4"', 'a\nb'])).toBe('"1 Main St, Apt ""4""","a\nb"\r\n');
  });

  it.each(['=1+1', '+82 10', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =HYPERLINK("http://x")', '＝1'])(
    'does not let %j become a formula',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/);
    },
  );

  it.each([
    [';=1+1', `";'=1+1"`],
    ['문 앞; =1+1', `"문 앞;' =1+1"`],
    ['a\n@SUM(A1)', `"a\n'@SUM(A1)"`],
    ['a\r\n+1', `"a\r\n'+1"`],
  ])('does not let %j become one where a semicolon or a line break ends a cell', (text, line) => {
    expect(csvLine([text])).toBe(`${line}\r\n`);
  });

  it('is for a program what it is', () => {
    expect(plainCsvLine(['+82 10-5555-6666', '=1+1', ';=1+1', null, 3])).toBe('+82 10-5555-6666,=1+1,;=1+1,,3\r\n');
  });

  it('leaves negative numbers alone', () => {
    expect(csvLine([-5, '-5.50'])).toBe('-5,-5.50\r\n');
  });
});
