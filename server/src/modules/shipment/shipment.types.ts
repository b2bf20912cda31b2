import { Carrier } from '@eunbit/schema/order';
import { ShipmentState, TrackerStatus } from '@eunbit/schema/shipment';
import { GraphQLURL } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';

registerEnumType(ShipmentState, {
  name: 'ShipmentState',
  description: 'How far the label of a US order is.',
  valuesConfig: {
    DUE: { description: 'To be bought; tried again by itself after a failure.' },
    BOUGHT: { description: 'Bought; it can be printed.' },
    FAILED: { description: 'Could not be bought; staff have it tried again or enter a number by hand.' },
    MANUAL: { description: 'Staff entered the number of a label of their own.' },
    VOIDED: { description: 'The order was cancelled; a bought label was given back.' },
  },
});
registerEnumType(TrackerStatus, {
  name: 'TrackerStatus',
  description: 'Where a parcel is, by its carrier.',
  valuesConfig: {
    UNKNOWN: { description: 'The carrier does not say.' },
    PRE_TRANSIT: { description: 'The label exists; the carrier has no parcel yet.' },
    IN_TRANSIT: { description: 'On its way.' },
    OUT_FOR_DELIVERY: { description: 'Comes today.' },
    DELIVERED: { description: 'Delivered.' },
    AVAILABLE_FOR_PICKUP: { description: 'Waits to be picked up.' },
    RETURN_TO_SENDER: { description: 'Goes back.' },
    FAILURE: { description: 'Could not be delivered.' },
    CANCELLED: { description: 'The label was given back.' },
  },
});

@ObjectType('Parcel', { description: 'Where a parcel is, as its carrier last said.' })
export class ParcelType {
  @Field(() => TrackerStatus, { description: 'Status.' })
  status!: TrackerStatus;

  @Field(() => String, {
    nullable: true,
    description: "The last event in the carrier's words; null when it said none.",
  })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'City and state of the last event.' })
  place!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the last event happened.' })
  happenedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the carrier expects to deliver it.' })
  estimatedDelivery!: Date | null;
}

@ObjectType('ShipmentAdmin', { description: 'What staff see of a shipment.' })
export class ShipmentAdminType {
  @Field(() => GraphQLURL, { nullable: true, description: 'The label to print; null until it is bought.' })
  labelUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's service that the label is for." })
  service!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'What the label cost the shop.' })
  price!: MoneyType | null;

  @Field(() => String, { nullable: true, description: 'Why the last try failed, in the words of the provider.' })
  problem!: string | null;

  @Field(() => Int, { description: 'Failed tries in a row.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null when it is not.' })
  nextTryAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether retryShipment and updateTracking are possible.' })
  isChangeable!: boolean;
}

@ObjectType('Shipment', { description: 'The parcel of a US order.' })
export class ShipmentType {
  @Field(() => ShipmentState, { description: 'How far it is.' })
  state!: ShipmentState;

  @Field(() => String, { nullable: true, description: 'Name of the carrier; null until there is a label.' })
  carrierName!: string | null;

  @Field(() => Carrier, { nullable: true, description: 'The carrier, if it is one that the shop knows by itself.' })
  carrier!: Carrier | null;

  @Field(() => String, { nullable: true, description: 'Number at the carrier.' })
  trackingNumber!: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'A page about the parcel that anybody may open.' })
  trackingUrl!: string | null;

  @Field(() => ParcelType, {
    nullable: true,
    description: 'Where the parcel is; null until the carrier says something.',
  })
  parcel!: ParcelType | null;

  @Field(() => ShipmentAdminType, { nullable: true, description: 'For staff; null for everybody else.' })
  admin!: ShipmentAdminType | null;
}

@InputType({ description: 'An order whose label is to be tried again.' })
export class RetryShipmentInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The number of a label that staff bought elsewhere.' })
export class UpdateTrackingInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier: letters, digits, spaces and dashes.' })
  trackingNumber!: string;
}
