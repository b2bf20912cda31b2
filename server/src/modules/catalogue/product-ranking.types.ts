import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';

@ObjectType('OrderedProduct', { description: 'A product in shop order.' })
export class OrderedProductType {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Path of its main picture; null if it has none.' })
  pictureUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a best seller.' })
  isBestseller!: boolean;

  @Field(() => Boolean, { description: 'Whether the Korean store shows it.' })
  isShownKr!: boolean;

  @Field(() => Boolean, { description: 'Whether the US store shows it.' })
  isShownUs!: boolean;
}

@ObjectType('ProductRanking', { description: 'The order in which both stores list their products.' })
export class ProductRankingType {
  @Field(() => Int, { description: 'Increases with each change; a change must name the version that it is based on.' })
  version!: number;

  @Field(() => [OrderedProductType], { description: 'All products in order, drafts included; at most 5,000.' })
  products!: OrderedProductType[];
}

@InputType({ description: 'All products in a new order.' })
export class ReorderProductsInput {
  @Field(() => Int, { description: 'The version that the new order is based on; refused if it has changed since.' })
  expectedVersion!: number;

  @Field(() => [ID], { description: 'Every product once, including drafts, in the new order.' })
  productIds!: string[];
}

@ObjectType({ description: 'The new order was saved.' })
export class ProductsReordered {
  @Field(() => ProductRankingType, { description: 'The order as it is now.' })
  order!: ProductRankingType;
}

@ObjectType({
  description: 'The order changed, or a product was added, after the caller read it; nothing was saved.',
  implements: UserError,
})
export class ProductRankingConflictError extends UserError {
  @Field(() => ProductRankingType, { description: 'The order as it is now.' })
  order!: ProductRankingType;
}

export const ReorderProductsResult = createUnionType({
  name: 'ReorderProductsResult',
  description: 'Outcome of reorderProducts.',
  types: () => [ProductsReordered, ProductRankingConflictError, ValidationError] as const,
});
