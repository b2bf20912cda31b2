import type { Language } from './market.ts';

type Text = Readonly<Record<Language, string>>;

/** News of the shop for the press. */
export interface PressRelease {
  /** Day of publication, as `2021-11-15`. */
  readonly date: string;
  readonly title: Text;
  readonly text: Text;
  /** Sample text about something that never happened: production does not show it (STORE-19). */
  readonly isSample: boolean;
}

/** Newest first. The shop owner replaces them. */
export const PRESS_RELEASES: readonly PressRelease[] = [
  {
    date: '2021-11-15',
    title: { ko: '은빛, 미국 스토어를 열다', en: 'Eunbit opens its US store' },
    text: {
      ko: '다목적 항균 티슈와 스프레이, 펫 제품, 신발 클리너를 미국에서도 달러로 주문할 수 있습니다. $35를 넘으면 배송비가 없습니다.',
      en: 'All-purpose wipes and spray, pet products and shoe care can now be ordered in dollars, with free shipping above $35.',
    },
    isSample: true,
  },
  {
    date: '2021-06-01',
    title: {
      ko: '반려동물의 자리를 위한 펫 스프레이와 펫 티슈 출시',
      en: 'Pet spray and pet wipes for the spot your pet calls its own',
    },
    text: {
      ko: '민감한 코와 발바닥을 생각해 알코올을 넣지 않았고, 배어 있던 냄새까지 덜어 줍니다.',
      en: 'Made without alcohol for sensitive noses and paws, and good against smells as well.',
    },
    isSample: true,
  },
  {
    date: '2020-09-21',
    title: { ko: '시험 성적서를 모두 공개합니다', en: 'All our test reports are public' },
    text: {
      ko: '살균 1분, 3분, 24시간 시험과 항균 7일 시험의 성적서를 기술 페이지에서 누구나 내려받을 수 있습니다.',
      en: 'The bactericidal tests over 1 minute, 3 minutes and 24 hours and the 7-day antibacterial test are on our Technology page for everybody to download.',
    },
    isSample: true,
  },
];
