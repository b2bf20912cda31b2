import { mediaUrl } from '../media/index.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { presentContents } from './contents.presenter.ts';
import type { ProductRecord } from './product.model.ts';
import { toDiscoveryFields } from './product-discovery-form.ts';
import type { StaffProductType } from './product-editor.types.ts';
import { toFactFields } from './product-facts-form.ts';
import { getListingState } from './product-form.ts';

/** Includes the current states of the stores; the form passes them back on saving, to detect concurrent changes. */
export async function presentStaffProduct(
  product: ProductRecord,
  { services, language }: CatalogueContext,
): Promise<StaffProductType> {
  const id = String(product._id);
  const states = await services.productStock.states(id);
  const listing = (market: 'KR' | 'US') => {
    const { price, compareAtPrice } = product.listings[market];
    return { price, compareAtPrice, status: getListingState(product, market, states[market]) };
  };
  const { slug, formerSlugs = [], group, bestseller, icons, title, subtitle, version } = product;
  return {
    id,
    version,
    slug,
    formerSlugs,
    group,
    isBestseller: bestseller,
    icons,
    titleKo: title.ko,
    titleEn: title.en,
    subtitleKo: subtitle.ko,
    subtitleEn: subtitle.en,
    contents: presentContents(product, language),
    sections: product.sections.map(({ menu, lines }) => ({ menu, linesKo: lines.ko, linesEn: lines.en })),
    pictures: product.images.map(({ mediaId, alt, market = null }) => {
      return { id: mediaId, url: mediaUrl(mediaId), altKo: alt.ko, altEn: alt.en, market };
    }),
    ...toFactFields(product),
    ...toDiscoveryFields(product),
    packedUnit: product.packedUnit,
    kr: listing('KR'),
    us: listing('US'),
  };
}
