import { StockFilter } from '@eunbit/schema/stock';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ProductStockType } from './stock.types.ts';

registerEnumType(StockFilter, {
  name: 'StockFilter',
  description: 'What the stock of a store can be narrowed to.',
  valuesConfig: {
    ON_SALE: { description: 'On sale, and there are units.' },
    SOLD_OUT: { description: 'On sale, without units.' },
    STOPPED: { description: 'Staff have stopped the sale, whether there are units or not.' },
    LOW: { description: 'On sale, and few units are left.' },
  },
});

@ObjectType('StockCounts', { description: 'How many products of a store are in each state, for staff.' })
export class StockCountsType {
  @Field(() => Int, { description: 'All products that have stock in the store, drafts included.' })
  total!: number;

  @Field(() => Int, { description: 'On sale, and there are units.' })
  onSale!: number;

  @Field(() => Int, { description: 'On sale, without units.' })
  soldOut!: number;

  @Field(() => Int, { description: 'Staff have stopped the sale, whether there are units or not.' })
  stopped!: number;

  @Field(() => Int, { description: 'Those of `onSale` of which few units are left.' })
  low!: number;
}

export const ProductStockConnection = createNumberedConnectionType(
  'ProductStock',
  () => ProductStockType,
  'products with their stock, in shop order',
);

@ArgsType()
export class StockPageArgs extends createNumberedPageArgs(24) {}
