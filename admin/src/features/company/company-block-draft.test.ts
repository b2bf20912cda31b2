import { NO_COMPANY_TEXT } from '@eunbit/schema/company-block';
import { expect, it } from 'vitest';
import { EMPTY_BLOCK, toBlockDraft, toBlockInput } from './company-block-draft.ts';

const KO = { ...NO_COMPANY_TEXT, name: '한지우', role: '생산 팀장', text: '첫 제품을 채웠습니다.', photoAlt: '한지우' };
const PHOTO = { id: 'photo', url: '/media/photo' };

it('the draft of a company block equals what is stored until it is edited', () => {
  const stored = { ko: { ...KO, __typename: 'CompanyBlockText' }, en: null, photo: { ...PHOTO, __typename: 'Sent' } };
  expect(toBlockDraft(stored)).toEqual({ ko: KO, en: NO_COMPANY_TEXT, photo: PHOTO });
});

it('a company block is sent without an empty translation, and without a photo description if there is no photo', () => {
  expect(toBlockInput({ ...EMPTY_BLOCK, ko: KO, photo: PHOTO })).toEqual({ ko: KO, en: null, photoId: 'photo' });
  expect(toBlockInput({ ...EMPTY_BLOCK, ko: KO })).toEqual({ ko: { ...KO, photoAlt: '' }, en: null, photoId: null });
  const onlyAlt = { ...NO_COMPANY_TEXT, photoAlt: 'Jiwoo Han' };
  expect(toBlockInput({ ko: KO, en: onlyAlt, photo: null }).en).toBeNull();
});
