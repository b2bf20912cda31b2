import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeStatement } from './decode-statement.ts';

/** The last syllable of the name exists only in Microsoft's variant of EUC-KR. */
const TEXT = '거래일시,보낸분/받는분,입금액\r\n2026.03.02 14:05:09,이미쀍,"12,120"\r\n';

describe('the bytes of a statement (PAYMENT-35)', () => {
  it.each(['utf-8', 'cp949', 'utf-16'])('are read in %s', (encoding) => {
    expect(decodeStatement(iconv.encode(TEXT, encoding))).toEqual({ text: TEXT });
  });

  it('are read without the byte order mark of UTF-8', () => {
    expect(decodeStatement(iconv.encode(TEXT, 'utf-8', { addBOM: true }))).toEqual({ text: TEXT });
  });

  it.each(['utf-8', 'cp949'])('lose only one letter to a malformed byte in %s', (encoding) => {
    const bytes = Buffer.concat([iconv.encode(TEXT, encoding), Buffer.from([0xff]), iconv.encode('이미나', encoding)]);
    const decoded = decodeStatement(bytes);
    expect(decoded).toMatchObject({ text: expect.stringContaining(TEXT) });
    expect(decoded).toMatchObject({ text: expect.stringContaining('\uFFFD') });
  });

  it.each([
    ['a new spreadsheet', Buffer.from('PK\u0003\u0004....'), 'spreadsheet'],
    ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'spreadsheet'],
    ['a page that is called one', Buffer.from('\r\n<html><table><tr><td>1</td></tr></table>'), 'spreadsheet'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]), 'unreadable'],
    ['another encoding', iconv.encode('Ünïcödé Größe', 'latin1'), 'unreadable'],
  ])('are rejected if they are %s', (_name, bytes, refused) => {
    expect(decodeStatement(bytes)).toEqual({ refused });
  });
});
