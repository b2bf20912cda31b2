import type { Language, Market } from './market.ts';

/** A span such as 1 to 3 days; both ends count. */
export interface Span {
  readonly minimum: number;
  readonly maximum: number;
}

interface StorePolicy {
  /** Business days from payment until an order is handed to the carrier. */
  readonly dispatchDays: Span;
  /** Business days that the carrier takes for standard shipping. */
  readonly transitDays: Span;
  /** How texts name the place that packages leave from. */
  readonly warehousePlace: Readonly<Record<Language, string>>;
  /** Days from receipt within which a product can be returned or exchanged. */
  readonly returnDays: number;
  /** Business days from the check of a return until the money goes back. */
  readonly refundDays: number;
  /** Business days that a card issuer takes to show a refund. */
  readonly cardRefundDays: Span;
}

/** Facts about shipping and returns, which pages, help centre and emails read. Prices are settings of the shop. */
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

/** What the Korean store has beside that: transfers, islands, and the terms that the e-commerce act sets. */
export const KOREAN_POLICY = {
  /** Further days to islands and remote areas. */
  remoteAreaDays: { minimum: 2, maximum: 3 },
  /** Days after the order by which a transfer is asked for. */
  depositDueDays: 3,
  /** Days after the order when an order that is not paid is cancelled. */
  unpaidCancelDays: 7,
  /** Hours within which a transfer to a virtual account is confirmed. */
  virtualAccountHours: 24,
  /** Card payments from this amount, in won, need a certificate. */
  certificateFrom: 300_000,
  /** Won that a return costs after a change of mind. */
  returnFee: 3_000,
  /** The same where the first shipping was free: both ways. */
  returnFeeBothWays: 6_000,
  /** Months from receipt to return what differs from its description or the contract. */
  defectMonths: 3,
  /** Days from when the shopper knew of the difference. */
  defectKnownDays: 30,
  /** Interest on late refunds in percent a year. */
  lateRefundInterest: 15,
} as const;
