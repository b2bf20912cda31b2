import { describe, expect, it } from 'vitest';
import { readFoundAddress, readPostcodeMessage, type SearchResult } from './postcode-result.ts';

const RESULT: SearchResult = {
  zonecode: '04766',
  userSelectedType: 'R',
  roadAddress: '서울특별시 성동구 은빛로 12',
  jibunAddress: '서울특별시 성동구 성수동1가 12-3',
  autoRoadAddress: '',
  sido: '서울특별시',
  sigungu: '성동구',
  bname: '성수동1가',
  buildingName: '은빛아파트',
  apartment: 'Y',
};

describe('an address from the Korean postcode search (ADDRESS-3)', () => {
  it('fills postcode, province, district and street, with village and building in brackets', () => {
    expect(readFoundAddress(RESULT)).toEqual({
      zipCode: '04766',
      state: '서울특별시',
      city: '성동구',
      address: '은빛로 12 (성수동1가, 은빛아파트)',
    });
  });

  it('uses the lot address if the shopper chose it', () => {
    expect(readFoundAddress({ ...RESULT, userSelectedType: 'J' }).address).toBe('성수동1가 12-3');
  });

  it('uses the name of the city in Sejong, which has no districts', () => {
    const sejong = { ...RESULT, sido: '세종특별자치시', sigungu: '', roadAddress: '세종특별자치시 한누리대로 2130' };
    expect(readFoundAddress({ ...sejong, bname: '보람동', apartment: 'N' as const })).toMatchObject({
      city: '세종특별자치시',
      address: '한누리대로 2130 (보람동)',
    });
  });

  it.each([
    ['성복리', 'N', '광교호수로 300'],
    ['성복리', 'Y', '광교호수로 300 (은빛아파트)'],
    ['을지로1가', 'N', '광교호수로 300 (을지로1가)'],
    ['충무로', 'N', '광교호수로 300 (충무로)'],
  ] as const)('in the village %s includes it in brackets only if the law requires it', (bname, apartment, address) => {
    const found = { ...RESULT, roadAddress: '서울특별시 성동구 광교호수로 300', bname, apartment };
    expect(readFoundAddress(found).address).toBe(address);
  });

  it('falls back to the only address in the result', () => {
    expect(readFoundAddress({ ...RESULT, roadAddress: '', bname: '', apartment: 'N' }).address).toBe('성수동1가 12-3');
  });
});

describe('a message from the frame', () => {
  it('is read if it is valid', () => {
    const found = readFoundAddress(RESULT);
    expect(readPostcodeMessage({ kind: 'postcode-found', result: RESULT })).toEqual({ kind: 'postcode-found', found });
    expect(readPostcodeMessage({ kind: 'postcode-failed' })).toEqual({ kind: 'postcode-failed' });
  });

  it.each([
    null,
    'postcode-found',
    {},
    { kind: 'other' },
    { kind: 'postcode-found', result: null },
    { kind: 'postcode-found', result: { ...RESULT, roadAddress: 1 } },
    { kind: 'postcode-found', result: { ...RESULT, sido: undefined } },
    { kind: 'postcode-found', result: { ...RESULT, zonecode: '0476' } },
    { kind: 'postcode-found', result: { ...RESULT, userSelectedType: 'X' } },
    { kind: 'postcode-found', result: { ...RESULT, apartment: true } },
    { kind: 'postcode-found', result: { ...RESULT, buildingName: '은빛\n아파트' } },
  ])('is ignored if it is %j', (data) => {
    expect(readPostcodeMessage(data)).toBeNull();
  });

  it('is ignored if a field is too long', () => {
    const result = { ...RESULT, buildingName: '은'.repeat(101) };
    expect(readPostcodeMessage({ kind: 'postcode-found', result })).toBeNull();
  });

  it('is reduced to the four address fields', () => {
    const result = { ...RESULT, html: '<b>' };
    const message = readPostcodeMessage({ kind: 'postcode-found', result });
    expect(message).toEqual({ kind: 'postcode-found', found: readFoundAddress(RESULT) });
  });
});
