import { formatMoney } from '@eunbit/schema/money';
import { type NextAction, nextActions } from '@eunbit/schema/next-action';
import { hasUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import type { OrderAction } from '../../../../urls/orders.urls.ts';
import type { NextActionValues } from './next-action-texts.ts';

const NextActionFragment = graphql(`
  fragment NextAction_Order on Order {
    status
    nextStatuses
    isDepositRecordable
    lines {
      quantity
      fulfilment {
        open
        withheld
      }
    }
    payment {
      method
      state
      outstandingAmount {
        amount
        currency
      }
      depositedAmount {
        amount
      }
      paidAmount {
        amount
      }
      refundedAmount {
        amount
      }
    }
    paymentRequests {
      state
      amount {
        amount
      }
    }
    refunds {
      isSentByHand
      isRetryable
      amount {
        amount
      }
    }
    shipment {
      state
    }
    returns {
      id
      state
    }
  }
`);

const NextActionDetailsFragment = graphql(`
  fragment NextAction_OrderStaffDetails on OrderStaffDetails {
    isRefundedByHand
    cashReceiptFailure {
      isFinal
    }
    escrowDelivery {
      registeredAt
    }
    refunds {
      status
      madeAt
      settled {
        at
      }
    }
    disputes {
      status
    }
  }
`);

const STEP_OF = { CONFIRM: 'confirm', SHIP: 'ship' } as const satisfies Record<string, OrderAction>;

/** What is to be done with an open order (DESK-1), as far as it is known: the internal details come a moment later. */
export function useNextActions(
  ref: FragmentType<typeof NextActionFragment>,
  detailsRef: FragmentType<typeof NextActionDetailsFragment> | null,
) {
  const order = readFragment(NextActionFragment, ref);
  const details = readFragment(NextActionDetailsFragment, detailsRef);
  const { payment, lines, refunds, shipment } = order;
  const { currency } = payment.outstandingAmount;
  const open = lines.reduce((sum, { fulfilment }) => sum + (fulfilment?.open ?? 0), 0);
  const units = lines.reduce((sum, { quantity, fulfilment }) => sum + quantity - (fulfilment?.withheld ?? 0), 0);
  const byHand = refunds.filter(({ isSentByHand }) => isSentByHand).reduce((sum, { amount }) => sum + amount.amount, 0);
  const whole = details?.isRefundedByHand ? payment.paidAmount.amount - payment.refundedAmount.amount : 0;
  const request = order.paymentRequests.find(({ state }) => state === 'OPEN');
  const actions = nextActions({
    nextStatuses: order.nextStatuses,
    isNew: order.status === 'PREPARING_FOR_SHIPMENT' && open === units,
    openDisputes: details?.disputes.filter(({ status }) => status === 'NEEDS_RESPONSE').length ?? 0,
    hasFailedRefund: (details && hasUnmadeRefund(details.refunds)) || refunds.some(({ isRetryable }) => isRetryable),
    isPaymentLapsed: payment.state === 'LAPSED' && order.status !== 'ORDER_CANCELLED',
    returnsReceived: order.returns.filter(({ state }) => state === 'RECEIVED').length,
    refundByHand: Math.max(byHand, whole),
    isLabelFailed: shipment?.state === 'FAILED',
    isCashReceiptFailed: details?.cashReceiptFailure?.isFinal ?? false,
    isEscrowDeliveryDue: details?.escrowDelivery ? details.escrowDelivery.registeredAt === null : false,
    requestedAmount: request?.amount.amount ?? null,
    isDepositDifferent: payment.state === 'AWAITING_DEPOSIT' && payment.depositedAmount !== null,
    outstandingAmount: payment.outstandingAmount.amount,
  });
  const first = actions[0]?.kind;
  const step: OrderAction | null = first === 'CONFIRM' || first === 'SHIP' ? STEP_OF[first] : null;

  function values({ amount }: NextAction): NextActionValues {
    return { amount: amount === null ? '' : formatMoney({ amount, currency }, { place: 'order' }), open, total: units };
  }

  return { actions, values, step, units, isDepositRecordable: order.isDepositRecordable };
}
