import { StockStatus } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { StockMovementKind } from '@eunbit/schema/stock';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../common/pagination.ts';
import { ProductType } from '../catalogue/index.ts';

registerEnumType(StockStatus, {
  name: 'StockStatus',
  description: 'Stock status as shown to shoppers.',
  valuesConfig: {
    IN_STOCK: { description: '10 units or more can be ordered.' },
    LOW_STOCK: { description: '1 to 9 units can be ordered.' },
    OUT_OF_STOCK: { description: 'Sold out.' },
    STOPPED: { description: 'Staff stopped the sale.' },
  },
});

@ObjectType('StockSummary', {
  description: 'Stock of one product in one market, as visible to shoppers. Changes only when this view changes.',
})
export class StockSummaryType {
  @Field(() => ID, { description: 'Derived from product and market.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => StockStatus, { description: 'Whether it can be ordered, and whether few are left.' })
  status!: StockStatus;

  @Field(() => Int, { nullable: true, description: 'Units left, 1 to 9; null for every status except LOW_STOCK.' })
  unitsLeft!: number | null;

  @Field(() => Int, { description: 'Maximum quantity of a cart line now, 0 to 5.' })
  maximumQuantity!: number;
}

@ObjectType('StockLevel', { description: 'Stock of one product in one market, for staff.' })
export class StockLevelType {
  @Field(() => ID, { description: 'Derived from product and market.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => Int, { description: 'Units that can be ordered now, without units held for running payments.' })
  quantity!: number;

  @Field(() => Boolean, { description: 'Whether staff stopped the sale.' })
  isStopped!: boolean;

  @Field(() => Int, { description: 'Units held for running payments.' })
  reserved!: number;

  @Field(() => Int, { description: 'Increases with each change; an edit must name the version that it is based on.' })
  version!: number;
}

@ObjectType('ProductStock', { description: 'A product with its stock in a market, for the stock screen.' })
export class ProductStockType {
  @Field(() => ProductType, { description: 'The product, priced for the market.' })
  product!: ProductType;

  @Field(() => StockLevelType, { description: 'Its stock in the market.' })
  stock!: StockLevelType;

  @Field(() => Int, {
    description: 'Low stock threshold: staff are notified at or below this many units, including held ones.',
  })
  lowStockAt!: number;

  @Field(() => Boolean, { description: 'Whether the product is a draft in this store, visible to staff only.' })
  isDraft!: boolean;
}

registerEnumType(StockMovementKind, {
  name: 'StockMovementKind',
  description: 'Reason of a stock movement.',
  valuesConfig: {
    OPENING: { description: 'Initial stock when the history began.' },
    SALE: { description: 'Sold with an order.' },
    CANCELLATION: { description: 'Restocked from a cancelled order, or removed from an order.' },
    RETURN: { description: 'Restocked from a return.' },
    WRITE_OFF: { description: 'Returned, but cannot be sold again.' },
    RESTOCK: { description: 'Staff raised the quantity.' },
    EDIT: { description: 'Staff lowered the quantity.' },
    ADJUSTMENT: { description: 'Changed directly in the database; detected at the next start.' },
  },
});

@ObjectType('StockMovement', { description: "A change of a product's stock in a store. Immutable." })
export class StockMovementType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => StockMovementKind, { description: 'Reason.' })
  kind!: StockMovementKind;

  @Field(() => Int, { description: 'Units before, including held ones.' })
  unitsBefore!: number;

  @Field(() => Int, { description: 'Units afterwards, including held ones.' })
  unitsAfter!: number;

  @Field(() => Int, { description: 'Change in units; negative for outgoing units.' })
  change!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The order of a sale or cancellation; null for other kinds.',
  })
  orderNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether a staff member made it.' })
  isByStaff!: boolean;

  /** Not in the API, which returns the name instead. */
  staffId!: string | null;
}

export const StockMovementConnection = createConnectionType('StockMovement', () => StockMovementType);
