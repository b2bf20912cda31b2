import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { OrderError } from '../order/order.errors.ts';
import { TrackingInput, UndoableField } from '../order/order.inputs.ts';
import { OrderType } from '../order/order.types.ts';
import { OrdersUpdated } from '../order/status/order-bulk.types.ts';

@InputType({ description: 'An order of the shipping table with the parcels that it leaves in.' })
export class ShipOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => [TrackingInput], { description: 'Its parcels, 1 to 20.' })
  parcels!: TrackingInput[];
}

@InputType({ description: 'A shipping table.' })
export class ShipOrdersInput {
  @Field(() => Market, { description: 'The store; orders of the other one are skipped.' })
  market!: Market;

  @Field(() => [ShipOrderInput], { description: 'The orders with their parcels, 1 to 100.' })
  rows!: ShipOrderInput[];

  @UndoableField()
  isUndoable!: boolean;
}

export const ShipOrdersResult = createUnionType({
  name: 'ShipOrdersResult',
  description: 'Outcome of shipOrders.',
  types: () => [OrdersUpdated, ValidationError] as const,
});

@ObjectType('OrderToShip', { description: 'An order of the shipping table.' })
export class OrderToShipType {
  @Field(() => String, { description: 'The number that was asked for.' })
  orderNumber!: string;

  @Field(() => OrderType, { nullable: true, description: 'The order; null for an unknown number.' })
  order!: OrderType | null;

  @Field(() => OrderError.codes, { nullable: true, description: 'Why it cannot be shipped, for programs.' })
  code!: OrderError['code'] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be shipped, for people; null where it can.',
  })
  message!: string | null;

  @Field(() => [String], {
    description:
      'Characters of a Korean order for which EUC-KR has nothing, not even a similar one, each once: in the carrier file a ' +
      'question mark stands for each.',
  })
  charactersOutsideEucKr!: string[];
}

@ObjectType('UsedTrackingNumber', { description: 'A tracking number with which another order went out.' })
export class UsedTrackingNumberType {
  @Field(() => String, { description: 'The order of the table that has it.' })
  orderNumber!: string;

  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'The number, without spaces and dashes.' })
  trackingNumber!: string;

  @Field(() => String, { description: 'Number of the order that went out with it, to another recipient.' })
  usedBy!: string;
}
