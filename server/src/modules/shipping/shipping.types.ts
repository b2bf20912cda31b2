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

@InputType({ description: 'What of an order is shipped now, and in which parcels.' })
export class ShipOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => [TrackingInput], {
    nullable: true,
    description:
      'Its parcels, 1 to 50. Null or empty for its boxes that have a number and were not shipped. If the ' +
      'shop bought labels, another number is refused unless its box has none; updateTracking replaces a ' +
      'label.',
  })
  parcels?: TrackingInput[] | null;

  @Field(() => [FulfilmentLineInput], {
    nullable: true,
    description: 'The units; null for all open units.',
  })
  lines?: FulfilmentLineInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of fulfilments that the caller saw; refused if it has changed since. Null skips the check.',
  })
  expectedFulfilments?: number | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Announced shipping date of the rest; null if unknown, or if nothing remains.',
  })
  restExpectedOn?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to ship although the order is not fully paid; otherwise the answer is PAYMENT_OUTSTANDING.',
  })
  isUnpaidAccepted!: boolean;
}

@InputType({ description: 'Orders of a store to ship, completely or in parts.' })
export class ShipOrdersInput {
  @Field(() => Market, { description: 'The store; orders of the other store are skipped.' })
  market!: Market;

  @Field(() => [ShipOrderInput], { description: 'Orders to ship, 1 to 100, each once.' })
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

@ObjectType('UsedTrackingNumber', { description: 'A tracking number that was already used for another order.' })
export class UsedTrackingNumberType {
  @Field(() => String, { description: 'The order in the shipping table that has it.' })
  orderNumber!: string;

  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'The number, without spaces and dashes.' })
  trackingNumber!: string;

  @Field(() => String, { description: 'Number of the order that was shipped with it, to another recipient.' })
  usedBy!: string;
}
