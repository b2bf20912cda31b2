/** An announcement of a new shop. */
interface AnnouncementSeed {
  readonly pinned: boolean;
  /** Publication date, in days before the seed. */
  readonly daysAgo: number;
  readonly title: { readonly ko: string; readonly en: string | null };
  readonly body: { readonly ko: string; readonly en: string | null };
}

/** The first announcement gets number 1. */
export const ANNOUNCEMENT_SEEDS: readonly AnnouncementSeed[] = [
  {
    pinned: false,
    daysAgo: 60,
    title: { ko: '은빛 온라인 스토어가 문을 열었습니다', en: 'The Eunbit online store is open' },
    body: {
      ko: '<p>안녕하세요, 은빛입니다.</p><p>알코올 없이 은으로 깨끗함을 지키는 은빛의 제품을 이제 온라인 스토어에서 만나 보세요. 회원으로 가입하시면 주문 내역과 배송지를 한곳에서 관리하고 리뷰를 남기실 수 있습니다.</p><p>비회원으로도 주문하실 수 있으며, <a href="/guest-order">비회원 주문조회</a>에서 언제든 주문 상태를 확인하실 수 있습니다.</p>',
      en: '<p>Hello from Eunbit.</p><p>Our alcohol-free products, kept clean by silver, are now in this online store. With an account you find your orders and addresses in one place and can write reviews.</p><p>You can order as a guest as well, and see how your order is doing in the <a href="/guest-order">guest order lookup</a> at any time.</p>',
    },
  },
  {
    pinned: false,
    daysAgo: 45,
    title: { ko: '배송 안내: 5만 원 이상 무료 배송', en: 'Delivery: free from 50,000 won' },
    body: {
      ko: '<p>상품 금액의 합이 <strong>50,000원 이상</strong>이면 무료로, 그보다 적으면 배송비 5,000원으로 보내 드립니다.</p><ul><li>평일 오후 2시 이전에 결제하신 주문은 당일 발송을 원칙으로 합니다.</li><li>제주와 도서 산간 지역은 하루 이틀 더 걸릴 수 있습니다.</li><li>발송되면 운송장 번호를 이메일로 보내 드립니다.</li></ul>',
      en: '<p>Delivery is free from <strong>50,000 won</strong> and costs 5,000 won below that.</p><ul><li>What is paid by 2 p.m. on a weekday usually leaves on the same day.</li><li>Jeju and remote islands may take a day or two longer.</li><li>We send you the tracking number by email.</li></ul>',
    },
  },
  {
    pinned: false,
    daysAgo: 30,
    title: { ko: '무통장 입금 기한을 확인해 주세요', en: 'When deposits are due' },
    body: {
      ko: '<p>무통장 입금으로 주문하신 경우 주문일로부터 <strong>3일 안에</strong> 입금해 주세요. 7일이 지나도록 입금되지 않은 주문은 자동으로 취소됩니다.</p><p>입금자명이 주문서와 다르면 확인이 늦어질 수 있습니다. 다른 이름으로 입금하셨다면 <a href="/contact">고객센터</a>로 알려 주세요.</p>',
      en: '<p>Please transfer the amount of a deposit order <strong>within 3 days</strong>. An order that is not paid after 7 days is cancelled by itself.</p><p>If the name of the depositor differs from the one in your order, please <a href="/contact">tell us</a>: it takes longer to find otherwise.</p>',
    },
  },
  {
    pinned: false,
    daysAgo: 14,
    title: { ko: '포토 리뷰를 남겨 보세요', en: null },
    body: {
      ko: '<p>사용해 보신 제품의 리뷰를 남겨 주세요. 사진은 세 장까지 올리실 수 있고, 구매하신 제품의 리뷰에는 <strong>구매 확인</strong> 표시가 붙습니다.</p><p>작성하신 리뷰는 <a href="/dashboard-review">내 리뷰</a>에서 언제든 수정하거나 삭제하실 수 있습니다.</p>',
      en: null,
    },
  },
  {
    pinned: true,
    daysAgo: 3,
    title: { ko: '고객센터 운영 시간 안내', en: 'Customer service hours' },
    body: {
      ko: '<p>고객센터는 <strong>평일 9:00부터 18:00까지</strong> 운영합니다. 주말과 공휴일에 남겨 주신 문의는 다음 영업일에 순서대로 답변드립니다.</p><p>자주 묻는 질문은 <a href="/faq">도움말</a>에서 먼저 확인하실 수 있습니다.</p>',
      en: '<p>Customer service is open <strong>on weekdays from 9:00 to 18:00</strong> (Seoul). Messages of weekends and holidays are answered on the next working day.</p><p>Many answers stand in our <a href="/faq">help center</a> already.</p>',
    },
  },
];
