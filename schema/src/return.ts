/** How far a return is. */
export const ReturnStatus = {
  REQUESTED: 'REQUESTED',
  APPROVED: 'APPROVED',
  REFUSED: 'REFUSED',
  WITHDRAWN: 'WITHDRAWN',
  EXPIRED: 'EXPIRED',
  IN_TRANSIT: 'IN_TRANSIT',
  RECEIVED: 'RECEIVED',
  INSPECTED: 'INSPECTED',
  AWAITING_PAYMENT: 'AWAITING_PAYMENT',
  SETTLED: 'SETTLED',
} as const;
export type ReturnStatus = (typeof ReturnStatus)[keyof typeof ReturnStatus];

/** What the customer wants; one for a return. */
export const ReturnWish = { REFUND: 'REFUND', EXCHANGE: 'EXCHANGE', MISSING_ITEM: 'MISSING_ITEM' } as const;
export type ReturnWish = (typeof ReturnWish)[keyof typeof ReturnWish];

export const ReturnReason = {
  CHANGE_OF_MIND: 'CHANGE_OF_MIND',
  DEFECTIVE: 'DEFECTIVE',
  DAMAGED_IN_TRANSIT: 'DAMAGED_IN_TRANSIT',
  WRONG_ITEM: 'WRONG_ITEM',
  NOT_AS_DESCRIBED: 'NOT_AS_DESCRIBED',
  MISSING_ITEM: 'MISSING_ITEM',
} as const;
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason];

/** Whether the wish goes with the reason: only what never came is missing. */
export const fitsWish = (wish: ReturnWish, reason: ReturnReason): boolean =>
  (wish === 'MISSING_ITEM') === (reason === 'MISSING_ITEM');

/** Who pays for return shipping. */
export const ReturnPayer = { CUSTOMER: 'CUSTOMER', SHOP: 'SHOP' } as const;
export type ReturnPayer = (typeof ReturnPayer)[keyof typeof ReturnPayer];

/** Who takes a step: whoever bought, staff, or the shop by itself. */
export type ReturnActor = 'CUSTOMER' | 'STAFF' | 'SHOP';

interface ReturnStep {
  readonly from: ReturnStatus;
  readonly to: ReturnStatus;
  readonly by: ReturnActor;
  /** Whether the goods have to come back, or must not, for this step; null if it makes no difference. */
  readonly hasGoodsToSendBack: boolean | null;
}

/** Every step that there is (RETURN-2). No other is taken, by anybody. */
export const RETURN_STEPS: readonly ReturnStep[] = [
  { from: 'REQUESTED', to: 'APPROVED', by: 'STAFF', hasGoodsToSendBack: null },
  { from: 'REQUESTED', to: 'REFUSED', by: 'STAFF', hasGoodsToSendBack: null },
  { from: 'REQUESTED', to: 'WITHDRAWN', by: 'CUSTOMER', hasGoodsToSendBack: null },
  { from: 'APPROVED', to: 'IN_TRANSIT', by: 'CUSTOMER', hasGoodsToSendBack: true },
  { from: 'APPROVED', to: 'IN_TRANSIT', by: 'SHOP', hasGoodsToSendBack: true },
  { from: 'APPROVED', to: 'RECEIVED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'APPROVED', to: 'AWAITING_PAYMENT', by: 'STAFF', hasGoodsToSendBack: false },
  { from: 'APPROVED', to: 'SETTLED', by: 'STAFF', hasGoodsToSendBack: false },
  { from: 'APPROVED', to: 'REFUSED', by: 'STAFF', hasGoodsToSendBack: null },
  { from: 'APPROVED', to: 'WITHDRAWN', by: 'CUSTOMER', hasGoodsToSendBack: null },
  { from: 'APPROVED', to: 'EXPIRED', by: 'SHOP', hasGoodsToSendBack: true },
  { from: 'IN_TRANSIT', to: 'RECEIVED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'IN_TRANSIT', to: 'REFUSED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'RECEIVED', to: 'INSPECTED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'RECEIVED', to: 'REFUSED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'INSPECTED', to: 'AWAITING_PAYMENT', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'INSPECTED', to: 'SETTLED', by: 'STAFF', hasGoodsToSendBack: true },
  { from: 'AWAITING_PAYMENT', to: 'SETTLED', by: 'CUSTOMER', hasGoodsToSendBack: null },
  { from: 'AWAITING_PAYMENT', to: 'INSPECTED', by: 'SHOP', hasGoodsToSendBack: true },
  { from: 'AWAITING_PAYMENT', to: 'APPROVED', by: 'SHOP', hasGoodsToSendBack: false },
  { from: 'SETTLED', to: 'INSPECTED', by: 'SHOP', hasGoodsToSendBack: true },
  { from: 'SETTLED', to: 'APPROVED', by: 'SHOP', hasGoodsToSendBack: false },
];

interface Steppable {
  readonly state: ReturnStatus;
  readonly hasGoodsToSendBack: boolean;
}

/** Whether somebody may take a return to a state. */
export function canTakeReturnTo({ state, hasGoodsToSendBack }: Steppable, to: ReturnStatus, by: ReturnActor): boolean {
  return RETURN_STEPS.some(
    (step) =>
      step.from === state &&
      step.to === to &&
      step.by === by &&
      (step.hasGoodsToSendBack === null || step.hasGoodsToSendBack === hasGoodsToSendBack),
  );
}

const FALLEN: ReadonlySet<ReturnStatus> = new Set(['REFUSED', 'WITHDRAWN', 'EXPIRED']);

/** Whether the units of a return are spoken for: they can be neither returned nor refunded otherwise (RETURN-5). */
export const isStandingReturn = ({ state }: { readonly state: ReturnStatus }): boolean => !FALLEN.has(state);

/** Whether nobody has anything more to do with a return. */
export const isClosedReturn = (state: ReturnStatus): boolean =>
  !RETURN_STEPS.some(({ from, by }) => from === state && by !== 'SHOP');

/** The states in which a return waits for the staff. */
export const RETURN_TO_DO = ['REQUESTED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED'] as const satisfies ReturnStatus[];

/**
 * How far the label for the way back is. FAILED: refused, or tried for a day; staff have it tried again. VOIDED: given back, as
 * the return ended before the goods left.
 */
export const ReturnLabelStatus = { DUE: 'DUE', BOUGHT: 'BOUGHT', FAILED: 'FAILED', VOIDED: 'VOIDED' } as const;
export type ReturnLabelStatus = (typeof ReturnLabelStatus)[keyof typeof ReturnLabelStatus];

/** Returns that one order may have, whatever became of them. */
export const MAXIMUM_RETURNS = 20;
export const MAXIMUM_RETURN_PICTURES = 5;
/** Longest side of a picture that is kept, in pixels. */
export const RETURN_PICTURE_SIDE = 1600;
export const MAXIMUM_RETURN_NOTE_LENGTH = 1000;
export const MAXIMUM_RETURN_REASON_LENGTH = 500;
/** Days after its approval within which the goods have to be on their way. */
export const RETURN_SEND_DAYS = 14;
/** Days after its approval when the customer is reminded. */
export const RETURN_REMINDER_DAYS = 7;
/** Hours after which a request has waited for too long. */
export const RETURN_ANSWER_HOURS = 24;
/** Where pictures are sent to, with the number of the order as `?order=`. */
export const RETURN_PICTURE_PATH = '/return-pictures';
/** Where the labels of returns are printed. */
export const RETURN_LABEL_PATH = '/return-labels';
/** The header in which guests send the access token of their order with a picture. */
export const ORDER_ACCESS_HEADER = 'x-order-access';
