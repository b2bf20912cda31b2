import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import {
  describeContents,
  describePricePerMeasure,
  MEASURE,
  type ProductContents,
  toPricePerMeasure,
} from '@eunbit/schema/product-contents';
import type { PricePerMeasureType, ProductContentsType } from './catalogue.types.ts';
import type { ProductRecord } from './product.model.ts';
import type { Shopfront } from './product.presenter.ts';

export function presentContents(
  { contents }: Pick<ProductRecord, 'contents'>,
  language: Language,
): ProductContentsType | null {
  return contents ? { ...contents, text: describeContents(contents, language) } : null;
}

/** Uses the current price, not a former one (CATALOGUE-22). */
export function presentPricePerMeasure(
  contents: ProductContents | null,
  amount: number,
  { market, language }: Shopfront,
): PricePerMeasureType | null {
  if (!contents) return null;
  const { kind } = contents;
  const price = toPricePerMeasure({ amount, currency: CURRENCY_BY_MARKET[market] }, contents);
  return price && { kind, measure: MEASURE[kind], price, text: describePricePerMeasure(price, kind, language) };
}
