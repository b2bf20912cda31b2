import type { PaymentMethod } from '@eunbit/schema/checkout';
import type { Language } from '@eunbit/schema/market';

/** Texts of buttons and fields. */
interface Words {
  readonly addToCart: string;
  readonly outOfStock: string;
  readonly stopped: string;
  readonly onlyLeft: (count: number) => string;
  readonly cart: string;
  readonly viewCart: string;
  /** Different for guests and members. */
  readonly checkOut: RegExp;
  readonly close: string;
  readonly oneMore: (title: string) => string;
  readonly oneLess: (title: string) => string;
  readonly quantityLabel: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly email: string;
  readonly phone: string;
  readonly passCode: string;
  readonly toAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly zipCode: string;
  readonly province: string;
  readonly district: string;
  readonly street: string;
  readonly toPayment: string;
  readonly byHand: string;
  readonly searchAddress: string;
  readonly createAddress: string;
  readonly updateAddress: string;
  readonly deleteAddress: string;
  readonly confirmDelete: string;
  readonly cancel: string;
  readonly save: string;
  readonly agreeToAll: string;
  readonly methods: Readonly<Record<PaymentMethod, RegExp>>;
  readonly depositor: string;
  readonly cashReceipts: Readonly<Record<'personal' | 'business', RegExp>>;
  readonly cashReceiptNumbers: Readonly<Record<'personal' | 'business', string>>;
  readonly placeOrder: RegExp;
  readonly pay: RegExp;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly thanks: string;
  readonly orderNumber: string;
  readonly lookUpPassCode: string;
  readonly lookUp: string;
  readonly wrongPassCode: string;
}

const ko: Words = {
  addToCart: '장바구니 담기',
  outOfStock: '품절',
  stopped: '죄송합니다. 현재 주문할 수 없는 상품입니다.',
  onlyLeft: (count) => `${count}개 남음`,
  cart: '장바구니',
  viewCart: '장바구니 보기',
  checkOut: /^(비회원 )?주문하기$/,
  close: '닫기',
  oneMore: (title) => `${title} 수량 1개 늘리기`,
  oneLess: (title) => `${title} 수량 1개 줄이기`,
  quantityLabel: (title) => `${title} 수량`,
  remove: (title) => `${title} 삭제`,
  email: '이메일',
  phone: '전화번호',
  passCode: '주문 조회 비밀번호',
  toAddress: '배송지 입력하기',
  firstName: '이름',
  lastName: '성',
  zipCode: '우편번호',
  province: '시/도',
  district: '시/군/구',
  street: '도로명 주소',
  toPayment: '결제 단계로',
  byHand: '직접 입력하기',
  searchAddress: '주소 검색',
  createAddress: '배송지 추가',
  updateAddress: '수정',
  deleteAddress: '삭제',
  confirmDelete: '삭제하기',
  cancel: '취소',
  save: '저장',
  agreeToAll: '모든 약관에 동의합니다',
  methods: {
    CARD: /^카드/,
    ESCROW: /^에스크로/,
    DEPOSIT: /^무통장 입금/,
    VIRTUAL_ACCOUNT: /^가상계좌/,
    NONE: /^결제 없음/,
  },
  depositor: '입금자명',
  cashReceipts: { personal: /^소득공제용/, business: /^지출증빙용/ },
  cashReceiptNumbers: { personal: '휴대전화 번호 또는 현금영수증 카드 번호', business: '사업자등록번호 (10자리)' },
  placeOrder: /주문하기$/,
  pay: /결제하기$/,
  cardNumber: '카드 번호',
  expiry: '유효 기간',
  cvc: '보안 코드 (CVC)',
  thanks: '감사합니다',
  orderNumber: '주문번호',
  lookUpPassCode: '주문 조회 비밀번호',
  lookUp: '비회원 주문조회',
  wrongPassCode: '주문은 찾았지만 비밀번호가 일치하지 않습니다. 다시 확인해 주세요.',
};

const en: Words = {
  addToCart: 'Add to cart',
  outOfStock: 'Out of Stock',
  stopped: 'Sorry. This product is not available to order right now',
  onlyLeft: (count) => `Only ${count} left`,
  cart: 'Cart',
  viewCart: 'View Cart',
  checkOut: /^(Guest checkout|Check out)$/,
  close: 'Close',
  oneMore: (title) => `One more: ${title}`,
  oneLess: (title) => `One less: ${title}`,
  quantityLabel: (title) => `Quantity of ${title}`,
  remove: (title) => `Remove ${title}`,
  email: 'Email',
  phone: 'Phone',
  passCode: 'Pass code for your order',
  toAddress: 'Continue to address',
  firstName: 'First name',
  lastName: 'Last name',
  zipCode: 'Zipcode',
  province: 'Province (시/도)',
  district: 'City or district (시/군/구)',
  street: 'Street address',
  toPayment: 'Continue to payment',
  byHand: 'Type it by hand',
  searchAddress: 'Search for the address',
  createAddress: 'Add address',
  updateAddress: 'Edit',
  deleteAddress: 'Delete',
  confirmDelete: 'Yes, delete it',
  cancel: 'Cancel',
  save: 'Save',
  agreeToAll: 'I agree to all terms',
  methods: {
    CARD: /^Card/,
    ESCROW: /^Escrow(?! virtual)/,
    DEPOSIT: /^Deposit/,
    VIRTUAL_ACCOUNT: /^Escrow virtual/,
    NONE: /^No charge/,
  },
  depositor: 'Name of the depositor',
  cashReceipts: { personal: /^Personal/, business: /^Business/ },
  cashReceiptNumbers: {
    personal: 'Mobile number or cash receipt card number',
    business: 'Business registration number (10 digits)',
  },
  placeOrder: /Place order$/,
  pay: /^Pay /,
  cardNumber: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code (CVC)',
  thanks: 'Thank you',
  orderNumber: 'Order number',
  lookUpPassCode: 'Pass code',
  lookUp: 'Look up an order',
  wrongPassCode: 'We found your order but password is not matched. Please check your pass code.',
};

export const WORDS: Readonly<Record<Language, Words>> = { ko, en };
