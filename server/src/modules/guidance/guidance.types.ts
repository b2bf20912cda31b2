import { MAXIMUM_MATCHES, SuitTag } from '@eunbit/schema/product-guidance';
import { Extensions, Field, InputType, ObjectType } from 'type-graphql';
import { ProductSuitType, ProductType } from '../catalogue/index.ts';

@InputType({ description: 'Answers to the questions of the finder.' })
export class FindProductsInput {
  @Field(() => [SuitTag], {
    description: 'One for each question; of several for one question the first counts. None finds nothing.',
  })
  answers!: SuitTag[];
}

@ObjectType('ProductMatch', { description: 'A product that fits, and why.' })
export class ProductMatchType {
  @Field(() => ProductType, { description: 'The product.' })
  product!: ProductType;

  @Extensions({ atMost: MAXIMUM_MATCHES })
  @Field(() => [ProductSuitType], { description: 'The answers that it fits by, with the reasons; at least one.' })
  reasons!: ProductSuitType[];
}
