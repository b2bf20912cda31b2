import { apiMessage } from '@eunbit/schema/api-messages';
import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { presentCheckout } from '../checkout/index.ts';
import { CheckoutChangedError } from './checkout-changed.types.ts';
import type { PaymentContext } from './payment.module.ts';
import type { ChangedCheckout } from './payment-step.service.ts';

/** Maximum number of changes in a response. The request determines how many there are, so they need a limit. */
const MAXIMUM_CHANGES = 50;

/** The old and new values, which the shopper has to confirm. */
export async function checkoutChanged(
  { expectedTotal, changes, checkout, draft }: ChangedCheckout,
  { language, services }: PaymentContext,
): Promise<CheckoutChangedError> {
  const currency = CURRENCY_BY_MARKET[checkout.market];
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  const { byId } = await services.catalogueCache.read();
  const presented = changes.slice(0, MAXIMUM_CHANGES).map(({ before, after, ...change }) => ({
    ...change,
    title: byId.get(change.productId ?? '')?.title[language] ?? null,
    before: money(before),
    after: money(after),
  }));
  return Object.assign(new CheckoutChangedError(), {
    message: apiMessage('total.changed', language),
    expected: { amount: expectedTotal, currency },
    changes: presented,
    checkout: presentCheckout(checkout, draft, language, services),
  });
}
