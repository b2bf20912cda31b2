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

/** What the customer requests; one choice for each return. */
export const ReturnResolution = { REFUND: 'REFUND', EXCHANGE: 'EXCHANGE', MISSING_ITEM: 'MISSING_ITEM' } as const;
export type ReturnResolution = (typeof ReturnResolution)[keyof typeof ReturnResolution];

export const ReturnReason = {
  CHANGE_OF_MIND: 'CHANGE_OF_MIND',
  DEFECTIVE: 'DEFECTIVE',
  DAMAGED_IN_TRANSIT: 'DAMAGED_IN_TRANSIT',
  WRONG_ITEM: 'WRONG_ITEM',
  NOT_AS_DESCRIBED: 'NOT_AS_DESCRIBED',
  MISSING_ITEM: 'MISSING_ITEM',
} as const;
export type ReturnReason = (typeof ReturnReason)[keyof typeof ReturnReason];

/** Whether the request fits the reason: MISSING_ITEM requires the reason MISSING_ITEM, and the other way round. */
export const fitsResolution = (resolution: ReturnResolution, reason: ReturnReason): boolean =>
  (resolution === 'MISSING_ITEM') === (reason === 'MISSING_ITEM');

/** Who pays for return shipping. */
export const ReturnPayer = { CUSTOMER: 'CUSTOMER', SHOP: 'SHOP' } as const;
export type ReturnPayer = (typeof ReturnPayer)[keyof typeof ReturnPayer];

/** Who takes a step: the customer, staff, or the shop automatically. */
export type ReturnActor = 'CUSTOMER' | 'STAFF' | 'SHOP';

interface ReturnStep {
  readonly from: ReturnStatus;
  readonly to: ReturnStatus;
  readonly by: ReturnActor;
  /** Whether this step requires goods to be sent back (true) or none (false); null if it makes no difference. */
  readonly hasGoodsToSendBack: boolean | null;
}

/** All steps of a return (RETURN-2). Any other change of status is rejected. */
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
  readonly status: ReturnStatus;
  readonly hasGoodsToSendBack: boolean;
}

/** Whether an actor may move a return to a status. */
export function canTakeReturnTo({ status, hasGoodsToSendBack }: Steppable, to: ReturnStatus, by: ReturnActor): boolean {
  return RETURN_STEPS.some(
    (step) =>
      step.from === status &&
      step.to === to &&
      step.by === by &&
      (step.hasGoodsToSendBack === null || step.hasGoodsToSendBack === hasGoodsToSendBack),
  );
}

const FALLEN: ReadonlySet<ReturnStatus> = new Set(['REFUSED', 'WITHDRAWN', 'EXPIRED']);

/** Whether a return reserves its units: they can be neither returned again nor refunded otherwise (RETURN-5). */
export const isStandingReturn = ({ status }: { readonly status: ReturnStatus }): boolean => !FALLEN.has(status);

/** Whether neither the customer nor staff can take another step of a return. */
export const isClosedReturn = (status: ReturnStatus): boolean =>
  !RETURN_STEPS.some(({ from, by }) => from === status && by !== 'SHOP');

/** The states in which a return needs action from staff. */
export const RETURN_TO_DO = ['REQUESTED', 'IN_TRANSIT', 'RECEIVED', 'INSPECTED'] as const satisfies ReturnStatus[];

/**
 * Status of the return label. FAILED: rejected, or retried without success for a day; staff can retry it. VOIDED: cancelled,
 * because the return ended before the goods were sent.
 */
export const ReturnLabelStatus = { DUE: 'DUE', BOUGHT: 'BOUGHT', FAILED: 'FAILED', VOIDED: 'VOIDED' } as const;
export type ReturnLabelStatus = (typeof ReturnLabelStatus)[keyof typeof ReturnLabelStatus];

/** Maximum returns of one order, whatever their outcome. */
export const MAXIMUM_RETURNS = 20;
export const MAXIMUM_RETURN_PICTURES = 5;
/** Longest side of a stored picture, in pixels. */
export const RETURN_PICTURE_SIDE = 1600;
export const MAXIMUM_RETURN_NOTE_LENGTH = 1000;
export const MAXIMUM_RETURN_REASON_LENGTH = 500;
/** Days after the approval within which the goods have to be sent. */
export const RETURN_SEND_DAYS = 14;
/** Days after the approval when the customer is reminded. */
export const RETURN_REMINDER_DAYS = 7;
/** Hours after which an unanswered request is overdue. */
export const RETURN_ANSWER_HOURS = 24;
/** Pictures are uploaded to this path, with the order number as `?order=`. */
export const RETURN_PICTURE_PATH = '/return-pictures';
/** Path from which staff print the labels of returns. */
export const RETURN_LABEL_PATH = '/return-labels';
/** Header with the access token of an order, for guests who upload a picture. */
export const ORDER_ACCESS_HEADER = 'x-order-access';
