import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import { isSampleText } from '@eunbit/schema/sample-data';
import type { Bank } from '@eunbit/schema/shop-settings';
import { mediaUrl } from '../media/index.ts';
import { computeLineTotal } from './pricing.ts';
import type { BankType, OrderLineType } from './purchase.types.ts';
import type { OrderLineRecord } from './purchase-schemas.ts';

/** `owner` makes line ids unique across orders in a client's cache. */
export function presentOrderLine(
  line: OrderLineRecord,
  owner: string,
  market: Market,
  language: Language,
): OrderLineType {
  const currency = CURRENCY_BY_MARKET[market];
  const { productId, slug, title, mediaId, quantity, unitPrice, addedUnits = [], tax } = line;
  return {
    id: `${owner}:${productId}`,
    productId,
    slug,
    title: title[language],
    imageUrl: mediaUrl(mediaId),
    quantity,
    unitPrice: { amount: unitPrice, currency },
    addedUnits: addedUnits.map((added) => ({
      quantity: added.quantity,
      unitPrice: { amount: added.unitPrice, currency },
    })),
    lineTotal: { amount: computeLineTotal(line), currency },
    tax: { amount: tax, currency },
  };
}

export function presentBank(bank: Bank, language: Language): BankType {
  return { ...bank, name: bank.name[language], isSample: isSampleText(bank.accountNumber) };
}
