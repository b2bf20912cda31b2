import type { PaymentMethod, ShippingOption } from '@eunbit/schema/checkout';
import type { DraftOrderKind } from '@eunbit/schema/draft-order';
import type { Language } from '@eunbit/schema/market';
import type { Carrier, DelayReason } from '@eunbit/schema/order';

/** Texts shared by all order emails. */
interface OrderWords {
  readonly number: string;
  readonly placedOn: string;
  readonly recipient: string;
  readonly address: string;
  readonly shippingOption: string;
  readonly arrival: string;
  quantity(count: number): string;
  /** For units that were refunded instead of sent. */
  notSent(count: number): string;
  readonly subtotal: string;
  readonly shipping: string;
  tax(rate: string): string;
  readonly total: string;
  readonly bank: string;
  readonly accountHolder: string;
  readonly amountDue: string;
  readonly depositor: string;
  readonly payBy: string;
  readonly items: string;
  readonly paymentMethod: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly seeOrder: string;
  /** Names the order whose goods are replaced or exchanged. */
  readonly origins: Readonly<Record<DraftOrderKind, string>>;
  readonly returnNumber: string;
  /** Why the recipient gets this email. */
  readonly reason: string;
}

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = {
  ko: {
    number: '주문번호',
    placedOn: '주문일',
    recipient: '받는 분',
    address: '배송지',
    shippingOption: '배송 방법',
    arrival: '도착 예정일',
    quantity: (count) => `수량 ${count}개`,
    notSent: (count) => `${count}개는 환불되어 발송하지 않음`,
    subtotal: '상품 금액',
    shipping: '배송비',
    tax: (rate) => `판매세 (${rate}%)`,
    total: '총 결제 금액',
    bank: '입금 계좌',
    accountHolder: '예금주',
    amountDue: '입금하실 금액',
    depositor: '입금자명',
    payBy: '입금 기한',
    items: '주문 상품',
    paymentMethod: '결제 방법',
    methods: {
      CARD: '신용카드',
      ESCROW: '에스크로 (카드)',
      DEPOSIT: '무통장 입금',
      VIRTUAL_ACCOUNT: '가상계좌',
      NONE: '결제 없음',
    },
    seeOrder: '주문 내역 보기',
    origins: { SALE: '관련 주문', REPLACEMENT: '재발송 원주문', EXCHANGE: '교환 원주문' },
    returnNumber: '반품 번호',
    reason: '고객님의 주문에 관한 안내로, 주문하실 때 적어 주신 주소로 보내 드립니다.',
  },
  en: {
    number: 'Order number',
    placedOn: 'Ordered on',
    recipient: 'Ship to',
    address: 'Address',
    shippingOption: 'Shipping',
    arrival: 'Estimated arrival',
    quantity: (count) => `Quantity ${count}`,
    notSent: (count) => `${count} refunded, not sent`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: (rate) => `Sales tax (${rate}%)`,
    total: 'Total',
    bank: 'Pay to',
    accountHolder: 'Account holder',
    amountDue: 'Amount to pay',
    depositor: 'Depositor name',
    payBy: 'Pay by',
    items: 'Your items',
    paymentMethod: 'Payment',
    methods: {
      CARD: 'Card',
      ESCROW: 'Escrow',
      DEPOSIT: 'Bank deposit',
      VIRTUAL_ACCOUNT: 'Escrow virtual',
      NONE: 'No charge',
    },
    seeOrder: 'See your order',
    origins: { SALE: 'About your order', REPLACEMENT: 'Replacement for', EXCHANGE: 'Exchange for' },
    returnNumber: 'Return',
    reason: 'You get this email because of your order. It goes to the address you gave with it.',
  },
};

export const SHIPPING: Readonly<Record<Language, Readonly<Record<ShippingOption, string>>>> = {
  ko: { FREE: '무료 배송', STANDARD: '일반 배송', EXPEDITED: '빠른 배송', EXPRESS: '특급 배송' },
  en: { FREE: 'Free shipping', STANDARD: 'Standard', EXPEDITED: 'Expedited', EXPRESS: 'Express' },
};

export const CARRIERS: Readonly<Record<Language, Readonly<Record<Carrier, string>>>> = {
  ko: {
    CJ_LOGISTICS: 'CJ대한통운',
    LOTTE: '롯데택배',
    HANJIN: '한진택배',
    KOREA_POST: '우체국택배',
    LOGEN: '로젠택배',
    CU_PARCEL: 'CU 편의점택배',
    USPS: 'USPS',
    UPS: 'UPS',
    FEDEX: 'FedEx',
  },
  en: {
    CJ_LOGISTICS: 'CJ Logistics',
    LOTTE: 'Lotte Global Logistics',
    HANJIN: 'Hanjin',
    KOREA_POST: 'Korea Post',
    LOGEN: 'Logen',
    CU_PARCEL: 'CU Parcel',
    USPS: 'USPS',
    UPS: 'UPS',
    FEDEX: 'FedEx',
  },
};

export const DELAYS: Readonly<Record<Language, Readonly<Record<DelayReason, string>>>> = {
  ko: {
    PREPARING_PRODUCT: '상품 준비 중',
    CUSTOMER_REQUEST: '고객 요청',
    CUSTOM_ORDER: '주문 제작',
    SCHEDULED_SHIPMENT: '예약 배송',
    OVERSEA_SHIPMENT: '해외 배송',
    OTHER: '기타 사유',
  },
  en: {
    PREPARING_PRODUCT: 'The product is still being prepared',
    CUSTOMER_REQUEST: 'At your request',
    CUSTOM_ORDER: 'Made to order',
    SCHEDULED_SHIPMENT: 'Shipment on an agreed date',
    OVERSEA_SHIPMENT: 'Shipment from overseas',
    OTHER: 'Another reason',
  },
};
