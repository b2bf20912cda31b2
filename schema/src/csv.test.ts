import { describe, expect, it } from 'vitest';
import { csvLine, plainCsvLine } from './csv.ts';

describe('a CSV line', () => {
  it('contains its values, and null as an empty cell', () => {
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
  ])('escapes formulas in %j after a semicolon or a line break', (text, line) => {
    expect(csvLine([text])).toBe(`${line}\r\n`);
  });

  it('keeps values unescaped if it is meant for a program', () => {
    expect(plainCsvLine(['+82 10-5555-6666', '=1+1', ';=1+1', null, 3])).toBe('+82 10-5555-6666,=1+1,;=1+1,,3\r\n');
  });

  it('does not escape negative numbers', () => {
    expect(csvLine([-5, '-5.50'])).toBe('-5,-5.50\r\n');
  });
});
