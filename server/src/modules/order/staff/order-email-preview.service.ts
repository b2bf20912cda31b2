import type { OrderStatus } from '@eunbit/schema/order';
import { type Result, refuse } from '../../../common/refusal.ts';
import type { EmailRegistry, PreviewedEmail } from '../../email/index.ts';
import { withDerivedFields } from '../change/derived-fields.ts';
import type { OrderEmailSources } from '../emails/order-email-sources.ts';
import type { OrderError } from '../order.errors.ts';
import type { OrderRecord } from '../order.record.ts';
import { hasReceipt } from '../payment-amounts.ts';
import type { OrderReader } from '../reading/order-reader.ts';
import { moveOrder } from '../status/status-decisions.ts';
import { problemOfStep, type StatusChange } from '../status/status-rules.ts';

type Preview = Result<PreviewedEmail, OrderError['code']>;

interface Deps {
  readonly orders: OrderReader;
  readonly emails: EmailRegistry;
}

/** Renders the emails that a status change would send, from the same templates. Nothing is stored or sent. */
export function createOrderEmailPreviewService({ orders, emails }: Deps) {
  /** Renders the email that a status change or shipment would send. */
  async function ofChange(order: OrderRecord, change: StatusChange, by: string): Promise<PreviewedEmail> {
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
    return { to, language, contents };
  }

  return {
    ofChange,

    /** Returns the same errors as the status change itself. */
    async ofStatus(number: string, expected: OrderStatus, change: StatusChange, by: string): Promise<Preview> {
      const order = await orders.byNumber(number);
      if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      if (order.status !== expected) return refuse('ORDER_CONFLICT', 'order.conflict');
      return problemOfStep(order, change, new Date()) ?? { value: await ofChange(order, change, by) };
    },

    async ofReceipt(number: string): Promise<Preview> {
      const order = await orders.byNumber(number);
      if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      if (!hasReceipt(order)) return refuse('ORDER_NOT_PAID', 'receipt.notPaid');
      const { email: to, language } = order;
      const contents = await emails.preview<'ORDER_RECEIPT', OrderEmailSources>({
        kind: 'ORDER_RECEIPT',
        refs: { orderNumber: order.number },
        to,
        language,
      });
      return { value: { to, language, contents } };
    },
  };
}

export type OrderEmailPreviewService = ReturnType<typeof createOrderEmailPreviewService>;
