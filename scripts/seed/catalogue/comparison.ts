import { COMPARISON_ASPECTS, COMPARISON_COLUMNS } from '@eunbit/schema/product-comparison';
import type { ProductComparison } from '@eunbit/server/modules/catalogue/product.model';

type Sides = Pick<ProductComparison['rows'][number], 'ours' | 'theirs'>;

/** Values of both sides, in the order of the aspects. */
const SIDES: readonly Sides[] = [
  {
    ours: { ko: '알코올 없는 처방, 60일 이내에 분해되는 레이온', en: 'No alcohol; rayon breaks down within 60 days' },
    theirs: { ko: '휘발성 알코올, 잘 분해되지 않는 합성 섬유', en: 'Volatile alcohol; synthetic fiber that lingers' },
  },
  {
    ours: { ko: '60초 만에 99.9%', en: '99.9% in 60 seconds' },
    theirs: { ko: '젖어 있는 동안만', en: 'Only while it stays wet' },
  },
  {
    ours: { ko: '7일 (168시간)', en: '7 days (168 hours)' },
    theirs: { ko: '증발하면 끝', en: 'Ends when it has evaporated' },
  },
  {
    ours: { ko: '은 콜로이드, 알코올 없음', en: 'Silver colloid, no alcohol' },
    theirs: { ko: '에탄올 또는 이소프로필알코올', en: 'Ethanol or isopropyl alcohol' },
  },
  {
    ours: { ko: '코를 찌르는 증기가 없음', en: 'No pungent vapor' },
    theirs: { ko: '환기가 필요한 알코올 증기', en: 'Alcohol vapor; air the room' },
  },
  {
    ours: { ko: '피부의 유분을 빼앗지 않음', en: 'Does not strip the skin of its oils' },
    theirs: { ko: '자주 쓰면 손이 건조해짐', en: 'Dries hands out with frequent use' },
  },
  {
    ours: { ko: '30분 만에 냄새를 덜어 줌', en: 'Deodorizes in 30 minutes' },
    theirs: { ko: '알코올 냄새로 잠시 가림', en: 'Covers odor with its own for a while' },
  },
  {
    ours: { ko: '자극적인 냄새 없음', en: 'No harsh smell' },
    theirs: { ko: '강한 알코올 냄새', en: 'Strong smell of alcohol' },
  },
];

/** The all-purpose products compared with an ordinary cleaner with alcohol, in the eight default rows (CATALOGUE-10). */
export const COMPARISON: ProductComparison = {
  ...COMPARISON_COLUMNS,
  rows: SIDES.flatMap((sides, index) => {
    const aspect = COMPARISON_ASPECTS[index];
    return aspect ? [{ aspect, ...sides }] : [];
  }),
};
