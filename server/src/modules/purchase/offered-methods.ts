import { DRAFT_PAYMENTS, type DraftPayment } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import type { OfferedMethod } from '@eunbit/schema/payment-method';
import type { ShopSettings } from '@eunbit/schema/shop-settings';

/** The payment method behind a draft order's payment option. */
const METHOD_OF = { LINK: 'CARD', DEPOSIT: 'DEPOSIT' } as const satisfies Partial<Record<DraftPayment, OfferedMethod>>;

/** What payment methods depend on: the configured keys, and the settings in the back office. */
export interface Selling {
  readonly config: { readonly open: Pick<Openings, 'paymentMethods'> };
  readonly shopSettings: { readonly shown: ShopSettings };
}

/** The payment methods that a store offers now (PAYMENT-1). A deposit requires a bank account of the shop. */
export function offeredMethods({ config, shopSettings }: Selling, market: Market): readonly OfferedMethod[] {
  const { accounts } = shopSettings.shown.banks;
  return config.open.paymentMethods[market].filter((method) => method !== 'DEPOSIT' || accounts.length > 0);
}

/**
 * How orders created by staff can be paid in a store (DRAFT-2). Orders without payment, such as replacements, are always
 * possible.
 */
export function offeredDraftPayments(
  { paymentMethods }: Pick<Openings, 'paymentMethods'>,
  market: Market,
): readonly DraftPayment[] {
  return DRAFT_PAYMENTS[market].filter(
    (payment) => payment === 'NONE' || paymentMethods[market].includes(METHOD_OF[payment]),
  );
}
