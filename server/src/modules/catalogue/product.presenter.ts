import { CURRENCY_BY_MARKET, type Language, type Market } from '@eunbit/schema/market';
import { mediaUrl } from '../media/index.ts';
import type { ProductSuitType, ProductType } from './catalogue.types.ts';
import { presentContents, presentPricePerMeasure } from './contents.presenter.ts';
import { presentFilm, presentPicture } from './picture.presenter.ts';
import { picturesOf } from './picture.record.ts';
import type { ProductRecord } from './product.model.ts';
import { getProductNumber } from './product-number.ts';
export interface Shopfront {
  readonly market: Market;
  readonly language: Language;
}

/** A product for one market. Pure: the record contains all texts and prices. */
export function presentProduct(record: ProductRecord, { market, language }: Shopfront): ProductType {
  const { price, compareAtPrice } = record.listings[market];
  const currency = CURRENCY_BY_MARKET[market];
  return {
    record,
    id: String(record._id),
    number: getProductNumber(record),
    slug: record.slug,
    market,
    group: record.group,
    title: record.title[language],
    subtitle: record.subtitle[language],
    contents: presentContents(record, language),
    price: { amount: price, currency },
    pricePerMeasure: presentPricePerMeasure(record.contents, price, { market, language }),
    compareAtPrice: compareAtPrice === null ? null : { amount: compareAtPrice, currency },
    isBestseller: record.bestseller,
    icons: record.icons,
    images: picturesOf(record.images, market).map((picture) => presentPicture(picture, language)),
    films: picturesOf(record.films, market).map((film) => presentFilm(film, language)),
    shareImage: presentShareImage(record, market),
    sections: record.sections.map(({ menu, lines }) => ({ menu, lines: lines[language] })),
  };
}

function presentShareImage({ shareMediaIds }: ProductRecord, market: Market): string | null {
  return shareMediaIds ? mediaUrl(shareMediaIds[market]) : null;
}

export function presentSuits({ suits }: Pick<ProductRecord, 'suits'>, language: Language): ProductSuitType[] {
  return suits.map(({ tag, reason }) => ({ tag, reason: reason[language] }));
}
