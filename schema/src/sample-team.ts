import type { Language } from './market.ts';

type Text = Readonly<Record<Language, string>>;

/** A made-up person of the company. */
export interface SampleTeamMember {
  /** A name, or the settings' field that holds it. */
  readonly name: Text | 'representative' | 'privacyOfficer';
  readonly role: Text;
  /** One sentence about them. */
  readonly text: Text;
}

/** People on the company page until staff add the first person (STORE-20). Production never shows them (STORE-19). */
export const SAMPLE_TEAM: readonly SampleTeamMember[] = [
  {
    name: 'representative',
    role: { ko: '대표', en: 'Chief executive' },
    text: {
      ko: '두 아이의 부모. 모든 시제품을 집 식탁에서 가장 먼저 써 봅니다.',
      en: 'Parent of two. Tries every prototype on the kitchen table at home before anybody else does.',
    },
  },
  {
    name: { ko: '박서윤', en: 'Seoyun Park' },
    role: { ko: '연구소장', en: 'Head of research' },
    text: {
      ko: '콜로이드 화학을 전공했습니다. 눈에 보이지 않는 것을 재는 일을 좋아합니다.',
      en: 'Studied colloid chemistry and likes to measure what nobody can see.',
    },
  },
  {
    name: { ko: '최민호', en: 'Minho Choi' },
    role: { ko: '제품 디자인', en: 'Product design' },
    text: {
      ko: '한 손으로 열리는 뚜껑을 만들기 위해 뚜껑을 마흔 개 그렸습니다.',
      en: 'Drew forty lids to find the one that opens with one hand.',
    },
  },
  {
    name: 'privacyOfficer',
    role: { ko: '고객센터, 개인정보보호책임자', en: 'Customer service and privacy officer' },
    text: { ko: '고객님의 문의를 가장 먼저 읽는 사람입니다.', en: 'The first to read what you write to us.' },
  },
];
