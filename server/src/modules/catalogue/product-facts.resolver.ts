import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { DownloadType } from '../download/download.types.ts';
import { ProductComparisonType, ProductFactType, ProductType } from './catalogue.types.ts';

/** What only the product page asks for: read from the record when it is selected, not carried through every cart. */
@Resolver(() => ProductType)
export class ProductFactsResolver {
  @FieldResolver(() => [ProductFactType], {
    description:
      "The product information notice that the market's law wants, as a table; empty where none is required.",
  })
  async notice(
    @Root() product: ProductType,
    @Ctx() { services, language }: RequestContext,
  ): Promise<ProductFactType[]> {
    const facts = (await services.catalogue.byId(product.id))?.notices?.[product.market] ?? [];
    return facts.map(({ label, value }) => ({ label: label[language], value: value[language] }));
  }

  @FieldResolver(() => ProductComparisonType, {
    nullable: true,
    description: 'Comparison with an ordinary product with alcohol; null where none is made.',
  })
  async comparison(
    @Root() product: ProductType,
    @Ctx() { services, language }: RequestContext,
  ): Promise<ProductComparisonType | null> {
    const comparison = (await services.catalogue.byId(product.id))?.comparison;
    if (!comparison) return null;
    const { ours, theirs, rows } = comparison;
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

  @FieldResolver(() => [DownloadType], { description: 'Test reports that belong to it.' })
  async reports(@Root() product: ProductType, @Ctx() { services, language }: RequestContext): Promise<DownloadType[]> {
    const record = await services.catalogue.byId(product.id);
    return services.downloads.some(record?.reports ?? [], language);
  }
}
