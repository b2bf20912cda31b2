import type { OrderStatus } from '@eunbit/schema/order';
import type { PreviewedEmail } from '../../email/email-preview.types.ts';
import type { EmailRegistry } from '../../email/email-registry.ts';
import type { OrderEmailSources } from '../emails/order-email-sources.ts';
import { hasReceipt } from '../payment-amounts.ts';
import { orderAfter, problemOfStep, type StatusChange, type StepProblem } from '../status/status-rules.ts';
import type { OrderReader } from '../stores/order-reader.ts';

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
  return {
    /** Returns the same errors as the status change itself. */
    async ofStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      staffId: string,
    ): Promise<StatusEmailPreview> {
      const order = await orders.byNumber(number);
      if (!order) return { outcome: 'orderNotFound' };
      if (order.status !== expected) return { outcome: 'conflict' };
      const now = new Date();
      const problem = problemOfStep(order, change, now);
      if (problem) return problem;
      const { email: to, language } = order;
      const refs = { orderNumber: order.number, status: change.status };
      const changed = { order: async () => orderAfter(order, change, staffId, now) };
      const contents = await emails.preview<'ORDER_STATUS_CHANGED', OrderEmailSources>({
        kind: 'ORDER_STATUS_CHANGED',
        refs,
        to,
        language,
        changed,
      });
      return { outcome: 'written', email: { to, language, contents } };
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
