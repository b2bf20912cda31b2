import { randomUUID } from 'node:crypto';
import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { PaymentRequestStatus } from '@eunbit/schema/payment-request';
import { forEachSettled } from '../../common/for-each-settled.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse } from '../../common/refusal.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import {
  type Changed,
  type ChangeOrder,
  isMade,
  type OrderReader,
  type OrderRecord,
  type OrderTokens,
  savedOrder,
} from '../order/index.ts';
import type { PaymentService } from '../payment/index.ts';
import type { PaymentRequestRefusal } from './payment-request.types.ts';
import {
  CLOSED,
  decideRequestAgreed,
  decideRequestPolled,
  decideRequestResent,
  decideRequestStarted,
} from './request-decisions.ts';
import { found, nextCheck, type Requested, requireRequest, type SettledRequest, settled } from './request-rules.ts';
import { createRequestSettlement } from './request-settlement.ts';

/** Maximum number of requests per run of the job. */
const AT_ONCE = 100;
/** Maximum repeated emails per order and hour, to protect mailboxes from being flooded. */
const LIMIT = { tries: 5, windowSeconds: 3600 };

/** The payment can be confirmed with a card, or has an outcome already. */
export type StartedRequest = (Requested & { readonly clientSecret: string }) | SettledRequest;

/** The value for a link or an id, or why the step is refused. */
export type Found<Value> = { readonly value: Value } | { readonly refused: PaymentRequestRefusal };

const LINK_INVALID = refuse('LINK_INVALID', 'paymentRequest.linkInvalid');
const NOT_FOUND = refuse('REQUEST_NOT_FOUND', 'order.notFound');

/** Why staff cannot cancel a request after the customer's step. */
const DONE_KEYS: Partial<Record<PaymentRequestStatus, ApiMessageKey>> = {
  PAID: 'paymentRequest.paid',
  AUTHORISED: 'paymentRequest.authorised',
  ACCEPTED: 'paymentRequest.accepted',
};

interface Deps {
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderReader: OrderReader;
  readonly changeOrder: ChangeOrder;
  readonly tokens: OrderTokens;
  readonly limiter: RateLimiter;
}

/**
 * Further payments of orders (ORDER-35 to ORDER-38). A request is completed once, whether its webhook, its page or the job is
 * first; a payment that arrives too late is refunded automatically.
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
    /** Null if the link is invalid. */
    find,

    /** Starts or continues the payment. */
    async start(token: string): Promise<Found<StartedRequest>> {
      const requested = await find(token);
      if (!requested) return LINK_INVALID;
      if (requested.request.kind === 'AGREEMENT') return refuse('NOTHING_TO_PAY', 'paymentRequest.nothingToPay');
      const before = await settle(requested);
      if (before.request.status !== 'OPEN' || before.isProcessing) return { value: before };
      const intent = await intentOf(before);
      const { order, request } = before;
      const started = await changeOrder({ _id: order._id }, (current, now) =>
        decideRequestStarted(current, request.id, intent.id, now),
      );
      const saved = savedOrder(started);
      const { clientSecret } = intent;
      if (saved) return { value: { clientSecret, ...requireRequest(saved, request.id) } };
      // The request was closed meanwhile: the payment that was created for it is cancelled.
      const isClosed = started !== null && 'refused' in started;
      if (isClosed) await provider.cancelIntent(intent.id);
      return { value: settled(await read(before), !isClosed) };
    },

    /** Agrees, once, to an edit whose deposit is then awaited. */
    async accept(token: string): Promise<Found<SettledRequest>> {
      const requested = await find(token);
      if (!requested) return LINK_INVALID;
      if (requested.request.kind !== 'AGREEMENT') return refuse('PAYMENT_NEEDED', 'paymentRequest.paymentNeeded');
      const before = await settle(requested);
      if (before.request.status !== 'OPEN' || before.isProcessing) return { value: before };
      const { order, request } = before;
      const agreed = await changeOrder({ _id: order._id }, (current, now) =>
        decideRequestAgreed(current, request.id, now),
      );
      return { value: settled(await read(before), savedOrder(agreed) === null) };
    },

    /** The outcome of the payment. Idempotent. */
    async check(token: string): Promise<Found<SettledRequest>> {
      const requested = await find(token);
      return requested ? { value: await settle(requested) } : LINK_INVALID;
    },

    /** Handles a provider event about an intent. Returns false if no request has it. */
    async settleIntent(intentId: string): Promise<boolean> {
      const order = await orderReader.byRequestIntent(intentId);
      const request = order?.paymentRequests?.find((one) => one.intentId === intentId);
      if (!order || !request) return false;
      await settle({ order, request });
      return true;
    },

    /** Cancels a request, for staff. */
    async cancel(number: string, id: string, by: string): Promise<Changed<PaymentRequestRefusal>> {
      const requested = await ofStaff(number, id);
      if (!requested) return NOT_FOUND;
      const { order, request, isProcessing } = await takeBack(requested, { status: 'CANCELLED', by });
      if (isProcessing) return refuse('REQUEST_PROCESSING', 'paymentRequest.processing');
      const done = DONE_KEYS[request.status];
      return done ? refuse('REQUEST_CLOSED', done) : { order };
    },

    /** Declines an edit, whoever proposed it; the order is unchanged. A conflict if the buyer has already paid or agreed. */
    async decline(own: OrderRecord | null, id: string): Promise<Changed<PaymentRequestRefusal>> {
      const requested = found(own, id);
      if (!requested) return NOT_FOUND;
      const { order, request, isProcessing } = await takeBack(requested, { status: 'DECLINED', by: null });
      if (isProcessing) return refuse('REQUEST_PROCESSING', 'paymentRequest.ownProcessing');
      return isMade(request) ? { conflict: order } : { order };
    },

    /** Sends the link again; returns the address that it goes to. */
    async resend(number: string, id: string, by: string): Promise<Found<string>> {
      const requested = await ofStaff(number, id);
      if (!requested) return NOT_FOUND;
      const { order, request } = requested;
      if (request.status !== 'OPEN') return CLOSED;
      if (!(await limiter.attempt({ [`payment-request:${order.number}`]: LIMIT })))
        return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      const resent = { sending: randomUUID(), by };
      const saved = savedOrder(
        await changeOrder({ _id: order._id }, (current) => decideRequestResent(current, id, resent)),
      );
      return saved ? { value: saved.email } : CLOSED;
    },

    /**
     * Completes requests whose webhook was lost, closes expired ones, and cancels or refunds the payments of closed ones. Returns
     * the number of requests processed.
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
        const { status, checkAt } = after.request;
        if (checkAt === null || checkAt > now || status === 'PAID') return;
        const next = nextCheck(after.request, now);
        await changeOrder({ _id: after.order._id }, (current) => decideRequestPolled(current, after.request, next));
      });
      return due.length;
    },
  };
}

export type PaymentRequestService = ReturnType<typeof createPaymentRequestService>;
