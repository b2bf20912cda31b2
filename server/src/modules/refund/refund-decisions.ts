import type { OrderChange, OrderEmail, UnitsBack } from '../order/decision.ts';
import { orderMoney } from '../order/emails/order-blocks.ts';
import { statusAfterWithholding } from '../order/fulfilment/shipping-rules.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { type OrderRefundRecord, withheldUnits } from '../order/refunds.record.ts';
import { withParts } from './refund-parts.ts';

/** A refund as the activity log names it. */
function toLogged(order: OrderRecord, { amount, lines, shipping, reason, note, unshipped }: OrderRefundRecord) {
  const parts = lines.map(({ productId, quantity }) => {
    const title = order.lines.find((line) => line.productId === productId)?.title.ko;
    return `${title ?? productId} × ${quantity}`;
  });
  return {
    refundAmount: orderMoney(order, amount),
    refundParts: parts.join(', ') || null,
    refundShipping: shipping > 0 ? orderMoney(order, shipping) : null,
    refundReason: reason,
    refundUnits: unshipped ?? null,
    note,
  };
}

/** Units that stay here because of a refund, in stock again or written off, as a cancellation of them. */
function toUnitsBack({ unshipped, by }: OrderRefundRecord, withheld: ReturnType<typeof withheldUnits>): UnitsBack {
  const lines = withheld.map(({ productId, quantity }) => ({
    productId,
    restocked: unshipped === 'RESTOCK' ? quantity : 0,
    writtenOff: unshipped === 'RESTOCK' ? 0 : quantity,
  }));
  return { lines, by, cause: 'CANCELLATION' };
}

function emailsOf({ payment }: OrderRecord, refund: OrderRefundRecord): readonly OrderEmail[] {
  if (refund.state === 'MADE') return [['partRefunded', refund]];
  const isAccountWanted = refund.destination === 'BANK_ACCOUNT' && !payment.refundAccount?.sealed;
  return isAccountWanted ? [['refundAccountWanted', refund.id]] : [];
}

/** A refund of a part of an order, which was judged to be possible, with what comes of it. */
export function addRefund(order: OrderRecord, wanted: OrderRefundRecord): OrderChange {
  const refund = withParts(order, wanted);
  const withheld = withheldUnits({ refunds: [refund] });
  const after = { ...order, refunds: [...(order.refunds ?? []), refund] };
  return {
    order: withheld.length > 0 ? statusAfterWithholding(after, refund.by, refund.at) : after,
    effects: {
      emails: emailsOf(order, refund),
      ...(withheld.length > 0 && { unitsBack: [toUnitsBack(refund, withheld)] }),
      ...(refund.by && {
        audit: [{ by: refund.by, action: 'ORDER_REFUND_REQUESTED', after: toLogged(order, refund) }],
      }),
    },
  };
}
