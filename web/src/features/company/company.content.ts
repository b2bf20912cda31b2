import type { Translated } from '../../components/translated.ts';

interface Named {
  readonly title: string;
  readonly text: string;
}

interface CompanyText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly picture: string;
  readonly story: Named & { readonly more: string };
  readonly valuesTitle: string;
  readonly values: readonly Named[];
  readonly milestonesTitle: string;
  readonly milestones: readonly { readonly year: number; readonly text: string }[];
  readonly teamFailed: string;
  readonly teamTitle: string;
  readonly teamText: string;
  readonly placesTitle: string;
  readonly visitTitle: string;
  readonly address: string;
  readonly contact: string;
}

export const COMPANY: Translated<CompanyText> = {
  ko: {
    title: '회사 소개',
    description: `알코올 없이 깨끗함을 지키는 회사, {companyName}의 이야기와 사람들을 소개합니다.`,
    lead: '아이와 반려동물이 있는 집에서도 마음 놓고 쓸 수 있는 항균 제품을 만듭니다.',
    picture: '은 입자와 나뭇잎이 놓인 밝은 실험실 책상 위의 은빛 제품',
    story: {
      title: '한 장의 티슈에서 시작했습니다',
      text: '돌을 앞둔 아이가 방금 소독한 식탁에 볼을 대고 잠들었습니다. 코를 찌르는 알코올 냄새가 아직 남아 있던 식탁이었습니다. “알코올이 없어도 이만큼 깨끗할 수는 없을까?” 은빛은 그 물음에서 시작했습니다.',
      more: '오래전부터 사람들은 은그릇에 담은 물이 쉽게 상하지 않는다는 것을 알고 있었습니다. 우리는 그 은을 아주 작은 입자로 만들어 물에 고르게 띄우고, 나무에서 얻은 레이온에 담았습니다. 닦는 순간 깨끗해지고, 닦은 자리가 오래 깨끗합니다.',
    },
    valuesTitle: '우리가 지키는 네 가지',
    values: [
      { title: '건강', text: '숨 쉬고 만지는 사람을 먼저 생각합니다. 알코올은 넣지 않습니다.' },
      { title: '안전', text: '안전 기준에 따라 신고하고, 시험 성적서를 누구나 볼 수 있게 공개합니다.' },
      { title: '기술', text: '은 콜로이드와 나노 코팅으로 닦은 자리의 깨끗함이 오래 이어집니다.' },
      { title: '환경', text: '나무에서 와서 흙으로 돌아가는 레이온을 쓰고, 꼭 필요한 만큼만 포장합니다.' },
    ],
    milestonesTitle: '걸어온 길',
    milestones: [
      { year: 2018, text: '서울 성동구의 작은 실험실에서 은 콜로이드 처방 연구를 시작했습니다.' },
      { year: 2019, text: '첫 제품인 다목적 항균 티슈를 만들었습니다.' },
      { year: 2020, text: '항균 시험과 살균 시험을 마치고 메디컬 클래스 등록을 받았습니다.' },
      { year: 2021, text: '펫 제품과 신발 클리너를 더하고, 미국 스토어의 문을 열었습니다.' },
    ],
    teamFailed: '소개를 불러오지 못했습니다.',
    teamTitle: '은빛을 만드는 사람들',
    teamText: '제품을 연구하고, 만들고, 고객님의 이야기에 귀 기울이는 사람들입니다.',
    placesTitle: '우리가 일하는 곳',
    visitTitle: '찾아오시는 길',
    address: '{companyAddress}',
    contact: '문의하기',
  },
  en: {
    title: 'Our company',
    description: `The story of {companyName}, the people behind it, and why our cleaning products do without alcohol.`,
    lead: 'We make antibacterial products that you can use at ease in a home with children and pets.',
    picture: 'Eunbit products on a bright bench, beside particles of silver and a leaf',
    story: {
      title: 'It began with one wipe',
      text: 'A child, not yet one year old, fell asleep with her cheek on a table that had just been disinfected. The sharp smell of alcohol still hung over it. Could a table not be as clean without? That question became Eunbit.',
      more: 'People have long known that water keeps fresh in a silver cup. We made that silver very small, let it float evenly in water, and gave it to rayon won from wood. It cleans the moment you wipe, and what you wiped stays clean for longer.',
    },
    valuesTitle: 'Four things we stand for',
    values: [
      { title: 'Health', text: 'The people who breathe and touch come first. We leave out alcohol.' },
      { title: 'Safety', text: 'We register our products and publish their test reports for everybody to read.' },
      { title: 'Technology', text: 'With silver colloid and nano-coating, what you wiped stays clean for longer.' },
      {
        title: 'Environment',
        text: 'Rayon that comes from wood and returns to the soil, and no more packaging than it takes.',
      },
    ],
    milestonesTitle: 'How we got here',
    milestones: [
      { year: 2018, text: 'In a small laboratory in Seongdong-gu, Seoul, we begin to work on silver colloid.' },
      { year: 2019, text: 'Our first product is ready: the All-Purpose Antibacterial Wipe.' },
      {
        year: 2020,
        text: 'The antibacterial and bactericidal tests are passed, and the medical-class listing is granted.',
      },
      { year: 2021, text: 'Pet and shoe care join the range, and the US store opens.' },
    ],
    teamFailed: 'The people could not be loaded.',
    teamTitle: 'The people behind Eunbit',
    teamText: 'They research our products, make them, and listen to the people who use them.',
    placesTitle: 'Where we work',
    visitTitle: 'Where to find us',
    address: '{companyAddress}',
    contact: 'Contact us',
  },
};
