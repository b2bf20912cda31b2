import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../app/messages.ts';
import { valueInWords } from './audit-values.ts';

const inWords = (field: string, value: string, language: 'ko' | 'en' = 'en') =>
  valueInWords(field, value, { t: (id) => MESSAGES[language][id], language, clock: 'KR' });

describe('a value in the activity log', () => {
  it('is formatted as a date in the language of the reader if its field holds a date', () => {
    expect(inWords('until', '2026-12-02T12:00:00.000Z')).toBe('Dec 2, 2026');
    expect(inWords('publishedAt', '2026-12-01T15:30:00.000Z', 'ko')).toBe('2026-12-02 00:30');
  });

  it("includes the name of each parcel's carrier", () => {
    expect(inWords('tracking', 'HANJIN 1234, USPS 9400 1')).toBe(
      `${MESSAGES.en['orders.carrier.HANJIN']} 1234, ${MESSAGES.en['orders.carrier.USPS']} 9400 1`,
    );
    expect(inWords('tracking', 'CJ_LOGISTICS 1', 'ko')).toBe(`${MESSAGES.ko['orders.carrier.CJ_LOGISTICS']} 1`);
  });

  it('is shown as yes or no if it is a boolean', () => {
    expect(inWords('blocked', 'true')).toBe('yes');
    expect(inWords('pinned', 'false', 'ko')).toBe('아니요');
    expect(inWords('hasGoodsToSendBack', 'true', 'ko')).toBe('예');
    expect(inWords('isLabelWanted', 'false')).toBe('no');
  });

  it.each([
    ['note', 'HANJIN 1234'],
    ['note', '2026-12-02T12:00:00.000Z'],
    ['until', 'soon'],
    ['tracking', 'toString 1'],
    ['reply', 'true'],
    ['constructor', 'name'],
  ])('is unchanged if it is plain text: %s, %s', (field, value) => {
    expect(inWords(field, value)).toBe(value);
  });
});
