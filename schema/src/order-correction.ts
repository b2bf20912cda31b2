import type { PaymentMethod } from './checkout.ts';
import type { OrderStatus } from './order.ts';

/** Effect of a correction on the order's money (ORDER-27). */
export const CorrectionMoney = {
  UNTOUCHED: 'UNTOUCHED',
  STAYS_CAPTURED: 'STAYS_CAPTURED',
  AWAITED_AGAIN: 'AWAITED_AGAIN',
  REFUND_DROPPED: 'REFUND_DROPPED',
} as const;
export type CorrectionMoney = (typeof CorrectionMoney)[keyof typeof CorrectionMoney];

/** Effect of a correction on the units (ORDER-28). */
export const CorrectionStock = { UNTOUCHED: 'UNTOUCHED', TAKEN_AGAIN: 'TAKEN_AGAIN' } as const;
export type CorrectionStock = (typeof CorrectionStock)[keyof typeof CorrectionStock];

/** Why a status cannot be corrected (ORDER-26). */
export const CorrectionProblem = {
  NOTHING: 'NOTHING',
  MONEY: 'MONEY',
  DEADLINE: 'DEADLINE',
  DELAY_DEADLINE: 'DELAY_DEADLINE',
  RECEIPT: 'RECEIPT',
  PARCEL: 'PARCEL',
  OLDER: 'OLDER',
} as const;
export type CorrectionProblem = (typeof CorrectionProblem)[keyof typeof CorrectionProblem];

/** Payment states that a correction depends on; `any` is for steps that move no money. */
type Payment = 'any' | 'VOID' | 'REFUND_DUE' | 'CAPTURE_DUE' | 'PAID';

export interface CorrectionRow {
  readonly from: OrderStatus;
  /** The previous status of the order must be one of these. */
  readonly to: readonly OrderStatus[];
  readonly methods: readonly PaymentMethod[];
  readonly payment: readonly Payment[];
  readonly money: CorrectionMoney;
  readonly stock: CorrectionStock;
}

const ALL: readonly PaymentMethod[] = ['CARD', 'ESCROW', 'DEPOSIT', 'VIRTUAL_ACCOUNT', 'NONE'];
const BEFORE_CLOSED: readonly OrderStatus[] = ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED'];
const NOTHING_MOVES = { money: 'UNTOUCHED', stock: 'UNTOUCHED' } as const;

/**
 * Which status can be corrected to which, with the effect on money and units (ORDER-26). Everything else is rejected: a card is
 * refunded, an authorisation released and a virtual account closed within seconds after a cancellation.
 */
export const CORRECTIONS: readonly CorrectionRow[] = [
  { from: 'ORDER_CONFIRMED', to: ['PREPARING_FOR_SHIPMENT'], methods: ALL, payment: ['any'], ...NOTHING_MOVES },
  {
    from: 'ORDER_DELAYED',
    to: ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED'],
    methods: ALL,
    payment: ['any'],
    ...NOTHING_MOVES,
  },
  {
    from: 'ORDER_CANCELLED',
    to: BEFORE_CLOSED,
    methods: ['DEPOSIT'],
    payment: ['VOID'],
    money: 'AWAITED_AGAIN',
    stock: 'TAKEN_AGAIN',
  },
  {
    from: 'ORDER_CANCELLED',
    to: BEFORE_CLOSED,
    methods: ['DEPOSIT', 'VIRTUAL_ACCOUNT'],
    payment: ['REFUND_DUE'],
    money: 'REFUND_DROPPED',
    stock: 'TAKEN_AGAIN',
  },
  {
    from: 'ORDER_SHIPPED',
    to: BEFORE_CLOSED,
    methods: ['CARD', 'DEPOSIT', 'VIRTUAL_ACCOUNT', 'NONE'],
    payment: ['any'],
    ...NOTHING_MOVES,
  },
  {
    from: 'ORDER_SHIPPED',
    to: BEFORE_CLOSED,
    methods: ['ESCROW'],
    payment: ['CAPTURE_DUE', 'PAID'],
    money: 'STAYS_CAPTURED',
    stock: 'UNTOUCHED',
  },
];

interface Step {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly method: PaymentMethod;
  readonly payment: string;
}

/** The row that allows a correction; null if none does. */
export function findCorrection({ from, to, method, payment }: Step): CorrectionRow | null {
  const row = CORRECTIONS.find(
    (one) =>
      one.from === from &&
      one.to.includes(to) &&
      one.methods.includes(method) &&
      one.payment.some((state) => state === 'any' || state === payment),
  );
  return row ?? null;
}
