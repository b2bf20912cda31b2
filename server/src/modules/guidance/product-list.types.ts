import { ProductGroup } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { ContentsKind } from '@eunbit/schema/product-contents';
import { FIND_ANSWERS, SuitTag } from '@eunbit/schema/product-guidance';
import { PRODUCTS_PER_PAGE, ProductSort } from '@eunbit/schema/product-list';
import { ArgsType, Extensions, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import { ProductType } from '../catalogue/index.ts';

registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'The order of a list of products; what is sold out comes last in each.',
  valuesConfig: {
    RECOMMENDED: { description: 'Shop order.' },
    BEST_SELLERS: {
      description:
        'What sold most units in the last 90 days first; of equal ones what staff have marked as a best seller.',
    },
    NEWEST: { description: 'The one that was added last first.' },
    LOWEST_PRICE: { description: 'By price, the lowest first.' },
    HIGHEST_PRICE: { description: 'By price, the highest first.' },
  },
});

@InputType({ description: 'What products of a list have: all of it.' })
export class ProductListFilterInput {
  @Field(() => [SuitTag], { defaultValue: [], description: 'What they suit; of each answer once.' })
  suits!: SuitTag[];

  @Field(() => ContentsKind, { nullable: true, description: 'What they contain; anything when left out.' })
  kind?: ContentsKind | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only what can be ordered.' })
  isInStock!: boolean;
}

@ArgsType()
export class ProductListArgs extends createNumberedPageArgs(PRODUCTS_PER_PAGE) {
  @Field(() => ProductGroup, { nullable: true, description: 'One group; all when left out.' })
  group?: ProductGroup;

  @Field(() => ProductListFilterInput, { nullable: true, description: 'Everything when left out.' })
  filter?: ProductListFilterInput;

  @Field(() => ProductSort, { defaultValue: ProductSort.RECOMMENDED, description: 'The order.' })
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

const ListedProductConnection = createNumberedConnectionType(
  'ListedProduct',
  () => ProductType,
  'the products of a list in the order that was wanted',
);

@ObjectType('ProductList', { description: 'A list of products with what it can be narrowed by.' })
export class ProductListType {
  /** Not fields: what `goesWith` needs. */
  market!: Market;
  firstIds!: readonly string[];

  @Field(() => ListedProductConnection, { description: 'Those that have everything that is chosen.' })
  products!: NumberedConnection<ProductType>;

  @Field(() => Int, { description: 'Products of the list without the filter.' })
  total!: number;

  @Extensions({ atMost: Object.values(FIND_ANSWERS).flat().length })
  @Field(() => [ProductSuitCountType], {
    description: 'Answers of the finder that leave something. An answer replaces the chosen one of its question.',
  })
  suitCounts!: ProductSuitCountType[];

  @Extensions({ atMost: Object.values(ContentsKind).length })
  @Field(() => [ContentsKindCountType], { description: 'Kinds of contents that leave something.' })
  kindCounts!: ContentsKindCountType[];

  @Field(() => Int, { description: 'Products that can be ordered, with everything else that is chosen.' })
  inStockCount!: number;
}
