import type { Market } from '@eunbit/schema/market';
import type { Translated } from '../../components/translated.ts';

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** Keywords besides the title. */
  readonly words: string;
  /** The only store with this page; absent for both. */
  readonly market?: Market;
}

/** The pages that a search can find, with their keywords. */
export const PAGES: Translated<readonly FoundPage[]> = {
  ko: [
    { path: '/find', title: '나에게 맞는 제품 찾기', words: '추천 도우미 고르기' },
    {
      path: '/technology',
      title: '기술과 시험 성적서',
      words: '은 콜로이드 나노 코팅 레이온 항균 살균 인증 증명서 시험',
    },
    { path: '/fragrance', title: '프래그런스', words: '향 냄새' },
    { path: '/return', title: '결제·배송·반품 안내', words: '교환 환불 배송비 무료 배송' },
    { path: '/guest-order', title: '비회원 주문조회', words: '주문 확인 배송 조회' },
    { path: '/contact', title: '고객센터', words: '문의 연락처 전화 이메일 상담' },
    { path: '/message-board', title: '공지사항', words: '소식 안내', market: 'KR' },
    { path: '/company', title: '회사 소개', words: '은빛 사람들 이야기 주소 오시는 길' },
    { path: '/media', title: '미디어', words: '보도 자료 로고 언론 소식' },
    { path: '/b2b', title: '기업 제휴', words: '사업자 도매 대량 구매 납품' },
    { path: '/terms-and-condition', title: '이용약관', words: '약관 규정' },
    { path: '/privacy', title: '개인정보 처리방침', words: '개인정보 쿠키' },
  ],
  en: [
    { path: '/find', title: 'Find the product for you', words: 'recommend choose help' },
    {
      path: '/technology',
      title: 'Technology and test reports',
      words: 'silver colloid nano coating rayon certificate antibacterial',
    },
    { path: '/fragrance', title: 'Fragrance', words: 'scent smell' },
    { path: '/return', title: 'Payment, shipping and returns', words: 'exchange refund delivery free shipping' },
    { path: '/guest-order', title: 'Find a guest order', words: 'order status tracking' },
    { path: '/contact', title: 'Customer service', words: 'contact help phone email' },
    { path: '/message-board', title: 'Notices', words: 'news announcements', market: 'KR' },
    { path: '/company', title: 'Our company', words: 'about eunbit people team address' },
    { path: '/media', title: 'Media', words: 'press logo news' },
    { path: '/b2b', title: 'For businesses', words: 'b2b wholesale bulk partnership' },
    { path: '/terms-and-condition', title: 'Terms and conditions', words: 'terms' },
    { path: '/privacy', title: 'Privacy policy', words: 'personal data cookies' },
  ],
};
