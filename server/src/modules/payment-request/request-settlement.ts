import { dedupeInFlight } from '../../common/dedupe-in-flight.ts';
import type { PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import type { OrderPaymentRequests } from '../order/edit/order-payment-requests.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { PaymentService } from '../payment/payment.service.ts';
import { type Closing, REFUSED, type RequestCompletion } from './request-completion.ts';
import { isOver } from './request-rules.ts';
import { type Requested, requireRequest, type SettledRequest, settled } from './requested.ts';

interface Deps {
  readonly provider: PaymentProvider;
  readonly payment: PaymentService;
  readonly orderPaymentRequests: OrderPaymentRequests;
  readonly orderPayments: OrderPayments;
  readonly completion: RequestCompletion;
}

/** Brings a request to where its payment is at the provider, who is always asked. */
export function createRequestSettlement(deps: Deps) {
  const { provider, payment, orderPaymentRequests, orderPayments, completion } = deps;

  const read = async ({ order, request }: Requested): Promise<Requested> =>
    requireRequest(await orderPayments.byId(order._id), request.id);

  async function closeNow(requested: Requested, closing: Closing): Promise<Requested> {
    await completion.close(requested, closing);
    return read(requested);
  }

  /** Ends the payment of a closed request, or pays it back. False if the provider is still busy with it. */
  async function withdraw({ order, request }: Requested): Promise<boolean> {
    if (request.intentId !== null) {
      const intent = await provider.cancelIntent(request.intentId);
      if (intent.status === 'SUCCEEDED') await payment.settleIntent(intent.id);
      else if (intent.status !== 'CANCELLED') return false;
    }
    await orderPaymentRequests.lookAgain(order, request, null);
    return true;
  }

  /** Ends the payment, if there is one, so that it cannot succeed any more; null if the provider is busy with it. */
  async function end(requested: Requested, closing: Closing): Promise<Requested | null> {
    const { intentId } = requested.request;
    const intent = intentId === null ? null : await provider.cancelIntent(intentId);
    if (intent?.status === 'SUCCEEDED') {
      const isDone = await completion.complete(requested, await provider.findIntent(intent.id));
      return isDone ? withdrawn(await read(requested)) : null;
    }
    if (intent && intent.status !== 'CANCELLED') return null;
    return withdrawn(await closeNow(requested, closing));
  }

  /** Closes a request that is open. One that was paid meanwhile is completed instead. */
  async function takeBack(requested: Requested, closing: Closing): Promise<SettledRequest> {
    if (requested.request.state !== 'OPEN') return settled(requested);
    const ended = await end(requested, closing);
    return ended ? settled(ended) : settled(requested, true);
  }

  /** Of a closed request the payment is ended, or paid back. */
  async function withdrawn(requested: Requested): Promise<Requested> {
    const { state, checkAt } = requested.request;
    const isOpenOrDone = state === 'OPEN' || state === 'PAID' || state === 'ACCEPTED';
    if (!isOpenOrDone && checkAt !== null && (await withdraw(requested))) return read(requested);
    return requested;
  }

  async function settleOnce(requested: Requested): Promise<SettledRequest> {
    const { request } = requested;
    if (request.state !== 'OPEN') return settled(await withdrawn(requested));
    if (isOver(request, new Date())) {
      const ended = await end(requested, { state: 'EXPIRED', by: null });
      return ended ? settled(ended) : settled(requested, true);
    }
    if (request.intentId === null) return settled(requested);
    const intent = await provider.findIntent(request.intentId);
    if (intent.status === 'SUCCEEDED') {
      const isDone = await completion.complete(requested, intent);
      return isDone ? settled(await withdrawn(await read(requested))) : settled(requested, true);
    }
    // Somebody has ended it at the provider.
    if (intent.status === 'CANCELLED') return settled(await withdrawn(await closeNow(requested, REFUSED)));
    return settled(requested, intent.status === 'PROCESSING', intent.failure?.message ?? null);
  }

  /** The browser's return and the webhook often come at once: within a process the later one awaits the earlier. */
  const settling = dedupeInFlight<SettledRequest>();
  const settle = (requested: Requested) => settling(requested.request.id, () => settleOnce(requested));

  return { settle, takeBack, read };
}

export type RequestSettlement = ReturnType<typeof createRequestSettlement>;
