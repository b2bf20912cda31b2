import { SuitTag } from '@eunbit/schema/product-discovery';
import { isSampleText } from '@eunbit/schema/sample-data';
import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Cacheable } from '../../common/cacheable.ts';
import { DownloadType } from '../download/index.ts';
import type { CatalogueContext } from './catalogue.module.ts';
import { ProductComparisonType, ProductFactType, ProductSuitType, ProductType } from './catalogue.types.ts';
import { presentSuits } from './product.presenter.ts';

/** Fields of the product page only: resolved from the record on demand, so that carts do not compute them. */
@Resolver(() => ProductType)
export class ProductFactsResolver {
  @Cacheable()
  @FieldResolver(() => [ProductFactType], {
    description: "The product disclosure that the market's law requires, as a table; empty if none is required.",
  })
  disclosure(
    @Root() { record, market }: ProductType,
    @Ctx() { services, language }: CatalogueContext,
  ): ProductFactType[] {
    const facts = record.disclosures[market].map(({ label, value }) => ({
      label: label[language],
      value: value[language],
    }));
    return services.config.hidesSamples ? facts.filter(({ value }) => !isSampleText(value)) : facts;
  }

  @Cacheable()
  @FieldResolver(() => ProductComparisonType, {
    nullable: true,
    description: 'Comparison with an ordinary product with alcohol; null if there is none.',
  })
  comparison(@Root() { record }: ProductType, @Ctx() { language }: CatalogueContext): ProductComparisonType | null {
    if (!record.comparison) return null;
    const { ours, theirs, rows } = record.comparison;
    return {
      ours: ours[language],
      theirs: theirs[language],
      rows: rows.map((row) => ({
        aspect: row.aspect[language],
        ours: row.ours[language],
        theirs: row.theirs[language],
      })),
    };
  }

  @Cacheable()
  @Extensions({ atMost: Object.keys(SuitTag).length })
  @FieldResolver(() => [ProductSuitType], { description: 'Answers of the product finder that it suits, with reasons.' })
  suits(@Root() { record }: ProductType, @Ctx() { language }: CatalogueContext): ProductSuitType[] {
    return presentSuits(record, language);
  }

  @Cacheable()
  @FieldResolver(() => [DownloadType], { description: 'Test reports of the product.' })
  reports(@Root() { record }: ProductType, @Ctx() { services, language }: CatalogueContext): DownloadType[] {
    return services.downloads.some(record.reports, language);
  }
}
