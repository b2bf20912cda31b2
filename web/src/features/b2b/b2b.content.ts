import type { Translated } from '../../components/translated.ts';

interface Project {
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

interface PartnershipText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly ask: string;
  readonly projectsTitle: string;
  readonly projects: readonly Project[];
  readonly reasonsTitle: string;
  readonly reasons: readonly { readonly title: string; readonly text: string }[];
  readonly testimonialsTitle: string;
  readonly stepsTitle: string;
  readonly formTitle: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}

export const PARTNERSHIP: Translated<PartnershipText> = {
  ko: {
    title: '기업 제휴',
    description:
      '사무실, 어린이집, 동물병원, 숙박 시설을 위한 알코올 없는 항균 솔루션. 대량 구매와 정기 공급을 상담해 드립니다.',
    lead: '많은 사람이 드나드는 공간일수록 깨끗함은 순해야 합니다. 공간에 맞는 제품과 공급 방법을 함께 찾아 드립니다.',
    ask: '제휴 문의하기',
    projectsTitle: '이런 공간에 어울립니다',
    projects: [
      {
        picture: 'project-office',
        alt: '사무실 책상 위, 노트북 옆에 놓인 은빛 티슈와 스프레이',
        title: '공유 오피스',
        text: '층마다 회의실에 다목적 티슈를 두어 보세요. 회의가 끝나면 다음 사람을 위해 책상을 닦기 쉬워집니다.',
      },
      {
        picture: 'project-clinic',
        alt: '동물병원 진료대 위에 놓인 펫 스프레이와 티슈, 갠 수건',
        title: '동물병원',
        text: '진료대와 대기실을 알코올 냄새 없이 닦을 수 있어, 냄새에 예민한 아이들 곁에서 쓰기 좋습니다.',
      },
      {
        picture: 'project-store',
        alt: '신발 진열대 앞에 놓인 신발 클리너 티슈와 스프레이',
        title: '신발 편집 매장',
        text: '신어 본 신발도 티슈 한 장으로 말끔하게. 진열대 옆에 두고 쓰기 좋습니다.',
      },
    ],
    reasonsTitle: '은빛을 고르는 이유',
    reasons: [
      { title: '오래갑니다', text: '닦은 자리에 은이 남아 깨끗함이 이어지므로 닦는 횟수가 줄어듭니다.' },
      { title: '순합니다', text: '알코올이 없어 어린이와 반려동물이 있는 공간에서도 냄새 걱정이 없습니다.' },
      { title: '증명합니다', text: '시험 성적서와 등록 증명서를 그대로 제출하실 수 있습니다.' },
      { title: '맞춰 드립니다', text: '사용량에 맞춘 정기 공급과 세금계산서, 로고 인쇄를 상담해 드립니다.' },
    ],
    testimonialsTitle: '고객의 이야기',
    formTitle: '제휴 문의',
    stepsTitle: '이렇게 진행됩니다',
    steps: [
      { title: '1. 문의', text: '공간과 예상 사용량을 알려 주세요. 하루 안에 연락드립니다.' },
      { title: '2. 견본', text: '공간에 맞는 제품을 골라 견본을 보내 드립니다.' },
      { title: '3. 제안', text: '수량과 주기, 가격을 담은 제안서를 드립니다.' },
      { title: '4. 공급', text: '정해진 날에 도착하고, 언제든 수량을 바꾸실 수 있습니다.' },
    ],
  },
  en: {
    title: 'For business',
    description:
      'Alcohol-free antibacterial care for offices, day-care centers, veterinary clinics and guest houses. Ask us about larger quantities and regular supply.',
    lead: 'The more people share a space, the gentler its cleaning should be. Together we find the products and the rhythm that suit yours.',
    ask: 'Ask about a partnership',
    projectsTitle: 'Where it fits',
    projects: [
      {
        picture: 'project-office',
        alt: 'Eunbit wipes and spray beside a laptop on an office desk',
        title: 'A shared office',
        text: 'Keep all-purpose wipes in the meeting rooms of every floor, and the table is soon wiped for whoever comes next.',
      },
      {
        picture: 'project-clinic',
        alt: 'Pet spray and wipes beside folded towels on the table of a veterinary clinic',
        title: 'A veterinary clinic',
        text: 'Tables and waiting rooms are cleaned without the smell of alcohol, which animals notice first.',
      },
      {
        picture: 'project-store',
        alt: 'Shoe cleaner wipes and a spray in front of shoes on display',
        title: 'A sneaker store',
        text: 'A pair that was tried on is clean again after one wipe. Keep a pack beside the display.',
      },
    ],
    reasonsTitle: 'Why Eunbit',
    reasons: [
      { title: 'It lasts', text: 'Silver stays where you wiped and goes on working: you clean less often.' },
      { title: 'It is gentle', text: 'No alcohol and no sharp smell, also where there are children and animals.' },
      { title: 'It is proven', text: 'Test reports and the listing certificate are ready to hand to whoever asks.' },
      { title: 'It fits', text: 'Regular supply to your measure, invoices as you need them, your logo if you like.' },
    ],
    testimonialsTitle: 'What our partners say',
    formTitle: 'Ask about a partnership',
    stepsTitle: 'How it works',
    steps: [
      { title: '1. Ask', text: 'Tell us about your space and how much you expect to use. We answer within a day.' },
      { title: '2. Try', text: 'We choose what suits your space and send you samples.' },
      { title: '3. Agree', text: 'You receive an offer with quantity, rhythm and price.' },
      { title: '4. Receive', text: 'It arrives on the day we agreed on, and you can change the quantity at any time.' },
    ],
  },
};
