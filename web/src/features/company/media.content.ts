import type { Translated } from '../../components/translated.ts';

interface MediaText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly newsTitle: string;
  /** Shown if there are no press releases, and if they could not be loaded. */
  readonly newsNone: string;
  readonly newsFailed: string;
  readonly kitTitle: string;
  readonly kitText: string;
  readonly logos: readonly { readonly file: string; readonly name: string; readonly dark: boolean }[];
  readonly download: string;
  readonly factsTitle: string;
  readonly facts: readonly { readonly title: string; readonly text: string }[];
  readonly pressTitle: string;
  readonly pressText: string;
}

export const MEDIA: Translated<MediaText> = {
  ko: {
    title: '미디어',
    description: '은빛의 소식과 보도 자료, 로고 파일을 모았습니다.',
    lead: '은빛의 새 소식과 기사에 쓰실 수 있는 자료입니다.',
    newsTitle: '소식',
    newsNone: '새 소식이 생기면 이곳에서 가장 먼저 알려 드리겠습니다.',
    newsFailed: '소식을 불러오지 못했습니다.',
    kitTitle: '로고',
    kitText: '로고의 비율과 색을 바꾸지 말고, 둘레에 물방울 하나만큼의 여백을 두어 주세요.',
    logos: [
      { file: 'logo-kr.svg', name: '밝은 바탕용 로고', dark: false },
      { file: 'logo-kr-light.svg', name: '어두운 바탕용 로고', dark: true },
      { file: 'favicon.svg', name: '심벌', dark: false },
    ],
    download: '내려받기',
    factsTitle: '한눈에 보는 은빛',
    facts: [
      { title: '브랜드', text: '은빛(Eunbit). 은 콜로이드의 은빛에서 온 이름입니다.' },
      { title: '제품', text: '알코올 없는 항균 청소용품 여섯 가지: 클렌징, 리빙, 펫' },
      { title: '생산', text: '모든 제품을 대한민국에서 만듭니다.' },
      { title: '판매', text: '한국 스토어(원)와 미국 스토어(달러)' },
    ],
    pressTitle: '언론 문의',
    pressText: `취재와 자료 요청은 {companyEmail}로 보내 주세요. 하루 안에 답해 드립니다.`,
  },
  en: {
    title: 'Media',
    description: 'News from Eunbit, facts for the press, and our logo to download.',
    lead: 'Our news, and what you may need to write about us.',
    newsTitle: 'News',
    newsNone: 'When there is news, this is where you will read it first.',
    newsFailed: 'The news could not be loaded.',
    kitTitle: 'Logo',
    kitText: 'Please keep its proportions and colors, and leave room for one drop on each side.',
    logos: [
      { file: 'logo-us.svg', name: 'Logo for light backgrounds', dark: false },
      { file: 'logo-us-light.svg', name: 'Logo for dark backgrounds', dark: true },
      { file: 'favicon.svg', name: 'Symbol', dark: false },
    ],
    download: 'Download',
    factsTitle: 'Eunbit at a glance',
    facts: [
      { title: 'Brand', text: 'Eunbit, Korean for “silver light”, after the silver colloid in our products.' },
      { title: 'Products', text: 'Six antibacterial cleaning products without alcohol: cleansing, living and pet' },
      { title: 'Origin', text: 'Every product is made in Korea.' },
      { title: 'Stores', text: 'Korea, in won, and the United States, in dollars' },
    ],
    pressTitle: 'Press contact',
    pressText: `Write to {companyEmail} for interviews and material. We answer within a day.`,
  },
};
