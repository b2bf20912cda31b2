import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../common/scalars.ts';
import { OrderError, OrderType, TrackingInput, UndoableField } from '../order/index.ts';

@InputType({ description: 'Units of one product.' })
export class FulfilmentLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at least 1.' })
  quantity!: number;
}

@InputType({ description: 'What of an order leaves now, and in which parcels.' })
export class ShipOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => [TrackingInput], {
    nullable: true,
    description:
      'Its parcels, 1 to 50. Null or none for those of its boxes that have a number and have not left. Beside labels that the ' +
      'shop bought another number is refused, unless its box has none; updateTracking replaces a label.',
  })
  parcels?: TrackingInput[] | null;

  @Field(() => [FulfilmentLineInput], {
    nullable: true,
    description: 'The units; null for all that are open. With the last ones the order is shipped.',
  })
  lines?: FulfilmentLineInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many fulfilments of the order were on the screen; another number refuses the row. Null for any.',
  })
  expectedFulfilments?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the customer is told that the rest follows; null if that is unknown or nothing is left.',
  })
  restExpectedOn?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it may leave although money is missing: without it the answer is PAYMENT_OUTSTANDING.',
  })
  isUnpaidAccepted!: boolean;
}

@InputType({ description: 'Orders of a store that leave, whole or in parts.' })
export class ShipOrdersInput {
  @Field(() => Market, { description: 'The store; orders of the other one are skipped.' })
  market!: Market;

  @Field(() => [ShipOrderInput], { description: 'What leaves, 1 to 100 orders, each once.' })
  rows!: ShipOrderInput[];

  @UndoableField()
  isUndoable!: boolean;
}

@ObjectType('OrderToShip', { description: 'A row of the shipping table.' })
export class OrderToShipType {
  @Field(() => String, { description: 'The requested order number.' })
  orderNumber!: string;

  @Field(() => OrderType, { nullable: true, description: 'The order; null for an unknown number.' })
  order!: OrderType | null;

  @Field(() => OrderError.codes, { nullable: true, description: 'Error code if it cannot be shipped; null if it can.' })
  code!: OrderError['code'] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for people if it cannot be shipped; null if it can.',
  })
  message!: string | null;

  @Field(() => [String], {
    description:
      'Characters of a Korean order that EUC-KR lacks, without a similar replacement, each once: the ' +
      'carrier file has a question mark for each.',
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
