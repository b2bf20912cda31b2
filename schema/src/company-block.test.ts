import { describe, expect, it } from 'vitest';
import { NO_COMPANY_TEXT, toCompanyBlockTexts, validateCompanyBlock } from './company-block.ts';

const PERSON = { ...NO_COMPANY_TEXT, name: '한지우', role: '생산 팀장', text: '첫 제품을 채웠습니다.' };
const PLACE = { ...NO_COMPANY_TEXT, name: '성수 연구소', text: '여기서\n만듭니다.', address: '연무장길 1' };
const findFailures = (...block: Parameters<typeof validateCompanyBlock>) =>
  validateCompanyBlock(...block).map(({ path, key }) => `${path} ${key}`);

describe('a block of the company page (STORE-20)', () => {
  it('is valid in Korean only, and with a complete translation', () => {
    expect(findFailures('PERSON', { ko: PERSON, en: null })).toEqual([]);
    expect(findFailures('PLACE', { ko: PLACE, en: { ...PLACE, name: 'Lab' } })).toEqual([]);
  });

  it('needs a translation of every Korean text if it has a translation', () => {
    const en = { ...NO_COMPANY_TEXT, name: 'Jiwoo Han' };
    expect(findFailures('PERSON', { ko: { ...PERSON, photoAlt: '한지우' }, en })).toEqual([
      'en.role companyBlock.roleRequired',
      'en.text companyBlock.textRequired',
      'en.photoAlt companyBlock.translationMissing',
    ]);
  });

  it('has only the fields of its kind, within their maximum length', () => {
    expect(findFailures('PLACE', { ko: { ...PLACE, role: '팀장', name: '가'.repeat(61) }, en: null })).toEqual([
      'ko.name text.tooLong',
      'ko.role input.invalid',
    ]);
    expect(findFailures('PERSON', { ko: { ...PERSON, address: '연무장길 1' }, en: null })).toEqual([
      'ko.address input.invalid',
    ]);
  });

  it('may contain line breaks only in the text of a place', () => {
    expect(findFailures('PERSON', { ko: { ...PERSON, text: '두\n줄' }, en: null })).toEqual([
      'ko.text text.controlCharacter',
    ]);
  });

  it('is stored trimmed, and without a blank translation', () => {
    const ko = { ...PERSON, name: ' 한지우 ' };
    expect(toCompanyBlockTexts({ ko, en: { ...NO_COMPANY_TEXT, text: ' \n' } })).toEqual({ ko: PERSON, en: null });
  });
});
