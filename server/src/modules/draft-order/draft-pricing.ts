import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { Market } from '@eunbit/schema/market';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import type { DraftLineFields, DraftOrderFields } from '@eunbit/schema/validation-draft-order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { mainPictureId, type ProductRecord } from '../catalogue/index.ts';
import { type Amounts, chosenRate, computeSubtotal, type SalesTax } from '../purchase/index.ts';
import type { DraftLineRecord } from './draft-order.model.ts';

/** Finds a product among those that a store sells. */
export type SoldProduct = (productId: string) => ProductRecord | undefined;

type Priced = Pick<DraftOrderFields, 'lines' | 'shippingOption' | 'agreedShipping' | 'payment'>;

const toUnitPrice = ({ agreedPrice }: DraftLineFields, listPrice: number, { payment }: Priced): number =>
  payment === 'NONE' ? 0 : (agreedPrice ?? listPrice);

/** The lines of a draft at current or agreed prices (DRAFT-3), or the products that the store does not sell. */
export function toDraftLines(
  draft: Priced,
  market: Market,
  sold: SoldProduct,
): { readonly lines: DraftLineRecord[]; readonly failures: FieldFailure<ApiMessageKey>[] } {
  const lines: DraftLineRecord[] = [];
  const failures: FieldFailure<ApiMessageKey>[] = [];
  for (const [index, wanted] of draft.lines.entries()) {
    const product = sold(wanted.productId);
    if (!product) {
      failures.push({ path: `lines.${index}.productId`, key: 'draftOrder.productUnavailable' });
      continue;
    }
    const listPrice = product.listings[market].price;
    lines.push({
      productId: wanted.productId,
      slug: product.slug,
      title: { ko: product.title.ko, en: product.title.en },
      mediaId: mainPictureId(product, market),
      quantity: wanted.quantity,
      unitPrice: toUnitPrice(wanted, listPrice, draft),
      tax: 0,
      listPrice,
      agreedPrice: wanted.agreedPrice,
    });
  }
  return { lines, failures };
}

/** The shipping price, minor units: the agreed one, or else the store's price for the subtotal. */
export function draftShipping(
  draft: Priced,
  market: Market,
  lines: readonly DraftLineRecord[],
  shipping: ShippingSettings,
): number {
  if (draft.payment === 'NONE' || lines.length === 0) return 0;
  return draft.agreedShipping ?? chosenRate(shipping, market, computeSubtotal(lines), draft.shippingOption).price;
}

/** The amounts of lines and shipping with the tax on them. */
export function toAmounts(lines: readonly DraftLineRecord[], shipping: number, tax: SalesTax): Amounts {
  const subtotal = computeSubtotal(lines);
  const sum = tax.lines.reduce((total, ofLine) => total + ofLine, tax.shipping);
  return {
    subtotal,
    shipping,
    taxRate: tax.percent,
    taxSource: tax.source,
    shippingTax: tax.shipping,
    tax: sum,
    total: subtotal + shipping + sum,
  };
}
