import type { Language } from '@eunbit/schema/market';

/**
 * Synonym groups of both languages: a search for one word also finds the others of its group. The only place for
 * synonyms. Single words in lower case; a word may be in several groups.
 */
const GROUPS: readonly Readonly<Record<Language, readonly string[]>>[] = [
  {
    ko: ['펫', '반려동물', '애완동물', '강아지', '반려견', '애견', '멍멍이', '고양이', '반려묘', '냥이'],
    en: ['pet', 'pets', 'dog', 'dogs', 'puppy', 'cat', 'cats', 'kitten', 'animal', 'animals', 'paw', 'paws'],
  },
  {
    ko: ['티슈', '물티슈', '와이프', '물수건', '휴지'],
    en: ['wipe', 'wipes', 'tissue', 'tissues', 'towelette', 'towelettes', 'cloth'],
  },
  {
    ko: ['스프레이', '분무기', '미스트', '뿌리는'],
    en: ['spray', 'sprays', 'sprayer', 'mist', 'atomizer'],
  },
  {
    ko: ['신발', '운동화', '구두', '슈즈', '스니커즈'],
    en: ['shoe', 'shoes', 'sneaker', 'sneakers', 'footwear', 'boots'],
  },
  { ko: ['핸드', '손'], en: ['hand', 'hands'] },
  { ko: ['다목적', '다용도', '만능'], en: ['multipurpose', 'purpose', 'universal'] },
  { ko: ['강력', '찌든때', '기름때'], en: ['heavy', 'tough', 'grease', 'strong'] },
  {
    ko: ['항균', '살균', '소독', '세균'],
    en: ['antibacterial', 'sanitizing', 'sanitizer', 'disinfecting', 'disinfectant', 'disinfection', 'germ', 'germs'],
  },
  { ko: ['세정', '클리너', '청소', '세척', '세제'], en: ['cleaner', 'cleaning', 'cleanser', 'cleansing', 'detergent'] },
  { ko: ['탈취', '냄새', '악취'], en: ['deodorizing', 'deodorizer', 'odor', 'odour', 'smell'] },
  { ko: ['알코올', '알콜', '에탄올'], en: ['alcohol', 'ethanol'] },
  { ko: ['배송', '배달', '택배', '운송'], en: ['shipping', 'delivery', 'shipment', 'postage'] },
  { ko: ['반품', '환불', '교환'], en: ['return', 'returns', 'refund', 'refunds', 'exchange', 'exchanges'] },
  { ko: ['결제', '지불', '카드'], en: ['payment', 'payments', 'pay', 'card', 'checkout'] },
  { ko: ['송장', '운송장', '조회', '추적'], en: ['tracking', 'track'] },
  { ko: ['취소'], en: ['cancel', 'cancellation', 'cancelled', 'canceled'] },
  { ko: ['비밀번호', '패스워드', '암호'], en: ['password', 'passcode'] },
  { ko: ['아이디', '계정', '회원가입', '로그인'], en: ['account', 'login', 'signup'] },
];

const meanings = new Map<string, Set<string>>();
for (const { ko, en } of GROUPS) {
  const group = [...ko, ...en];
  for (const word of group) meanings.set(word, new Set([...(meanings.get(word) ?? []), ...group]));
}

/** All words that have synonyms. */
export const WORDS_WITH_SYNONYMS: readonly string[] = [...meanings.keys()];

/** Synonyms of a word; empty for most words. */
export function getSynonyms(word: string): string[] {
  return [...(meanings.get(word) ?? [])].filter((other) => other !== word);
}
