import type { ClientSession } from 'mongoose';
import type { EmailOutbox } from '../../email/email-outbox.service.ts';
import type { OrderRecord } from '../../order/order.record.ts';
import type { CurrentSettings } from '../../shop-settings/shop-settings-live.ts';

/** Queues what the company is told of failed refunds, each in the transaction that notes it. */
export function createReversalEmailQueue({ queue }: EmailOutbox, shopSettings: CurrentSettings) {
  const toCompany = () => ({ to: shopSettings.current.company.email, language: 'ko' }) as const;

  return {
    /** Once per refund; that of a transfer is named by the key of its request. */
    refundFailed(session: ClientSession, { number }: Pick<OrderRecord, 'number'>, refundId: string): void {
      const refs = { orderNumber: number, refundId };
      queue(session, { kind: 'REFUND_FAILED', about: refundId, refs, ...toCompany() });
    },
  };
}

export type ReversalEmailQueue = ReturnType<typeof createReversalEmailQueue>;
