import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import {
  describeContents,
  describePricePerMeasure,
  MEASURE,
  type ProductContents,
  toPricePerMeasure,
} from '@eunbit/schema/product-contents';
import type { PricePerMeasureType, ProductContentsType } from './catalogue.types.ts';
import type { Shopfront } from './product.presenter.ts';
import type { ProductRecord } from './product.record.ts';

type StatedContents = Pick<ProductRecord, 'contents' | 'volume'>;

export function presentContents({ contents }: StatedContents, language: Language): ProductContentsType | null {
  return contents ? { ...contents, text: describeContents(contents, language) } : null;
}

/** Contents as text. Products whose typed text could not be read as contents keep it until staff state some. */
export function presentVolume({ contents, volume }: StatedContents, language: Language): string | null {
  if (contents === undefined) return volume?.[language] ?? null;
  return contents && describeContents(contents, language);
}

/** Of the price that is paid, not of a former one (CATALOGUE-22). */
export function presentPricePerMeasure(
  contents: ProductContents | null | undefined,
  amount: number,
  { market, language }: Shopfront,
): PricePerMeasureType | null {
  if (!contents) return null;
  const { kind } = contents;
  const price = toPricePerMeasure({ amount, currency: CURRENCY_BY_MARKET[market] }, contents);
  return price && { kind, measure: MEASURE[kind], price, text: describePricePerMeasure(price, kind, language) };
}
