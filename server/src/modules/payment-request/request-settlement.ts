import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import {
  type PaymentIntent,
  type PaymentProvider,
  PaymentProviderError,
} from '../../integrations/payment/payment-provider.ts';
import { type ChangeOrder, doneFrom, type OrderReader, type OrderRecord, savedOrder } from '../order/index.ts';
import type { PaymentService } from '../payment/index.ts';
import {
  type Closing,
  decideRequestClosed,
  decideRequestCompleted,
  decideRequestPolled,
  decideRequestWithdrawn,
  REFUSED,
} from './request-decisions.ts';
import {
  canBeReplaced,
  isOver,
  type Requested,
  requireRequest,
  type SettledRequest,
  settled,
} from './request-rules.ts';

/** Whether the customer has completed the payment. */
const isSecured = ({ status }: PaymentIntent): boolean => status === 'SUCCEEDED' || status === 'AUTHORISED';

interface Deps {
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderReader: OrderReader;
  readonly changeOrder: ChangeOrder;
}

/** Updates a request from its payment, which is always read from the provider. */
export function createRequestSettlement({ provider, payment, orderReader, changeOrder }: Deps) {
  const read = async ({ order, request }: Requested): Promise<Requested> =>
    requireRequest(await orderReader.byNumber(order.number), request.id);

  async function closeNow({ order, request }: Requested, closing: Closing): Promise<Requested> {
    await changeOrder({ _id: order._id }, (current, now) => decideRequestClosed(current, request.id, closing, now));
    return read({ order, request });
  }

  /**
   * Cancels the payment of a closed request; if it was paid, refunds it and notifies the customer, once. Returns false if the
   * provider is still processing it.
   */
  async function withdraw({ order, request }: Requested): Promise<boolean> {
    const intent = request.intentId === null ? null : await provider.cancelIntent(request.intentId);
    const isPaid = intent?.status === 'SUCCEEDED';
    if (intent && !isPaid && intent.status !== 'CANCELLED') return false;
    if (isPaid) await payment.settleIntent(intent.id);
    await changeOrder({ _id: order._id }, (current) => decideRequestWithdrawn(current, request, isPaid));
    return true;
  }

  /** Cancels an authorisation that was replaced. If it was captured all the same, it is refunded. */
  async function release({ order, request }: Requested, intentId: string): Promise<boolean> {
    const intent = await provider.cancelIntent(intentId);
    if (intent.status === 'SUCCEEDED') await payment.payBackReplaced(intent.id);
    else if (intent.status !== 'CANCELLED') return false;
    await changeOrder({ _id: order._id }, (current) => decideRequestPolled(current, request, null));
    return true;
  }

  /** Completes the remaining steps at the provider after a request has ended. */
  async function tidied(requested: Requested): Promise<Requested> {
    const { status, checkAt, authorisation } = requested.request;
    if (status === 'OPEN' || checkAt === null) return requested;
    // No refund while the status change that caused it can still be undone; the job handles it afterwards.
    const now = new Date();
    if (status === 'CANCELLED' && doneFrom(requested.order, now) > now) return requested;
    const isDone =
      status === 'AUTHORISED' && authorisation
        ? await release(requested, authorisation.replacedIntentId)
        : await withdraw(requested);
    return isDone ? read(requested) : requested;
  }

  /** Completes a request that was paid or authorised; null if another change has to finish first. */
  async function complete({ order, request }: Requested, intent: PaymentIntent): Promise<Requested | null> {
    const decide = (current: OrderRecord, now: Date) => decideRequestCompleted(current, request.id, intent, now);
    const saved = savedOrder(await changeOrder({ _id: order._id }, decide));
    if (!saved) return null;
    const completed = requireRequest(saved, request.id);
    return tidied(completed).catch((error: unknown) => {
      // The customer's part succeeded nevertheless; the job cancels the replaced authorisation.
      if (error instanceof PaymentProviderError && completed.request.status === 'AUTHORISED') return completed;
      throw error;
    });
  }

  /** Cancels a payment, unless the customer was faster: an authorisation could still be cancelled, but was given as agreed. */
  async function stop(intentId: string): Promise<PaymentIntent> {
    const before = await provider.findIntent(intentId);
    if (isSecured(before)) return before;
    const after = await provider.cancelIntent(intentId);
    return after.status === 'SUCCEEDED' ? provider.findIntent(intentId) : after;
  }

  /** Closes a request and cancels its payment; null if the provider is still processing it. */
  async function end(requested: Requested, closing: Closing): Promise<Requested | null> {
    const { intentId } = requested.request;
    const intent = intentId === null ? null : await stop(intentId);
    if (intent && isSecured(intent)) return complete(requested, intent);
    if (intent && intent.status !== 'CANCELLED') return null;
    return tidied(await closeNow(requested, closing));
  }

  /** Closes an open request. If it was paid meanwhile, it is completed instead. */
  async function takeBack(requested: Requested, closing: Closing): Promise<SettledRequest> {
    if (requested.request.status !== 'OPEN') return settled(requested);
    const ended = await end(requested, closing);
    return ended ? settled(ended) : settled(requested, true);
  }

  async function settleOnce(requested: Requested): Promise<SettledRequest> {
    const { order, request } = requested;
    if (request.status !== 'OPEN') return settled(await tidied(requested));
    const isExpired = isOver(request, new Date());
    if (isExpired || !canBeReplaced(order, request)) {
      const ended = await end(requested, isExpired ? { status: 'EXPIRED', by: null } : REFUSED);
      return ended ? settled(ended) : settled(requested, true);
    }
    if (request.intentId === null) return settled(requested);
    const intent = await provider.findIntent(request.intentId);
    if (isSecured(intent)) {
      const completed = await complete(requested, intent);
      return completed ? settled(completed) : settled(requested, true);
    }
    // The payment was cancelled in the provider's dashboard.
    if (intent.status === 'CANCELLED') return settled(await tidied(await closeNow(requested, REFUSED)));
    return settled(requested, intent.status === 'PROCESSING', intent.failure?.message ?? null);
  }

  /** The browser's return and the webhook often arrive at the same time: within a process, the later one awaits the earlier. */
  const settling = dedupeInFlight<SettledRequest>();
  const settle = (requested: Requested) => settling(requested.request.id, () => settleOnce(requested));

  return { settle, takeBack, read };
}

export type RequestSettlement = ReturnType<typeof createRequestSettlement>;
