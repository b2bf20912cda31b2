import type { Language } from '@eunbit/schema/market';
import { normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import { validateAnswer } from '@eunbit/schema/validation-support-request';
import type { Connection } from 'mongoose';
import { orderModel } from '../order/order.model.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { orderAfter, problemOfStep, type StatusChange, type StepProblem } from '../order/status-change.ts';
import { contactMessageModel } from '../support/contact-message.model.ts';
import { partnershipRequestModel } from '../support/partnership-request.model.ts';
import type { AnswerRecord } from '../support/request-answer.record.ts';
import type { EmailPreviewer } from './email-renderer.ts';
import type { RenderedEmail } from './render-email.ts';

/** An email before it is ordered, with its reader. */
export interface PreviewedEmail {
  readonly to: string;
  readonly language: Language;
  /** Null where the reader would get none. */
  readonly contents: RenderedEmail | null;
}

export type PreviewOutcome =
  | { readonly outcome: 'written'; readonly email: PreviewedEmail }
  | { readonly outcome: 'orderNotFound' | 'requestNotFound' | 'conflict' | 'notPaid' }
  | StepProblem;

interface Deps {
  readonly connection: Connection;
  readonly preview: EmailPreviewer;
}

/** Shows staff the emails that a step of theirs would send, by the same writers. Nothing is stored or sent. */
export function createEmailPreviewService({ connection, preview }: Deps) {
  const orders = orderModel(connection);
  const messages = contactMessageModel(connection);
  const partnerships = partnershipRequestModel(connection);

  const orderOf = (number: string): Promise<OrderRecord | null> =>
    orders.findOne({ number: normaliseOrderNumber(number) }).lean();

  return {
    /** Refused as the step itself would be. */
    async ofStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      staffId: string,
    ): Promise<PreviewOutcome> {
      const order = await orderOf(number);
      if (!order) return { outcome: 'orderNotFound' };
      if (order.status !== expected) return { outcome: 'conflict' };
      const now = new Date();
      const problem = problemOfStep(order, change, now);
      if (problem) return problem;
      const { email: to, language } = order;
      const refs = { orderNumber: order.number, status: change.status };
      const changed = { order: async () => orderAfter(order, change, staffId, now) };
      const contents = await preview({ kind: 'ORDER_STATUS_CHANGED', refs, to, language, changed });
      return { outcome: 'written', email: { to, language, contents } };
    },

    async ofReceipt(number: string): Promise<PreviewOutcome> {
      const order = await orderOf(number);
      if (!order) return { outcome: 'orderNotFound' };
      if (order.payment.state !== 'PAID') return { outcome: 'notPaid' };
      const { email: to, language } = order;
      const contents = await preview({ kind: 'ORDER_RECEIPT', refs: { orderNumber: order.number }, to, language });
      return { outcome: 'written', email: { to, language, contents } };
    },

    /** What would be written back to a message or to the request of a business. */
    async ofAnswer(number: string, text: string, staffId: string): Promise<PreviewOutcome> {
      const failures = validateAnswer(text);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const [message, partnership] = await Promise.all([
        messages.findOne({ number }).lean(),
        partnerships.findOne({ number }).lean(),
      ]);
      const request = message ?? partnership;
      if (!request) return { outcome: 'requestNotFound' };
      const written: AnswerRecord = { text: text.trim(), at: new Date(), by: staffId, byName: '' };
      const answers = [...(request.answers ?? []), written];
      const { email: to, language } = request;
      const contents = await preview({
        kind: 'REQUEST_ANSWERED',
        refs: { requestNumber: number, answer: String(answers.length - 1) },
        to,
        language,
        changed: {
          contactMessage: async () => message && { ...message, answers },
          partnershipRequest: async () => partnership && { ...partnership, answers },
        },
      });
      return { outcome: 'written', email: { to, language, contents } };
    },
  };
}

export type EmailPreviewService = ReturnType<typeof createEmailPreviewService>;
