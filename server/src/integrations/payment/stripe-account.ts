import { Currency } from '@eunbit/schema/market';
import type Stripe from 'stripe';
import type { StripeAccess } from '../../config/provider-settings.ts';
import { isInvalidRequest } from '../stripe-sdk.ts';
import type { AccountPayment, HeldMoney, PaymentAccount } from './payment-account.ts';
import { createStripeClient } from './stripe-client.ts';
import { intentStatus, toCardLabel, toCharge } from './stripe-intent.ts';
import { recordedPayment } from './stripe-records.ts';

const WITH_CHARGE = ['data.latest_charge.balance_transaction'];

const DASHBOARD = 'https://dashboard.stripe.com';

/** The currency, if one of the stores uses it; otherwise undefined. */
function knownCurrency(code: string): Currency | undefined {
  return Object.values(Currency).find((known) => known === code.toUpperCase());
}

function heldMoney({ available, pending }: Stripe.Balance): HeldMoney[] {
  return Object.values(Currency).flatMap((currency) => {
    const isInCurrency = (sum: { readonly currency: string }) => knownCurrency(sum.currency) === currency;
    const [ready, waiting] = [available.find(isInCurrency), pending.find(isInCurrency)];
    if (!ready && !waiting) return [];
    const card = (ready?.source_types?.card ?? 0) + (waiting?.source_types?.card ?? 0);
    return [{ currency, available: ready?.amount ?? 0, pending: waiting?.amount ?? 0, card }];
  });
}

function accountPayment(intent: Stripe.PaymentIntent): AccountPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    ...recordedPayment(intent),
    status: intentStatus(intent.status),
    amount: intent.amount,
    fee: toCharge(intent)?.fee ?? null,
    startedAt: new Date(intent.created * 1000),
    card: toCardLabel(charge),
    receiptUrl: charge?.receipt_url ?? null,
  };
}

/** With a test key, the URL of the dashboard's test mode. */
function getDashboardUrl(settings: StripeAccess | null): string | null {
  if (!settings || settings.apiUrl) return null;
  return settings.secretKey.includes('_test_') ? `${DASHBOARD}/test` : DASHBOARD;
}

/** Uses a client with its own circuit breaker: failures here must not block payments. */
export function createStripeAccount(settings: StripeAccess | null): PaymentAccount {
  const { call } = createStripeClient(settings);
  const dashboardUrl = getDashboardUrl(settings);

  return {
    isConfigured: settings !== null,

    dashboardUrl,

    paymentUrl: (intentId) => dashboardUrl && `${dashboardUrl}/payments/${encodeURIComponent(intentId)}`,

    balance: () => call(async (stripe) => heldMoney(await stripe.balance.retrieve())),

    payments: (limit, after) =>
      call(async (stripe) => {
        try {
          const query = { limit, expand: WITH_CHARGE, ...(after && { starting_after: after }) };
          const { data, has_more: hasMore } = await stripe.paymentIntents.list(query);
          const payments = data.filter(({ currency }) => knownCurrency(currency)).map(accountPayment);
          return { payments, next: hasMore ? (data.at(-1)?.id ?? null) : null };
        } catch (error) {
          if (isInvalidRequest(error) && error.code === 'resource_missing') return null;
          throw error;
        }
      }),
  };
}
