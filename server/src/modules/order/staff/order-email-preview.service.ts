import type { OrderStatus } from '@eunbit/schema/order';
import type { EmailRegistry, PreviewedEmail } from '../../email/index.ts';
import { withDerivedFields } from '../change/derived-fields.ts';
import type { OrderEmailSources } from '../emails/order-email-sources.ts';
import type { OrderRecord } from '../order.record.ts';
import { hasReceipt } from '../payment-amounts.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import { moveOrder } from '../status/status-decisions.ts';
import { problemOfStep, type StatusChange, type StepProblem } from '../status/status-rules.ts';

interface Written {
  readonly outcome: 'written';
  readonly email: PreviewedEmail;
}

export type StatusEmailPreview = Written | { readonly outcome: 'orderNotFound' | 'conflict' } | StepProblem;
export type ReceiptPreview = Written | { readonly outcome: 'orderNotFound' | 'notPaid' };

interface Deps {
  readonly orders: OrderReader;
  readonly emails: EmailRegistry;
}

/** Renders the emails that a status change would send, from the same templates. Nothing is stored or sent. */
export function createOrderEmailPreviewService({ orders, emails }: Deps) {
  /** What the customer of an order is written that moves on, or of which something leaves. */
  async function ofChange(order: OrderRecord, change: StatusChange, by: string): Promise<Written> {
    const now = new Date();
    const after = withDerivedFields(order, moveOrder(order, change, by, now).order, now);
    const { number: orderNumber, email: to, language } = order;
    const changed = { order: async () => after };
    const isPart = after.status === order.status;
    const contents = isPart
      ? await emails.preview<'ORDER_PARTLY_SHIPPED', OrderEmailSources>({
          kind: 'ORDER_PARTLY_SHIPPED',
          refs: { orderNumber, fulfilmentId: after.fulfilments.at(-1)?.id ?? '' },
          to,
          language,
          changed,
        })
      : await emails.preview<'ORDER_STATUS_CHANGED', OrderEmailSources>({
          kind: 'ORDER_STATUS_CHANGED',
          refs: { orderNumber, status: change.status },
          to,
          language,
          changed,
        });
    return { outcome: 'written', email: { to, language, contents } };
  }

  return {
    ofChange,

    /** Returns the same errors as the status change itself. */
    async ofStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      by: string,
    ): Promise<StatusEmailPreview> {
      const order = await orders.byNumber(number);
      if (!order) return { outcome: 'orderNotFound' };
      if (order.status !== expected) return { outcome: 'conflict' };
      return problemOfStep(order, change, new Date()) ?? ofChange(order, change, by);
    },

    async ofReceipt(number: string): Promise<ReceiptPreview> {
      const order = await orders.byNumber(number);
      if (!order) return { outcome: 'orderNotFound' };
      if (!hasReceipt(order)) return { outcome: 'notPaid' };
      const { email: to, language } = order;
      const contents = await emails.preview<'ORDER_RECEIPT', OrderEmailSources>({
        kind: 'ORDER_RECEIPT',
        refs: { orderNumber: order.number },
        to,
        language,
      });
      return { outcome: 'written', email: { to, language, contents } };
    },
  };
}

export type OrderEmailPreviewService = ReturnType<typeof createOrderEmailPreviewService>;
