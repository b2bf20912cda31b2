import { MAXIMUM_MATCHES, SuitTag } from '@eunbit/schema/product-discovery';
import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { ProductSuitType, ProductType } from '../catalogue/index.ts';

@InputType({ description: 'Answers to the questions of the product finder.' })
export class FindProductsInput {
  @Field(() => [SuitTag], {
    description: 'One for each question; if there are several, the first counts. An empty list finds nothing.',
  })
  answers!: SuitTag[];
}

@ObjectType('ProductMatch', { description: 'A matching product, with reasons.' })
export class ProductMatchType {
  @Field(() => ProductType, { description: 'The product.' })
  product!: ProductType;

  @Extensions({ atMost: MAXIMUM_MATCHES })
  @Field(() => [ProductSuitType], { description: 'The answers that it suits, with reasons; at least one.' })
  reasons!: ProductSuitType[];
}
