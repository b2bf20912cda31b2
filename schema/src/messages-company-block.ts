import type { MessageTable } from './message-table.ts';

/** People and places of the company page (STORE-20). */
export const COMPANY_BLOCK_MESSAGES = {
  'companyBlock.nameRequired': { en: 'Please enter a name.', ko: '이름을 입력해 주세요.' },
  'companyBlock.roleRequired': { en: 'Please say what they do.', ko: '직책이나 맡은 일을 입력해 주세요.' },
  'companyBlock.textRequired': { en: 'Please write a text.', ko: '소개 글을 입력해 주세요.' },
  'companyBlock.translationMissing': {
    en: 'Please translate this as well, or leave all of the English empty.',
    ko: '영어도 입력해 주세요. 번역하지 않으려면 영어 항목을 모두 비워 주세요.',
  },
} as const satisfies MessageTable;

/** Messages that only the API returns. */
export const COMPANY_BLOCK_API_MESSAGES = {
  'companyBlock.photoUnknown': {
    en: 'Please choose this photo once more.',
    ko: '이 사진을 다시 올려 주세요.',
  },
  'companyBlock.gone': {
    en: 'This entry has been removed meanwhile.',
    ko: '그 사이 삭제된 항목입니다.',
  },
  'companyBlock.conflict': {
    en: 'Somebody else has changed this entry meanwhile.',
    ko: '그 사이 다른 사람이 이 항목을 변경했습니다.',
  },
  'companyBlock.tooMany': {
    en: 'There are 24 entries here, and no more are possible. Please remove one first.',
    ko: '24개까지 등록할 수 있습니다. 먼저 다른 항목을 삭제해 주세요.',
  },
} as const satisfies MessageTable;
