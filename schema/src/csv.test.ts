import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

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

  it('leaves negative numbers alone', () => {
    expect(csvLine([-5, '-5.50'])).toBe('-5,-5.50\r\n');
  });
});
