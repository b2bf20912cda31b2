import { randomUUID } from 'node:crypto';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import { forEachSettled } from '../../common/for-each-settled.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { OrderPaymentRequests } from '../order/edit/order-payment-requests.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderTokens } from '../order/order-tokens.ts';
import type { PaymentRequestHookRegistry } from '../order/payment-request-hooks.ts';
import type { PaymentRequestRecord, ProposedEditRecord } from '../order/payment-requests.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import type { PaymentService } from '../payment/payment.service.ts';
import { createRequestCompletion } from './request-completion.ts';
import { authorisationOf, kindOfNext, nextCheck } from './request-rules.ts';
import { createRequestSettlement } from './request-settlement.ts';
import { found, type Requested, requireRequest, type SettledRequest, settled } from './requested.ts';

/** Requests per run of the job. */
const AT_ONCE = 100;
/** Maximum repeated emails per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

export type StartedRequest =
  | ({ readonly outcome: 'started'; readonly clientSecret: string } & Requested)
  | ({ readonly outcome: 'settled' } & SettledRequest);

export interface NewPaymentRequest {
  /** Minor units. */
  readonly amount: number;
  /** The member of staff; null for the buyer. */
  readonly by: string | null;
  readonly expiresAt: Date;
}

interface Deps {
  readonly connection: Connection;
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderPaymentRequests: OrderPaymentRequests;
  readonly orderPayments: OrderPayments;
  readonly orderReader: OrderReader;
  readonly hooks: PaymentRequestHookRegistry;
  readonly tokens: OrderTokens;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
}

/**
 * Further payments of orders (ORDER-35 to ORDER-38). A request is completed once, whoever tells of its payment first;
 * one that was paid when it could not be any more is paid back by itself.
 */
export function createPaymentRequestService(deps: Deps) {
  const { connection, provider, orderPaymentRequests, orderReader, hooks, tokens, limiter, audit } = deps;
  const completion = createRequestCompletion(deps);
  const { settle, takeBack, read } = createRequestSettlement({ ...deps, completion });

  async function find(token: string): Promise<Requested | null> {
    const link = tokens.readPayment(token);
    return link && found(await orderReader.byId(link.orderId), link.requestId);
  }

  async function intentOf({ order, request }: Requested): Promise<PaymentIntent> {
    if (request.intentId !== null) return provider.findIntent(request.intentId);
    return provider.createIntent({
      amount: request.authorisation?.amount ?? request.amount,
      currency: CURRENCY_BY_MARKET[order.market],
      checkoutId: String(order.checkoutId),
      receiptEmail: order.email,
      isCapturedLater: request.kind === 'AUTHORISATION',
      idempotencyKey: `order-payment-${request.id}`,
    });
  }

  async function ofStaff(number: string, id: string): Promise<Requested | null> {
    return found(await orderReader.byNumber(number), id);
  }

  return {
    /**
     * Asks the customer for a further payment, in the transaction of the caller, and sends them the link. Null, with nothing
     * written, if the order has changed since it was read or a request is open.
     */
    async open(
      session: ClientSession,
      order: OrderRecord,
      { amount, by, expiresAt }: NewPaymentRequest,
      proposedEdit: ProposedEditRecord,
    ): Promise<OrderRecord | null> {
      const kind = kindOfNext(order);
      if (!kind) throw new Error(`nothing can be asked for of ${order.number}`);
      const request: PaymentRequestRecord = {
        id: randomUUID(),
        editId: proposedEdit.edit.id,
        kind,
        amount,
        ...authorisationOf(order, kind, amount),
        state: 'OPEN',
        at: proposedEdit.edit.at,
        by,
        expiresAt,
        intentId: null,
        checkAt: expiresAt,
        paidAt: null,
        closedAt: null,
      };
      const saved = await orderPaymentRequests.open(session, order, request, proposedEdit);
      if (saved) hooks.current.onAsked(session, saved, request, 'first');
      return saved;
    },

    /** Null for a link that is wrong. */
    find,

    /** Starts the payment, or continues it; null for a link that is wrong. */
    async start(token: string): Promise<StartedRequest | 'nothingToPay' | null> {
      const requested = await find(token);
      if (!requested) return null;
      if (requested.request.kind === 'AGREEMENT') return 'nothingToPay';
      const before = await settle(requested);
      if (before.request.state !== 'OPEN' || before.isProcessing) return { outcome: 'settled', ...before };
      const intent = await intentOf(before);
      const checkAt = nextCheck({ ...before.request, intentId: intent.id }, new Date());
      const started = await orderPaymentRequests.start(before.order, before.request.id, intent.id, checkAt);
      // It was closed meanwhile: the payment that was made for it is ended.
      if (!started) {
        await provider.cancelIntent(intent.id);
        return { outcome: 'settled', ...settled(await read(before)) };
      }
      const { clientSecret } = intent;
      return { outcome: 'started', clientSecret, ...requireRequest(started, before.request.id) };
    },

    /** Agrees to an edit whose deposit is then awaited, once; null for a link that is wrong. */
    async accept(token: string): Promise<SettledRequest | 'paymentNeeded' | null> {
      const requested = await find(token);
      if (!requested) return null;
      if (requested.request.kind !== 'AGREEMENT') return 'paymentNeeded';
      const before = await settle(requested);
      if (before.request.state !== 'OPEN' || before.isProcessing) return before;
      const isDone = await completion.agree(before);
      return settled(await read(before), !isDone);
    },

    /** What has become of the payment; safe to call any number of times. Null for a link that is wrong. */
    async check(token: string): Promise<SettledRequest | null> {
      const requested = await find(token);
      return requested && settle(requested);
    },

    /** Handles a provider event about an intent. False for those that no request has. */
    async settleIntent(intentId: string): Promise<boolean> {
      const order = await orderPaymentRequests.byIntent(intentId);
      const request = order?.paymentRequests?.find((one) => one.intentId === intentId);
      if (!order || !request) return false;
      await settle({ order, request });
      return true;
    },

    /** Takes a request back, for staff. Null for one that does not exist. */
    async cancel(number: string, id: string, by: string): Promise<SettledRequest | null> {
      const requested = await ofStaff(number, id);
      return requested && takeBack(requested, { state: 'CANCELLED', by });
    },

    /** Leaves the order as it is, for its buyer, whoever has asked. Null for a request that the order does not have. */
    async decline(order: OrderRecord, id: string): Promise<SettledRequest | null> {
      const requested = found(order, id);
      return requested && takeBack(requested, { state: 'DECLINED', by: null });
    },

    /** Sends the link again, and returns where to; or why not. */
    async resend(
      number: string,
      id: string,
      by: string,
    ): Promise<{ email: string } | 'notFound' | 'closed' | 'tooMany'> {
      const requested = await ofStaff(number, id);
      if (!requested) return 'notFound';
      const { order, request } = requested;
      if (request.state !== 'OPEN') return 'closed';
      if (!(await limiter.attempt({ [`payment-request:${order.number}`]: LIMIT }))) return 'tooMany';
      await inTransaction(connection, async (session) => {
        hooks.current.onAsked(session, order, request, randomUUID());
        const action = 'ORDER_PAYMENT_REQUEST_RESENT';
        await audit.record(session, { by, action, subject: 'ORDER', subjectId: order.number });
      });
      return { email: order.email };
    },

    /**
     * Completes requests whose webhook was lost, expires those whose time is over, and ends or pays back the payments of closed
     * ones. Returns how many were looked at.
     */
    async settleDue(now = new Date()): Promise<number> {
      const orders = await orderPaymentRequests.due(now, AT_ONCE);
      const due = orders.flatMap((order) =>
        (order.paymentRequests ?? [])
          .filter(({ checkAt }) => checkAt !== null && checkAt <= now)
          .map((request) => ({ order, request })),
      );
      await forEachSettled(due, async (requested) => {
        const after = await settle(requested);
        const { state, checkAt } = after.request;
        if (checkAt === null || checkAt > now || state === 'PAID') return;
        await orderPaymentRequests.lookAgain(after.order, after.request, nextCheck(after.request, now));
      });
      return due.length;
    },
  };
}

export type PaymentRequestService = ReturnType<typeof createPaymentRequestService>;
