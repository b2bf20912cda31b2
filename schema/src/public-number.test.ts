import { describe, expect, it } from 'vitest';
import { normaliseOrderNumber } from './order.ts';
import { normalisePublicNumber } from './public-number.ts';

describe('a public number of the shop (ORDER-1)', () => {
  it.each([
    'EB-261121-ABCD2340',
    '#EB-261121-ABCD2340',
    '# eb261121abcd2340',
    'EB–261121–ABCD2340',
    'EB—261121‑ABCD234O',
    'EB-26112I-ABCD234o',
    'eb-2611 2l-abcd 234O',
    'ＥＢ－２６１１２１－ＡＢＣＤ２３４０',
    '\u202aEB-261121-ABCD2340\u202c',
  ])('typed as %j is found', (typed) => {
    expect(normaliseOrderNumber(typed)).toBe('EB-261121-ABCD2340');
  });

  it('may belong to a return, a draft or a request', () => {
    expect(normalisePublicNumber('#rt–26O1O1–abcd1234')).toBe('RT-260101-ABCD1234');
    expect(normalisePublicNumber('dr 260101 abcdi234')).toBe('DR-260101-ABCD1234');
    expect(normalisePublicNumber('B2B-260101-ABCD1234')).toBe('B2B-260101-ABCD1234');
  });

  it('is null for any other text', () => {
    expect(normalisePublicNumber('oil-lamp')).toBe('OILLAMP');
    expect(normalisePublicNumber('EB-261121-ABCD234')).toBe('EB261121ABCD234');
  });
});
