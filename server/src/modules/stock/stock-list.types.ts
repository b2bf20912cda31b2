import { StockFilter } from '@eunbit/schema/stock';
import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ProductStockType } from './stock.types.ts';

registerEnumType(StockFilter, {
  name: 'StockFilter',
  description: 'Filter for the stock of a store.',
  valuesConfig: {
    ON_SALE: { description: 'On sale and in stock.' },
    SOLD_OUT: { description: 'On sale, but out of stock.' },
    STOPPED: { description: 'Sale stopped by staff, whether in stock or not.' },
    LOW: { description: 'On sale, at or below the low stock threshold.' },
  },
});

@ObjectType('StockCounts', { description: 'Number of products of a store by stock state, for staff.' })
export class StockCountsType {
  @Field(() => Int, { description: 'All products with stock in the store, including drafts.' })
  total!: number;

  @Field(() => Int, { description: 'On sale and in stock.' })
  onSale!: number;

  @Field(() => Int, { description: 'On sale, but out of stock.' })
  soldOut!: number;

  @Field(() => Int, { description: 'Sale stopped by staff, whether in stock or not.' })
  stopped!: number;

  @Field(() => Int, { description: 'Products of `onSale` at or below their low stock threshold.' })
  low!: number;
}

export const ProductStockConnection = createNumberedConnectionType(
  'ProductStock',
  () => ProductStockType,
  'products with their stock, in shop order',
);

@ArgsType()
export class StockPageArgs extends createNumberedPageArgs(24) {}
