import { ProductGroup } from '@eunbit/schema/catalogue';
import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, SuitTag } from '@eunbit/schema/product-discovery';
import { PRODUCTS_PER_PAGE, ProductSort } from '@eunbit/schema/product-list';
import { ArgsType, Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ProductType } from './catalogue.types.ts';

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'Sort order of a product list; ties are in shop order.',
  valuesConfig: {
    SHOP_ORDER: { description: 'Shop order, or the order of `numbers`. Sold out products keep their position.' },
    MARKED_FIRST: {
      description: 'Products that staff marked as best sellers first. Sold out products keep their position.',
    },
    RECOMMENDED: { description: 'Shop order, sold out products last.' },
    BEST_SELLERS: {
      description:
        'Most units sold in the last 90 days first; among equals, products that staff marked as best sellers. Sold out products last.',
    },
    NEWEST: { description: 'Newest product first; sold out products last.' },
    LOWEST_PRICE: { description: 'Lowest price first; sold out products last.' },
    HIGHEST_PRICE: { description: 'Highest price first; sold out products last.' },
  },
});

@InputType({ description: 'Filter of a product list; all conditions must match.' })
export class ProductFilterInput {
  @Field(() => ProductGroup, { nullable: true, description: 'Product group; all groups if omitted.' })
  group?: ProductGroup | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Up to 8 product numbers; further, unknown and repeated numbers are ignored. All products if omitted.',
  })
  numbers?: number[] | null;

  @Field(() => [SuitTag], { defaultValue: [], description: 'Answers of the product finder that they suit, each once.' })
  suits!: SuitTag[];

  @Field(() => ContentsKind, { nullable: true, description: 'Kind of contents; any kind if omitted.' })
  kind?: ContentsKind | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only products that can be ordered.' })
  isInStock!: boolean;
}

@ArgsType()
export class ProductsArgs extends createNumberedPageArgs(PRODUCTS_PER_PAGE) {
  @Field(() => ProductFilterInput, { nullable: true, description: 'Filter; all products if omitted.' })
  filter?: ProductFilterInput;

  @Field(() => ProductSort, { defaultValue: ProductSort.SHOP_ORDER, description: 'The order.' })
  sort!: ProductSort;
}

@ObjectType('ProductSuitCount', { description: 'Number of products that suit an answer of the product finder.' })
export class ProductSuitCountType {
  @Field(() => SuitTag, { description: 'The answer.' })
  tag!: SuitTag;

  @Field(() => Int, { description: 'Products that suit it and match the rest of the filter.' })
  count!: number;
}

@ObjectType('ContentsKindCount', { description: 'Number of products of a kind of contents.' })
export class ContentsKindCountType {
  @Field(() => ContentsKind, { description: 'The kind.' })
  kind!: ContentsKind;

  @Field(() => Int, { description: 'Products of this kind that match the rest of the filter.' })
  count!: number;
}

@ObjectType('ProductChoices', {
  description: 'Filter choices of a list. Choices without products are left out.',
})
export class ProductChoicesType {
  @Extensions({ atMost: Object.values(FIND_ANSWERS).flat().length })
  @Field(() => [ProductSuitCountType], {
    description: 'Answers of the product finder. An answer replaces the selected answer to the same question.',
  })
  suits!: readonly ProductSuitCountType[];

  @Extensions({ atMost: Object.values(ContentsKind).length })
  @Field(() => [ContentsKindCountType], { description: 'Kinds of contents.' })
  kinds!: readonly ContentsKindCountType[];

  @Field(() => Int, { description: 'Products in stock that match the rest of the filter.' })
  inStock!: number;
}

export const ProductConnection = createNumberedConnectionType('Product', () => ProductType, 'products');
