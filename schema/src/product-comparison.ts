import type { Language } from './market.ts';

type Text = Readonly<Record<Language, string>>;

/** Aspects in which products are compared, in this order (CATALOGUE-10); a new comparison begins with these. */
export const COMPARISON_ASPECTS: readonly Text[] = [
  { ko: '친환경성', en: 'Eco-friendliness' },
  { ko: '살균력', en: 'Disinfection' },
  { ko: '항균 지속 시간', en: 'Anti-Bacterial Durability' },
  { ko: '화학 성분', en: 'Chemicals' },
  { ko: '호흡기 건강', en: 'Respiratory Health' },
  { ko: '피부 보호', en: 'Skin Protection' },
  { ko: '탈취', en: 'Deodorization' },
  { ko: '향', en: 'Scent' },
];

/** Names of the two columns; staff can change them. */
export const COMPARISON_COLUMNS: Readonly<Record<'ours' | 'theirs', Text>> = {
  ours: { ko: '은빛', en: 'Eunbit' },
  theirs: { ko: '일반 알코올 제품', en: 'Ordinary alcohol cleaner' },
};
