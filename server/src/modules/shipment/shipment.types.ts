import { Carrier } from '@eunbit/schema/order';
import { ShipmentStatus } from '@eunbit/schema/shipment';
import { GraphQLURL } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { ParcelType } from '../order/index.ts';

registerEnumType(ShipmentStatus, {
  name: 'ShipmentStatus',
  description: 'How far the labels of a US order are.',
  valuesConfig: {
    DUE: { description: 'Some are to be bought; tried again automatically after a failure.' },
    BOUGHT: {
      description: 'Each box has its number, at least one of a label that the shop bought; they can be printed.',
    },
    FAILED: { description: 'One could not be bought; staff have it tried again or enter a number by hand.' },
    MANUAL: { description: 'Staff entered the numbers of labels of their own.' },
    VOIDED: { description: 'The order was cancelled; bought labels were given back.' },
  },
});
@ObjectType('BoxMeasure', { description: 'Size and weight of a packed box.' })
export class BoxMeasureType {
  @Field(() => Int, { description: 'Outer length in millimetres.' })
  lengthMm!: number;

  @Field(() => Int, { description: 'Outer width in millimetres.' })
  widthMm!: number;

  @Field(() => Int, { description: 'Outer height in millimetres.' })
  heightMm!: number;

  @Field(() => Int, { description: 'Weight with its contents, in grams.' })
  weightGrams!: number;
}

@ObjectType('ShipmentBoxItem', { description: 'Units of one product in a box.' })
export class ShipmentBoxItemType {
  @Field(() => String, { description: 'Name of the product as ordered.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@ObjectType('ShipmentBoxAdmin', { description: 'What staff see of a box.' })
export class ShipmentBoxAdminType {
  @Field(() => BoxMeasureType, {
    nullable: true,
    description: 'Size and weight; null if staff packed it.',
  })
  measure!: BoxMeasureType | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'The label to print; null until it is bought.' })
  labelUrl!: string | null;

  @Field(() => String, { nullable: true, description: "The carrier's service that the label is for." })
  service!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'What the label cost the shop.' })
  price!: MoneyType | null;

  @Field(() => Boolean, { description: 'Whether updateTracking is possible for this box.' })
  isChangeable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether updateTracking may replace its label: the shop bought it, and it has not left.',
  })
  isLabelReplaceable!: boolean;
}

@ObjectType('ShipmentBox', { description: 'One box of a US order. Each has a label of its own.' })
export class ShipmentBoxType {
  @Field(() => Int, { description: 'From 1; never changes.' })
  number!: number;

  @Field(() => [ShipmentBoxItemType], {
    description: 'What is in it; empty if staff packed it.',
  })
  items!: ShipmentBoxItemType[];

  @Field(() => String, { nullable: true, description: 'Name of the carrier; null until there is a label.' })
  carrierName!: string | null;

  @Field(() => Carrier, { nullable: true, description: 'The carrier, if it is one that the shop knows automatically.' })
  carrier!: Carrier | null;

  @Field(() => String, { nullable: true, description: 'Number at the carrier; null until there is a label.' })
  trackingNumber!: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'A page about the parcel that anybody may open.' })
  trackingUrl!: string | null;

  @Field(() => ParcelType, {
    nullable: true,
    description: 'Where the parcel is; null until the carrier says something.',
  })
  parcel!: ParcelType | null;

  @Field(() => ShipmentBoxAdminType, { nullable: true, description: 'For staff; null for everybody else.' })
  admin!: ShipmentBoxAdminType | null;
}

@ObjectType('ShipmentAdmin', { description: 'What staff see of a shipment.' })
export class ShipmentAdminType {
  @Field(() => String, {
    nullable: true,
    description:
      'Why the last try failed, in the words of the provider; of each box that failed, where there are several.',
  })
  problem!: string | null;

  @Field(() => Int, { description: 'Failed tries in a row.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When it is tried next; null when it is not.' })
  nextTryAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether retryShipment and updateTracking are possible.' })
  isChangeable!: boolean;
}

@ObjectType('Shipment', { description: 'The boxes of a US order.' })
export class ShipmentType {
  @Field(() => ShipmentStatus, { description: 'Status.' })
  status!: ShipmentStatus;

  @Field(() => [ShipmentBoxType], { description: 'Its boxes; empty until the order is packed.' })
  boxes!: ShipmentBoxType[];

  @Field(() => Boolean, { description: 'Whether every parcel was delivered, as its carrier says.' })
  isDelivered!: boolean;

  @Field(() => ShipmentAdminType, { nullable: true, description: 'For staff; null for everybody else.' })
  admin!: ShipmentAdminType | null;
}

@InputType({ description: 'An order whose missing labels are to be tried again.' })
export class RetryShipmentInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The number of a label that staff bought elsewhere.' })
export class UpdateTrackingInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the box; null for the first one that has no label.',
  })
  box?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the named box gives up the label that the shop bought: it is given back, and nothing leaves under its number.',
  })
  isLabelReplaced!: boolean;

  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier: letters, digits, spaces and dashes.' })
  trackingNumber!: string;
}
