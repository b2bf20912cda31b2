import { describe, expect, it } from 'vitest';
import { isTrackingNumber, validateTrackingNumber } from './validation-tracking.ts';

describe('a tracking number (SHIPMENT-3)', () => {
  it.each([
    ['CJ_LOGISTICS', '1234-5678-9012'],
    ['CJ_LOGISTICS', '1234567890'],
    ['LOTTE', '123456789012'],
    ['HANJIN', '1234 5678 9012'],
    ['KOREA_POST', '6012345678901'],
    ['KOREA_POST', 'EM123456789KR'],
    ['LOGEN', '12345678901'],
    ['CU_PARCEL', '1234567890'],
    ['USPS', '9400 1000 0000 0000 0000 00'],
    ['USPS', 'lz123456789us'],
    ['UPS', '1Z999AA10123456784'],
    ['FEDEX', '1234 5678 9012'],
  ] as const)('of %s may be %s', (carrier, number) => {
    expect(isTrackingNumber(carrier, number)).toBe(true);
  });

  it.each([
    ['CJ_LOGISTICS', '12345678901'],
    ['LOTTE', '12345'],
    ['HANJIN', '1Z999AA10123456784'],
    ['KOREA_POST', '601234567890'],
    ['LOGEN', '123456789012'],
    ['USPS', '12345'],
    ['UPS', '1Z999'],
    ['FEDEX', 'ABCDEFGHIJKL'],
  ] as const)('of %s cannot be %s', (carrier, number) => {
    expect(validateTrackingNumber(carrier, number, 'n')).toEqual([{ path: 'n', key: 'tracking.otherForm' }]);
  });

  it('is required, on one line and limited in length', () => {
    const findKey = (text: string) => validateTrackingNumber('LOGEN', text, 'n')[0]?.key;
    expect(findKey(' ')).toBe('tracking.required');
    expect(findKey('12345\n678901')).toBe('text.controlCharacter');
    expect(findKey('1'.repeat(300))).toBe('text.tooLong');
  });
});
