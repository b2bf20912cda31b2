import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { formatMoney } from '@eunbit/schema/money';
import { MAXIMUM_REFUNDS, type RefundDestination } from '@eunbit/schema/order-refund';
import { type RefundChoice, validateRefundChoice } from '@eunbit/schema/validation-refund';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import {
  getDisputedAmount,
  getRefundable,
  isSentByHand,
  type OrderRecord,
  type OrderRefundRecord,
  type Refundable,
  type ReturnOfOrder,
  refundsOfAuthorisation,
  withheldUnits,
} from '../order/index.ts';
import { type RefundShares, type SharesProblem, toRefundShares } from './refund-shares.ts';

/** The amount that an edit takes off the price of an order, and the tax in it; minor units. */
export interface TakenOff {
  readonly amount: number;
  readonly tax: number;
}

/**
 * How the amount that an edit removes is refunded (ORDER-40), computed from the order before the edit. Null if less is left,
 * since earlier refunds stay. Of an authorisation, something must remain to be captured.
 */
export function destinationOfEdit(order: OrderRecord, { amount }: TakenOff): RefundDestination | null {
  const refundable = getRefundable(order);
  if (!refundable || (order.refunds?.length ?? 0) >= MAXIMUM_REFUNDS) return null;
  const { left, destination } = refundable;
  return amount < left || (amount === left && destination !== 'AUTHORISATION') ? destination : null;
}

type CheckedRefund = Result<Refundable & { readonly shares: RefundShares }, 'STATUS_TRANSITION_REFUSED'>;

export const refuseField = (path: string, key: ApiMessageKey) => ({ refused: { failures: [{ path, key }] } });

const impossible = (key: ApiMessageKey) => refuse('STATUS_TRANSITION_REFUSED', key);

function problemOfShares({ market }: OrderRecord, found: SharesProblem, isDisputed: boolean): CheckedRefund {
  const refuseAmount = (key: ApiMessageKey, most: number) => {
    const amount = formatMoney({ amount: most, currency: CURRENCY_BY_MARKET[market] }, { place: 'order' });
    return { refused: { failures: [{ path: 'amount', key, values: { amount } }] } };
  };
  switch (found.problem) {
    case 'units':
      return refuseField(`lines.${found.index}.quantity`, 'refund.units');
    case 'shipping':
      return refuseField('shipping', 'refund.amountInvalid');
    case 'moreThanChosen':
      return refuseAmount('refund.moreThanChosen', found.most);
    case 'moreThanLeft':
      return refuseAmount(isDisputed ? 'refund.moreThanLeftDisputed' : 'refund.moreThanLeft', found.most);
  }
}

/** Validates a refund against the current order. `returns` are all returns of the order except the one that it settles. */
export function checkRefund(
  order: OrderRecord,
  choice: RefundChoice,
  returns: readonly ReturnOfOrder[],
): CheckedRefund {
  const refused = refuseInput(validateRefundChoice(choice));
  if (refused) return refused;
  const refundable = getRefundable(order);
  const isDisputed = getDisputedAmount(order) > 0;
  if (!refundable || refundable.left === 0) {
    return impossible(refundable && isDisputed ? 'refund.disputed' : 'refund.notPossible');
  }
  if ((order.refunds?.length ?? 0) >= MAXIMUM_REFUNDS) return impossible('refund.tooMany');
  const shares = toRefundShares(order, choice, refundable.left, returns);
  if ('problem' in shares) return problemOfShares(order, shares, isDisputed);
  if (shares.amount === 0) return refuseField('lines', 'refund.nothingChosen');
  // A capture needs a positive amount: an authorisation cannot be lowered to zero, only released as a whole.
  if (refundable.destination === 'AUTHORISATION' && shares.amount === refundable.left) {
    return impossible('refund.wholeAuthorisation');
  }
  return { value: { ...refundable, shares } };
}

interface NewRefund {
  readonly id: string;
  readonly shares: RefundShares;
  readonly destination: RefundDestination;
  readonly why: Pick<OrderRefundRecord, 'reason' | 'note' | 'by'>;
  readonly now: Date;
}

/** A refund as it is first stored. Lowering an authorisation moves no money, so it is made at once. */
export function newRefund({ id, shares, destination, why, now }: NewRefund): OrderRefundRecord {
  const isMade = destination === 'AUTHORISATION';
  return {
    id,
    ...shares,
    ...why,
    destination,
    status: isMade ? 'SUCCEEDED' : 'PENDING',
    failure: null,
    tries: 0,
    attempt: 0,
    nextTryAt: destination === 'CARD' ? now : null,
    at: now,
    madeAt: isMade ? now : null,
    providerRefundId: null,
  };
}

/**
 * Whether a refund can be cancelled: no money has moved or is moving. Never for an edit, since the order's new price no longer
 * includes the amount, nor for a return, since the shop keeps the units.
 */
export function isCancellable(order: Pick<OrderRecord, 'payment' | 'refunds'>, refund: OrderRefundRecord): boolean {
  if (refund.reason === 'ORDER_EDITED' || refund.reason === 'RETURNED') return false;
  // Its units were restocked, and perhaps sold, or written off.
  if (withheldUnits({ refunds: [refund] }).length > 0) return false;
  if (refund.destination === 'AUTHORISATION') {
    return order.payment.status === 'AUTHORISED' && refundsOfAuthorisation(order).some(({ id }) => id === refund.id);
  }
  return isSentByHand(refund);
}
