import { DRAFT_PAYMENTS, type DraftPayment } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import type { OfferedMethod } from '@eunbit/schema/payment-method';
import type { ShopSettings } from '@eunbit/schema/shop-settings';

/** Stands for what a link to pay by asks for. */
const METHOD_OF = { LINK: 'CARD', DEPOSIT: 'DEPOSIT' } as const satisfies Partial<Record<DraftPayment, OfferedMethod>>;

/** What decides how can be paid: the keys that are set, and the settings of the back office. */
export interface Selling {
  readonly config: { readonly open: Pick<Openings, 'paymentMethods'> };
  readonly shopSettings: { readonly shown: ShopSettings };
}

/** The payment methods that a store offers now (PAYMENT-1). A deposit needs an account to pay into. */
export function offeredMethods({ config, shopSettings }: Selling, market: Market): readonly OfferedMethod[] {
  const { accounts } = shopSettings.shown.banks;
  return config.open.paymentMethods[market].filter((method) => method !== 'DEPOSIT' || accounts.length > 0);
}

/** How an order that staff make can be paid in a store (DRAFT-2): where nobody pays, as for a replacement, always. */
export function offeredDraftPayments(
  { paymentMethods }: Pick<Openings, 'paymentMethods'>,
  market: Market,
): readonly DraftPayment[] {
  return DRAFT_PAYMENTS[market].filter(
    (payment) => payment === 'NONE' || paymentMethods[market].includes(METHOD_OF[payment]),
  );
}
