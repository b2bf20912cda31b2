import type { ProductComparison } from '@eunbit/server/modules/catalogue/product.model';

/** The all-purpose products beside an ordinary cleaner with alcohol, in the eight rows of spec 000 §2. */
export const COMPARISON: ProductComparison = {
  ours: { ko: '은빛', en: 'Eunbit' },
  theirs: { ko: '일반 알코올 제품', en: 'Ordinary alcohol cleaner' },
  rows: [
    {
      aspect: { ko: '친환경성', en: 'Eco-friendliness' },
      ours: { ko: '알코올 없는 처방, 60일 이내에 분해되는 레이온', en: 'No alcohol; rayon breaks down within 60 days' },
      theirs: { ko: '휘발성 알코올, 잘 분해되지 않는 합성 섬유', en: 'Volatile alcohol; synthetic fiber that lingers' },
    },
    {
      aspect: { ko: '살균력', en: 'Disinfection' },
      ours: { ko: '60초 만에 99.9%', en: '99.9% in 60 seconds' },
      theirs: { ko: '젖어 있는 동안만', en: 'Only while it stays wet' },
    },
    {
      aspect: { ko: '항균 지속 시간', en: 'Anti-Bacterial Durability' },
      ours: { ko: '7일 (168시간)', en: '7 days (168 hours)' },
      theirs: { ko: '증발하면 끝', en: 'Ends when it has evaporated' },
    },
    {
      aspect: { ko: '화학 성분', en: 'Chemicals' },
      ours: { ko: '은 콜로이드, 알코올 없음', en: 'Silver colloid, no alcohol' },
      theirs: { ko: '에탄올 또는 이소프로필알코올', en: 'Ethanol or isopropyl alcohol' },
    },
    {
      aspect: { ko: '호흡기 건강', en: 'Respiratory Health' },
      ours: { ko: '코를 찌르는 증기가 없음', en: 'No pungent vapor' },
      theirs: { ko: '환기가 필요한 알코올 증기', en: 'Alcohol vapor; air the room' },
    },
    {
      aspect: { ko: '피부 보호', en: 'Skin Protection' },
      ours: { ko: '피부의 유분을 빼앗지 않음', en: 'Does not strip the skin of its oils' },
      theirs: { ko: '자주 쓰면 손이 건조해짐', en: 'Dries hands out with frequent use' },
    },
    {
      aspect: { ko: '탈취', en: 'Deodorization' },
      ours: { ko: '30분 만에 냄새를 덜어 줌', en: 'Deodorizes in 30 minutes' },
      theirs: { ko: '알코올 냄새로 잠시 가림', en: 'Covers odor with its own for a while' },
    },
    {
      aspect: { ko: '향', en: 'Scent' },
      ours: { ko: '자극적인 냄새 없음', en: 'No harsh smell' },
      theirs: { ko: '강한 알코올 냄새', en: 'Strong smell of alcohol' },
    },
  ],
};
