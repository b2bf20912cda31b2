import { KOREAN_REGISTRATIONS } from '@eunbit/schema/product-disclosure';
import type { ProductSeed } from './product-seed.ts';

export const HEAVY_DUTY_WIPE: ProductSeed = {
  slug: 'heavy-duty-wipe',
  group: 'CLEANSING',
  bestseller: true,
  icons: ['PLANT', 'NO_BACTERIA', 'KOREA'],
  title: { ko: '강력 세정 핸드 티슈', en: 'Heavy-Duty Hand Wipes' },
  subtitle: {
    ko: '기름때 묻은 손과 공구까지, 물 없이 닦는 넉넉한 120매',
    en: 'Grease off hands and tools, no sink required, 120 to a pack',
  },
  contents: { kind: 'SHEETS', amount: 120, packs: 1 },
  sections: [
    {
      menu: 'DETAILS',
      lines: {
        ko: [
          '정비, 원예, 캠핑처럼 손이 많이 더러워지는 일을 위한 항균 핸드 티슈입니다.',
          '손을 꼼꼼히 닦은 다음, 남은 면으로 공구와 손잡이를 닦아 보세요.',
          '도장면이나 코팅된 표면은 눈에 띄지 않는 부분에 먼저 닦아 확인해 주세요.',
          '눈가와 상처 난 피부에는 쓰지 말고, 피부에 이상이 있으면 사용을 멈춰 주세요.',
          '어린이의 손이 닿지 않는 곳에 보관해 주세요.',
        ],
        en: [
          'Antibacterial hand wipes for messy work: repairs, gardening, camping.',
          'Wipe your hands thoroughly, then turn the sheet over for tools and handles.',
          'On painted or coated surfaces, test a small hidden spot first.',
          'Keep away from eyes and broken skin, and stop using if your skin feels irritated.',
          'Keep out of reach of children.',
        ],
      },
    },
    {
      menu: 'INGREDIENTS',
      lines: {
        ko: [
          '원단: 레이온 섬유',
          '은 콜로이드: 미세한 은 입자가 액체에 고르게 퍼져 있는 항균 성분',
          '알코올은 넣지 않았습니다.',
          '전체 성분은 제품 포장의 표시 사항을 확인해 주세요.',
        ],
        en: [
          'Sheet: rayon fiber',
          'Silver colloid: fine particles of silver, evenly suspended, as the antibacterial ingredient',
          'Contains no alcohol.',
          'For the full list of ingredients, please see the label on the pack.',
        ],
      },
    },
    {
      menu: 'CUSTOMERS_BENEFIT',
      lines: {
        ko: [
          '60초 만에 세균을 99.9% 없앱니다.',
          '세면대가 없는 현장에서도 손을 닦고 바로 다음 일을 이어 갈 수 있습니다.',
          '하루에도 몇 번씩 닦아야 하는 손을 위해 알코올을 뺐습니다.',
          '120매 한 팩으로 온 팀이 함께 쓸 수 있습니다.',
        ],
        en: [
          'Kills 99.9% of germs in 60 seconds.',
          'No sink on site? Wipe your hands and get on with the job.',
          'Free of alcohol, for hands that need cleaning many times a day.',
          'One pack of 120 is enough to share with the whole crew.',
        ],
      },
    },
    {
      menu: 'ENVIRONMENT',
      lines: {
        ko: [
          '레이온 섬유는 60일 이내에 분해됩니다.',
          '물을 틀지 않고 닦아 물을 아낄 수 있습니다.',
          '기름이나 페인트가 묻은 티슈는 지역의 폐기물 기준에 따라 버려 주세요.',
          '변기에는 넣지 말아 주세요.',
        ],
        en: [
          'The rayon fiber breaks down within 60 days.',
          'Cleaning without running the tap saves water.',
          'Wipes soaked with oil or paint belong in the waste your local rules name for them.',
          'Please do not flush.',
        ],
      },
    },
    {
      menu: 'CERTIFICATION',
      lines: {
        ko: [
          '메디컬 클래스 등록 제품',
          '살균 시험 성적서: 1분, 3분, 24시간',
          '성적서와 등록 증명서는 기술 페이지에서 내려받을 수 있습니다.',
        ],
        en: [
          'Registered medical-class listing',
          'Bactericidal test reports: 1 minute, 3 minutes and 24 hours',
          'Download the reports and the listing certificate on our Technology page.',
        ],
      },
    },
    {
      menu: 'LOCATION',
      lines: {
        ko: [
          '대한민국에서 만들었습니다.',
          '차고와 작업실: 손, 공구, 작업대',
          '텃밭과 캠핑장: 흙 묻은 손, 장비 손잡이',
          '매장과 현장: 카트, 운반 상자, 공용 장비',
        ],
        en: [
          'Made in Korea.',
          'Garage and workshop: hands, tools, workbenches',
          'Garden and campsite: muddy hands, gear handles',
          'Shop floor and job site: carts, crates, shared equipment',
        ],
      },
    },
  ],
  disclosure: {
    kind: {
      ko: '화장품(인체 세정용 물휴지)',
      en: 'Cosmetic (cleansing wipe for skin)',
    },
    useAndForm: {
      ko: '손의 기름때 세정, 물티슈형',
      en: 'Cleaning of greasy hands; wipe',
    },
    ingredients: {
      ko: '정제수, 은 콜로이드, 비이온 계면활성제 / 원단: 레이온',
      en: 'Purified water, silver colloid, nonionic surfactant / sheet: rayon',
    },
    directions: {
      ko: '한 장을 꺼내 손을 꼼꼼히 닦습니다. 물로 헹구지 않아도 됩니다.',
      en: 'Take out a sheet and wipe your hands well. No rinsing needed.',
    },
    cautions: {
      ko: '눈가와 상처 난 피부에는 쓰지 않고, 붉은 반점이나 가려움이 생기면 사용을 멈추고 전문의와 상담합니다. 변기에 버리지 않습니다.',
      en: 'Avoid the area around the eyes and broken skin. If redness or itching appears, stop and see a doctor. Do not flush.',
    },
    firstAid: {
      ko: '눈에 들어가면 흐르는 물로 여러 번 씻고, 이상이 계속되면 의사와 상담하세요.',
      en: 'If in eyes, rinse with running water for several minutes. Get medical advice if irritation lasts.',
    },
    koreanRegistration: { label: KOREAN_REGISTRATIONS.COSMETIC, number: '0000' },
  },
  compared: false,
  reports: ['bactericidal-1-minute.pdf', 'bactericidal-3-minutes.pdf', 'bactericidal-24-hours.pdf'],
  price: { KR: 11200, US: 1199 },
  packedUnit: { weightGrams: 480, lengthMm: 200, widthMm: 115, heightMm: 115 },
  stock: { KR: 150, US: 220 },
};
