import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText, readCsv } from './csv-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const rowsOf = async (bytes: Uint8Array, maximum = 100) => {
  const file = await readCsv(bytes, maximum);
  return 'rows' in file ? file.rows.map(({ cells }) => cells) : file.refused;
};

describe('the text of a file', () => {
  it('is read as UTF-8, with or without a byte order mark, and as EUC-KR', () => {
    expect(decodeText(utf8('운송장'))).toBe('운송장');
    expect(decodeText(utf8('\uFEFF운송장'))).toBe('운송장');
    expect(decodeText(encode('운송장, 뷁', 'cp949'))).toBe('운송장, 뷁');
  });

  it('is null if bytes are malformed or belong to a workbook', () => {
    expect(decodeText(Uint8Array.of(0xb0, 0xff, 0xff))).toBeNull();
    expect(decodeText(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00))).toBeNull();
  });
});

describe('a file of separated values', () => {
  it('keeps quotes, commas and line breaks inside of cells', async () => {
    expect(await rowsOf(utf8('a,"b, ""c""\nd"\r\ne,f\r\n'))).toEqual([
      ['a', 'b, "c"\nd'],
      ['e', 'f'],
    ]);
  });

  it('can have tabs or semicolons in place of commas', async () => {
    expect(await rowsOf(utf8('a\tb, c\n1\t2'))).toEqual([
      ['a', 'b, c'],
      ['1', '2'],
    ]);
    expect(await rowsOf(utf8('a;b\n1;2,5'))).toEqual([
      ['a', 'b'],
      ['1', '2,5'],
    ]);
  });

  it('can have rows of different lengths, and blank rows, which do not count', async () => {
    expect(await rowsOf(utf8('title\n\na,b,c\n\n\n'))).toEqual([['title'], ['a', 'b', 'c']]);
  });

  it('is rejected above its limit and if a quote is never closed', async () => {
    expect(await rowsOf(utf8('a\nb\nc'), 3)).toHaveLength(3);
    expect(await rowsOf(utf8('a\nb\nc\nd'), 3)).toBe('tooManyRows');
    expect(await rowsOf(utf8('a,"b\nc,d'))).toBe('unreadable');
    expect(await rowsOf(utf8(`"${'x,'.repeat(40_000)}`))).toBe('unreadable');
  });
});
