import { Carrier } from '@eunbit/schema/order';
import { ShipmentStatus } from '@eunbit/schema/shipment';
import { GraphQLURL } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { ParcelType } from '../order/index.ts';

registerEnumType(ShipmentStatus, {
  name: 'ShipmentStatus',
  description: 'Status of the labels of a US order.',
  valuesConfig: {
    DUE: { description: 'Some labels are still to be bought; retried automatically after a failure.' },
    BOUGHT: {
      description:
        'Each box has its number, at least one from a label that the shop bought; the labels can be printed.',
    },
    FAILED: { description: 'A label could not be bought; staff retry or enter a number by hand.' },
    MANUAL: { description: 'Staff entered the numbers of their own labels.' },
    VOIDED: { description: 'The order was cancelled; bought labels were voided.' },
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

@ObjectType('ShipmentBoxAdmin', { description: 'Staff-only details of a box.' })
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

  @Field(() => MoneyType, { nullable: true, description: 'Price of the label.' })
  price!: MoneyType | null;

  @Field(() => Boolean, { description: 'Whether updateTracking is possible for this box.' })
  isChangeable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether updateTracking may replace its label: the shop bought it, and the box was not shipped.',
  })
  isLabelReplaceable!: boolean;
}

@ObjectType('ShipmentBox', { description: 'One box of a US order. Each has its own label.' })
export class ShipmentBoxType {
  @Field(() => Int, { description: 'Number from 1; never changes.' })
  number!: number;

  @Field(() => [ShipmentBoxItemType], {
    description: 'Its contents; empty if staff packed it.',
  })
  items!: ShipmentBoxItemType[];

  @Field(() => String, { nullable: true, description: 'Name of the carrier; null until there is a label.' })
  carrierName!: string | null;

  @Field(() => Carrier, { nullable: true, description: 'The carrier, if the shop knows it; see `carrierName`.' })
  carrier!: Carrier | null;

  @Field(() => String, { nullable: true, description: 'Tracking number; null until there is a label.' })
  trackingNumber!: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'Public tracking page.' })
  trackingUrl!: string | null;

  @Field(() => ParcelType, {
    nullable: true,
    description: 'Tracking status; null until the carrier reports one.',
  })
  parcel!: ParcelType | null;

  @Field(() => ShipmentBoxAdminType, { nullable: true, description: 'Details for staff; null for all others.' })
  admin!: ShipmentBoxAdminType | null;
}

@ObjectType('ShipmentAdmin', { description: 'Staff-only details of a shipment.' })
export class ShipmentAdminType {
  @Field(() => String, {
    nullable: true,
    description: "The provider's error of the last attempt; of each failed box, if there are several.",
  })
  problem!: string | null;

  @Field(() => Int, { description: 'Consecutive failed attempts.' })
  attempts!: number;

  @Field(() => Date, { nullable: true, description: 'When the next attempt is due; null if none will be made.' })
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

  @Field(() => Boolean, { description: 'Whether every parcel was delivered, according to its carrier.' })
  isDelivered!: boolean;

  @Field(() => ShipmentAdminType, { nullable: true, description: 'Details for staff; null for all others.' })
  admin!: ShipmentAdminType | null;
}

@InputType({ description: 'An order whose missing labels are retried.' })
export class RetryShipmentInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'Tracking number of a label that staff bought elsewhere.' })
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
      'Whether to replace the label that the shop bought for the given box: that label is voided and its number not used.',
  })
  isLabelReplaced!: boolean;

  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Tracking number: letters, digits, spaces and dashes.' })
  trackingNumber!: string;
}
