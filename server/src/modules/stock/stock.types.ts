import { StockStatus } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { StockMovementKind } from '@eunbit/schema/stock';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../common/pagination.ts';
import { ProductType } from '../catalogue/index.ts';

registerEnumType(StockStatus, {
  name: 'StockStatus',
  description: 'How a product stands in a store, as shoppers are told.',
  valuesConfig: {
    IN_STOCK: { description: '10 units or more can be ordered.' },
    LOW_STOCK: { description: '1 to 9 units can be ordered.' },
    OUT_OF_STOCK: { description: 'Sold out.' },
    STOPPED: { description: 'Staff have stopped the sale.' },
  },
});

@ObjectType('StockSummary', {
  description:
    'What shoppers may know of the stock of one product in one market. Changes only when what they see does.',
})
export class StockSummaryType {
  @Field(() => ID, { description: 'Identifies product and market together.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The market.' })
  market!: Market;

  @Field(() => StockStatus, { description: 'Whether it can be ordered, and whether few are left.' })
  status!: StockStatus;

  @Field(() => Int, { nullable: true, description: 'How many are left, 1 to 9; null in every state but LOW_STOCK.' })
  unitsLeft!: number | null;

  @Field(() => Int, { description: 'Most that a cart line may hold now, 0 to 5.' })
  maximumQuantity!: number;
}

@ObjectType('StockLevel', { description: 'Stock of one product in one market, for staff.' })
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
  isStopped!: boolean;

  @Field(() => Int, { description: 'Units held for running payments.' })
  reserved!: number;

  @Field(() => Int, { description: 'Rises with each change; an edit sends back the version it saw.' })
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
  description: 'Why the units of a product in a store became more or fewer.',
  valuesConfig: {
    OPENING: { description: 'What was there when the history began.' },
    SALE: { description: 'Left with an order.' },
    CANCELLATION: { description: 'Came back with a cancelled order, or was taken off one.' },
    RETURN: { description: 'Came back with a return.' },
    WRITE_OFF: { description: 'Came back with a return, and cannot be sold again.' },
    RESTOCK: { description: 'Staff set more units.' },
    EDIT: { description: 'Staff set fewer units.' },
    ADJUSTMENT: { description: 'Was changed in the database past the shop; found at the next start.' },
  },
});

@ObjectType('StockMovement', { description: 'Units of a product that came or went in a store. Never changes.' })
export class StockMovementType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => StockMovementKind, { description: 'Why.' })
  kind!: StockMovementKind;

  @Field(() => Int, { description: 'Units before, held ones included.' })
  unitsBefore!: number;

  @Field(() => Int, { description: 'Units after, held ones included.' })
  unitsAfter!: number;

  @Field(() => Int, { description: 'How many came; negative for how many went.' })
  change!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The order of a sale or cancellation; null for everything else.',
  })
  orderNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether a member of staff did it.' })
  isByStaff!: boolean;

  /** Not in the API, which names them. */
  staffId!: string | null;
}

export const StockMovementConnection = createConnectionType('StockMovement', () => StockMovementType);
