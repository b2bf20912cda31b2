import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';

@ObjectType('OrderedProduct', { description: 'A product among all, as staff put them in order.' })
export class OrderedProductType {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Path of its main picture; null where it has none.' })
  pictureUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether it is a best seller.' })
  isBestseller!: boolean;

  @Field(() => Boolean, { description: 'Whether the Korean store shows it.' })
  isShownKr!: boolean;

  @Field(() => Boolean, { description: 'Whether the US store shows it.' })
  isShownUs!: boolean;
}

@ObjectType('ProductRanking', { description: 'The order in which both stores show their products.' })
export class ProductRankingType {
  @Field(() => Int, { description: 'Rises with each change; a change sends back the version it saw.' })
  version!: number;

  @Field(() => [OrderedProductType], { description: 'All products in order, drafts included; at most 5,000.' })
  products!: OrderedProductType[];
}

@InputType({ description: 'All products in a new order.' })
export class ReorderProductsInput {
  @Field(() => Int, { description: 'The version that the new order was begun with; a newer one refuses it.' })
  expectedVersion!: number;

  @Field(() => [ID], { description: 'Every product once, drafts included, in the order wanted.' })
  productIds!: string[];
}

@ObjectType({ description: 'The products stand in the wanted order.' })
export class ProductsReordered {
  @Field(() => ProductRankingType, { description: 'The order as it is now.' })
  order!: ProductRankingType;
}

@ObjectType({
  description: 'Somebody else changed the order or added a product meanwhile; nothing was saved.',
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
