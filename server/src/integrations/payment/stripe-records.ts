import type { Currency } from '@eunbit/schema/market';
import type Stripe from 'stripe';
import type { StripeAccess } from '../../config/provider-settings.ts';
import { isInvalidRequest } from '../stripe-sdk.ts';
import type { PaymentRecords, RecordedPayment, RecordedRefund } from './payment-records.ts';
import { createStripeClient } from './stripe-client.ts';
import { REFUND_PARTS, toDispute, toTrackedRefund } from './stripe-reversals.ts';

/** Stripe's maximum page size. */
const PAGE_SIZE = 100;

const WITH_CHARGE = ['latest_charge'];

const moment = (seconds: number) => new Date(seconds * 1000);
const toUnixSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Requires the latest charge to be expanded. */
export function recordedPayment({
  id,
  metadata,
  currency,
  latest_charge: charge,
}: Stripe.PaymentIntent): RecordedPayment {
  const taken = charge && typeof charge === 'object' && charge.captured && charge.paid ? charge : null;
  return {
    intentId: id,
    checkoutId: metadata.checkoutId ?? null,
    received: taken?.amount_captured ?? 0,
    // Stripe also counts the released part of a partially captured authorisation as refunded.
    refunded: taken ? taken.amount_refunded - (taken.amount - taken.amount_captured) : 0,
    currency: currency.toUpperCase() as Currency,
    paidAt: taken && moment(taken.created),
  };
}

/** Null for a failed refund and for a released authorisation: no money was returned. */
function toRefund(refund: Stripe.Refund): RecordedRefund | null {
  const tracked = toTrackedRefund(refund);
  if (!tracked || tracked.status === 'FAILED') return null;
  const { id, intentId, amount, currency, madeAt } = tracked;
  return { id, intentId, amount, currency, madeAt };
}

/** The object, or null if Stripe has no object with this id. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isInvalidRequest(error) && error.code === 'resource_missing') return null;
    throw error;
  }
}

interface ListPage<T> {
  readonly data: readonly T[];
  readonly has_more: boolean;
}

/** Iterates over all pages of a list. */
async function* readPages<T extends { readonly id: string }>(
  read: (after: { starting_after?: string }) => Promise<ListPage<T>>,
): AsyncGenerator<readonly T[]> {
  let after = {};
  for (;;) {
    const page = await read(after);
    yield page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    after = { starting_after: last.id };
  }
}

export function createStripeRecords(settings: StripeAccess | null): PaymentRecords {
  const { call } = createStripeClient(settings);

  return {
    async *payments(since) {
      const expand = WITH_CHARGE.map((path) => `data.${path}`);
      const query = { created: { gte: toUnixSeconds(since) }, limit: PAGE_SIZE, expand };
      const read = (after: object) => call((stripe) => stripe.paymentIntents.list({ ...query, ...after }));
      for await (const page of readPages(read)) yield page.map(recordedPayment);
    },

    async *refunds(since) {
      const expand = REFUND_PARTS.map((path) => `data.${path}`);
      const query = { created: { gte: toUnixSeconds(since) }, limit: PAGE_SIZE, expand };
      const read = (after: object) => call((stripe) => stripe.refunds.list({ ...query, ...after }));
      for await (const page of readPages(read)) yield page.map(toRefund).filter((refund) => refund !== null);
    },

    async *disputes(since) {
      const query = { created: { gte: toUnixSeconds(since) }, limit: PAGE_SIZE };
      const read = (after: object) => call((stripe) => stripe.disputes.list({ ...query, ...after }));
      for await (const page of readPages(read)) yield page.map(toDispute);
    },

    async findPayment(intentId) {
      const found = await call((stripe) => orNull(stripe.paymentIntents.retrieve(intentId, { expand: WITH_CHARGE })));
      return found && recordedPayment(found);
    },

    async findRefund(refundId) {
      const found = await call((stripe) => orNull(stripe.refunds.retrieve(refundId, { expand: REFUND_PARTS })));
      return found && toRefund(found);
    },

    async findDispute(disputeId) {
      const found = await call((stripe) => orNull(stripe.disputes.retrieve(disputeId)));
      return found && toDispute(found);
    },
  };
}
