import { describe, expect, it } from 'vitest';
import { cutNames, normaliseName, randomPart, runsOf } from './depositor-name.ts';

describe('the name of a depositor (PAYMENT-37)', () => {
  it.each([
    ['이 미나', '이미나'],
    ['주식회사 은빛', '은빛'],
    ['㈜은빛', '은빛'],
    ['(주) 은빛', '은빛'],
    ['은빛（주）', '은빛'],
    ['ＭＩＮＡ Lee', 'minalee'],
    ['이미나0412', '이미나'],
    ['3344 이미나', '이미나'],
    ['이미나?', '이미나'],
  ])('is read from %s as %s', (text, name) => {
    expect(normaliseName(text)).toBe(name);
  });

  it('keeps digits if there is nothing else', () => {
    expect(normaliseName('0412')).toBe('0412');
  });

  it('can be truncated by the bank, but not to fewer than three syllables', () => {
    expect(cutNames('남궁민수정')).toEqual(['남궁민', '남궁민수']);
    expect(cutNames('이미나')).toEqual([]);
    expect(cutNames('minalee')).toEqual(['minale']);
  });

  it('can contain the number of the order, in any spelling', () => {
    expect(randomPart('EB-260301-7K2M9QX4')).toBe('7K2M9QX4');
    expect(runsOf('이미나 eb2603017k2m9qx4')).toContain('7K2M9QX4');
    expect(runsOf('7K2M-9QX4')).toEqual(['7K2M9QX4']);
    expect(runsOf('이미나')).toEqual([]);
  });
});
