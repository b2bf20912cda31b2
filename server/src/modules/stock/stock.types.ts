import { Market } from '@eunbit/schema/market';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ProductType } from '../catalogue/catalogue.types.ts';

@ObjectType('StockLevel', { description: 'Stock of one product in one market.' })
export class StockLevelType {
  @Field(() => ID, { description: 'Identifies product and market together.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'Units that can be ordered now; units held for running payments are not in it.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether staff have stopped the sale.' })
  stopped!: boolean;

  @Field(() => Int, { description: 'Units held for running payments.' })
  reserved!: number;

  @Field(() => Int, { description: 'Rises with each change; an edit sends back the version it saw.' })
  version!: number;
}

@ObjectType('ProductStock', { description: 'A product of a market with its stock, for the stock screen.' })
export class ProductStockType {
  @Field(() => ProductType, { description: 'The product, priced for the market.' })
  product!: ProductType;

  @Field(() => StockLevelType, { description: 'Its stock in the market.' })
  stock!: StockLevelType;
}
