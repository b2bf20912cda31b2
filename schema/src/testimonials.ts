import type { Language } from './market.ts';

type Text = Readonly<Record<Language, string>>;

/** What a business customer says about the shop. */
export interface Testimonial {
  readonly words: Text;
  /** The place and role of the speaker, without a name. */
  readonly speaker: Text;
  /** Made-up sample text: production does not show it (STORE-19). */
  readonly isSample: boolean;
}

/** In the order of display. The shop owner replaces them. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    words: {
      ko: '회의실에서 나던 소독약 냄새가 없어졌어요. 직원들이 먼저 알아봤습니다.',
      en: 'The smell of disinfectant is gone from our meeting rooms. Our people noticed before I told them.',
    },
    speaker: { ko: '공유 오피스 운영 매니저', en: 'Manager of a shared office' },
    isSample: true,
  },
  {
    words: {
      ko: '하루에 몇 번씩 장난감을 닦아야 하는데, 아이들 손에 닿아도 마음이 놓입니다.',
      en: 'We clean toys several times a day. I no longer worry about small hands touching them right after.',
    },
    speaker: { ko: '어린이집 원장', en: 'Head of a day-care center' },
    isSample: true,
  },
  {
    words: {
      ko: '진료대에 올라온 강아지들이 킁킁거리다가 그냥 앉습니다. 그걸로 충분했어요.',
      en: 'Dogs used to sniff the table and back away. Now they sniff and sit down. That was enough for me.',
    },
    speaker: { ko: '동물병원 수의사', en: 'Veterinarian' },
    isSample: true,
  },
  {
    words: {
      ko: '정기 공급으로 바꾼 뒤로 재고를 세어 본 적이 없습니다. 필요할 때 꼭 와 있어요.',
      en: 'I have not counted stock since we went to regular supply. It is simply there.',
    },
    speaker: { ko: '게스트하우스 대표', en: 'Owner of a guest house' },
    isSample: true,
  },
  {
    words: {
      ko: '시착한 신발을 바로 진열대에 올릴 수 있게 됐습니다. 일이 절반으로 줄었죠.',
      en: 'Shoes that were tried on go straight back to the shelf. It cut the work in half.',
    },
    speaker: { ko: '신발 매장 점장', en: 'Manager of a shoe store' },
    isSample: true,
  },
];
