import { randomUUID } from 'node:crypto';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { forEachSettled } from '../../common/for-each-settled.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import { type ChangeOrder, type OrderReader, type OrderRecord, type OrderTokens, savedOrder } from '../order/index.ts';
import type { PaymentService } from '../payment/index.ts';
import {
  decideRequestAgreed,
  decideRequestLookedAt,
  decideRequestResent,
  decideRequestStarted,
} from './request-decisions.ts';
import { nextCheck } from './request-rules.ts';
import { createRequestSettlement } from './request-settlement.ts';
import { found, type Requested, requireRequest, type SettledRequest, settled } from './requested.ts';

/** Requests per run of the job. */
const AT_ONCE = 100;
/** Maximum repeated emails per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

export type StartedRequest =
  | ({ readonly outcome: 'started'; readonly clientSecret: string } & Requested)
  | ({ readonly outcome: 'settled' } & SettledRequest);

interface Deps {
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderReader: OrderReader;
  readonly changeOrder: ChangeOrder;
  readonly tokens: OrderTokens;
  readonly limiter: RateLimiter;
}

/**
 * Further payments of orders (ORDER-35 to ORDER-38). A request is completed once, whoever tells of its payment first;
 * one that was paid when it could not be any more is paid back by itself.
 */
export function createPaymentRequestService(deps: Deps) {
  const { provider, orderReader, changeOrder, tokens, limiter } = deps;
  const { settle, takeBack, read } = createRequestSettlement(deps);

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
      const { order, request } = before;
      const started = await changeOrder({ _id: order._id }, (current, now) =>
        decideRequestStarted(current, request.id, intent.id, now),
      );
      const saved = savedOrder(started);
      const { clientSecret } = intent;
      if (saved) return { outcome: 'started', clientSecret, ...requireRequest(saved, request.id) };
      // It was closed meanwhile: the payment that was made for it is ended.
      const isClosed = started !== null && 'refused' in started;
      if (isClosed) await provider.cancelIntent(intent.id);
      return { outcome: 'settled', ...settled(await read(before), !isClosed) };
    },

    /** Agrees to an edit whose deposit is then awaited, once; null for a link that is wrong. */
    async accept(token: string): Promise<SettledRequest | 'paymentNeeded' | null> {
      const requested = await find(token);
      if (!requested) return null;
      if (requested.request.kind !== 'AGREEMENT') return 'paymentNeeded';
      const before = await settle(requested);
      if (before.request.state !== 'OPEN' || before.isProcessing) return before;
      const { order, request } = before;
      const agreed = await changeOrder({ _id: order._id }, (current, now) =>
        decideRequestAgreed(current, request.id, now),
      );
      return settled(await read(before), savedOrder(agreed) === null);
    },

    /** What has become of the payment; safe to call any number of times. Null for a link that is wrong. */
    async check(token: string): Promise<SettledRequest | null> {
      const requested = await find(token);
      return requested && settle(requested);
    },

    /** Handles a provider event about an intent. False for those that no request has. */
    async settleIntent(intentId: string): Promise<boolean> {
      const order = await orderReader.byRequestIntent(intentId);
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
      const resent = { sending: randomUUID(), by };
      const saved = savedOrder(
        await changeOrder({ _id: order._id }, (current) => decideRequestResent(current, id, resent)),
      );
      return saved ? { email: saved.email } : 'closed';
    },

    /**
     * Completes requests whose webhook was lost, expires those whose time is over, and ends or pays back the payments of closed
     * ones. Returns how many were looked at.
     */
    async settleDue(now = new Date()): Promise<number> {
      const orders = await orderReader.dueRequests(now, AT_ONCE);
      const due = orders.flatMap((order) =>
        (order.paymentRequests ?? [])
          .filter(({ checkAt }) => checkAt !== null && checkAt <= now)
          .map((request) => ({ order, request })),
      );
      await forEachSettled(due, async (requested) => {
        const after = await settle(requested);
        const { state, checkAt } = after.request;
        if (checkAt === null || checkAt > now || state === 'PAID') return;
        const next = nextCheck(after.request, now);
        await changeOrder({ _id: after.order._id }, (current) => decideRequestLookedAt(current, after.request, next));
      });
      return due.length;
    },
  };
}

export type PaymentRequestService = ReturnType<typeof createPaymentRequestService>;
