import { ProductGroup } from '@eunbit/schema/catalogue';
import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, SuitTag } from '@eunbit/schema/product-guidance';
import { PRODUCTS_PER_PAGE, ProductSort } from '@eunbit/schema/product-list';
import { ArgsType, Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ProductType } from './catalogue.types.ts';

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'The order of a list of products; equal ones are in shop order.',
  valuesConfig: {
    SHOP_ORDER: { description: 'Shop order, or the order of `numbers`. Sold out products stay in their place.' },
    MARKED_FIRST: {
      description: 'Products that staff have marked as best sellers first. Sold out products stay in their place.',
    },
    RECOMMENDED: { description: 'Shop order, sold out products last.' },
    BEST_SELLERS: {
      description:
        'Most units sold in the last 90 days first; of equal ones what staff have marked as a best seller. Sold out products last.',
    },
    NEWEST: { description: 'The product that was added last first; sold out products last.' },
    LOWEST_PRICE: { description: 'By price, the lowest first; sold out products last.' },
    HIGHEST_PRICE: { description: 'By price, the highest first; sold out products last.' },
  },
});

@InputType({ description: 'What the listed products have: all of it.' })
export class ProductFilterInput {
  @Field(() => ProductGroup, { nullable: true, description: 'One group; all when left out.' })
  group?: ProductGroup | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'At most 8 numbers of products; further, unknown and repeated ones are left out. All when left out.',
  })
  numbers?: number[] | null;

  @Field(() => [SuitTag], { defaultValue: [], description: 'What they suit; of each answer once.' })
  suits!: SuitTag[];

  @Field(() => ContentsKind, { nullable: true, description: 'What they contain; anything when left out.' })
  kind?: ContentsKind | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only what can be ordered.' })
  isInStock!: boolean;
}

@ArgsType()
export class ProductsArgs extends createNumberedPageArgs(PRODUCTS_PER_PAGE) {
  @Field(() => ProductFilterInput, { nullable: true, description: 'Everything when left out.' })
  filter?: ProductFilterInput;

  @Field(() => ProductSort, { defaultValue: ProductSort.SHOP_ORDER, description: 'The order.' })
  sort!: ProductSort;
}

@ObjectType('ProductSuitCount', { description: 'Products that an answer of the finder leaves in a list.' })
export class ProductSuitCountType {
  @Field(() => SuitTag, { description: 'The answer.' })
  tag!: SuitTag;

  @Field(() => Int, { description: 'Products with it and everything else that is chosen.' })
  count!: number;
}

@ObjectType('ContentsKindCount', { description: 'Products that a kind of contents leaves in a list.' })
export class ContentsKindCountType {
  @Field(() => ContentsKind, { description: 'The kind.' })
  kind!: ContentsKind;

  @Field(() => Int, { description: 'Products of it with everything else that is chosen.' })
  count!: number;
}

@ObjectType('ProductChoices', {
  description: 'What a list can be narrowed by. Choices that leave no product are not named.',
})
export class ProductChoicesType {
  @Extensions({ atMost: Object.values(FIND_ANSWERS).flat().length })
  @Field(() => [ProductSuitCountType], {
    description: 'Answers of the finder. An answer replaces the chosen one of its question.',
  })
  suits!: readonly ProductSuitCountType[];

  @Extensions({ atMost: Object.values(ContentsKind).length })
  @Field(() => [ContentsKindCountType], { description: 'Kinds of contents.' })
  kinds!: readonly ContentsKindCountType[];

  @Field(() => Int, { description: 'Products that can be ordered, with everything else that is chosen.' })
  inStock!: number;
}

export const ProductConnection = createNumberedConnectionType('Product', () => ProductType, 'products');
