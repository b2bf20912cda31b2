import type { EmailRegistry, PreviewedEmail } from '../email/index.ts';
import type { OrderRecord, OrderRefundRecord } from '../order/index.ts';

/** Renders the email of a refund before it is made. Nothing is stored or sent. */
export function createRefundEmailPreview(emails: EmailRegistry) {
  return {
    async preview(order: OrderRecord, { id }: OrderRefundRecord): Promise<PreviewedEmail> {
      const { email: to, language } = order;
      const contents = await emails.preview({
        kind: 'ORDER_PART_REFUNDED',
        refs: { orderNumber: order.number, refundId: id },
        to,
        language,
        changed: { order: async () => order },
      });
      return { to, language, contents };
    },
  };
}

export type RefundEmailPreview = ReturnType<typeof createRefundEmailPreview>;
