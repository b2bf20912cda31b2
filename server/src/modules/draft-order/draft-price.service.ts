import { toStoredAddress } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { DraftOrderFields } from '@eunbit/schema/validation-draft-order';
import { type InvalidInput, refuseInput } from '../../common/refusal.ts';
import type { CatalogueLive } from '../catalogue/index.ts';
import { type Amounts, buildTaxedSale, NOT_TAXED, type SalesTaxService, type TaxQuote } from '../purchase/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { DraftLineRecord } from './draft-order.model.ts';
import { draftShipping, toAmounts, toDraftLines } from './draft-pricing.ts';

export interface PricedDraft {
  readonly lines: DraftLineRecord[];
  readonly amounts: Amounts;
  /** The tax provider's quote for exactly these contents; null if none was requested. */
  readonly taxQuote: TaxQuote | null;
}

export type PriceOutcome = { readonly value: PricedDraft } | { readonly refused: InvalidInput };

interface Deps extends Pick<CatalogueLive, 'catalogueCache'> {
  readonly salesTax: SalesTaxService;
  readonly shopSettings: CurrentSettings;
}

/** Prices drafts by the rules of the checkout; without an agreed price, the current one applies (DRAFT-3). */
export function createDraftPrices({ catalogueCache, salesTax, shopSettings }: Deps) {
  return async function price(
    fields: DraftOrderFields,
    market: Market,
    kept: TaxQuote | null = null,
  ): Promise<PriceOutcome> {
    const { stores } = await catalogueCache.read();
    const { lines, failures } = toDraftLines(fields, market, (id) => stores[market].byId.get(id));
    const refused = refuseInput(failures);
    if (refused) return refused;
    const shipping = draftShipping(fields, market, lines, shopSettings.current.shipping);
    const address = fields.address && toStoredAddress(fields.address, market);
    const sale = address && fields.payment !== 'NONE' ? buildTaxedSale({ market, lines, shipping, address }) : null;
    if (!sale) return { value: { lines, amounts: toAmounts(lines, shipping, NOT_TAXED), taxQuote: null } };
    const { tax, quote } = await salesTax.assess(sale, kept);
    const taxed = lines.map((line, index) => ({ ...line, tax: tax.lines[index] ?? 0 }));
    return { value: { lines: taxed, amounts: toAmounts(taxed, shipping, tax), taxQuote: quote ?? kept } };
  };
}

export type PriceDraft = ReturnType<typeof createDraftPrices>;
