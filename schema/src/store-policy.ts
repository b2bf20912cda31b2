import type { Language, Market } from './market.ts';

/** An inclusive range, such as 1 to 3 days. */
export interface Span {
  readonly minimum: number;
  readonly maximum: number;
}

interface StorePolicy {
  /** Business days from payment until an order is handed to the carrier. */
  readonly dispatchDays: Span;
  /** Business days that the carrier takes for standard shipping. */
  readonly transitDays: Span;
  /** Name of the place from which packages are shipped, for texts. */
  readonly warehousePlace: Readonly<Record<Language, string>>;
  /** Days from receipt within which a product can be returned or exchanged. */
  readonly returnDays: number;
  /** Business days from the inspection of a return to its refund. */
  readonly refundDays: number;
  /** Business days that a card issuer takes to show a refund. */
  readonly cardRefundDays: Span;
}

/** Facts about shipping and returns for pages, help centre and emails. Prices are settings of the shop. */
export const STORE_POLICY: Readonly<Record<Market, StorePolicy>> = {
  KR: {
    dispatchDays: { minimum: 1, maximum: 3 },
    transitDays: { minimum: 1, maximum: 2 },
    warehousePlace: { ko: '경기도 이천시', en: 'Icheon, Gyeonggi-do' },
    returnDays: 7,
    refundDays: 3,
    cardRefundDays: { minimum: 3, maximum: 10 },
  },
  US: {
    dispatchDays: { minimum: 1, maximum: 3 },
    transitDays: { minimum: 2, maximum: 3 },
    warehousePlace: { ko: '미국 뉴저지주 시코커스', en: 'Secaucus, New Jersey' },
    returnDays: 7,
    refundDays: 3,
    cardRefundDays: { minimum: 3, maximum: 10 },
  },
};

/** Further facts of the Korean store: transfers, islands, and the periods that the e-commerce act sets. */
export const KOREAN_POLICY = {
  /** Additional days to islands and remote areas. */
  remoteAreaDays: { minimum: 2, maximum: 3 },
  /** Days after the order within which a transfer is requested. */
  depositDueDays: 3,
  /** Days after the order when an unpaid order is cancelled. */
  unpaidCancelDays: 7,
  /** Hours within which a transfer to a virtual account is confirmed. */
  virtualAccountHours: 24,
  /** Card payments from this amount on, in won, need a certificate. */
  certificateFrom: 300_000,
  /** Price of a return after a change of mind, in won. */
  returnFee: 3_000,
  /** Price of a return after a change of mind if the first shipping was free, in won: both ways. */
  returnFeeBothWays: 6_000,
  /** Months from receipt in which goods that differ from their description or the contract can be returned. */
  defectMonths: 3,
  /** Days after the shopper learned of the difference. */
  defectKnownDays: 30,
  /** Interest on late refunds in percent a year. */
  lateRefundInterest: 15,
} as const;
