import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import { Carrier } from '@eunbit/schema/order';
import { GraphQLURL } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../common/scalars.ts';
import { ParcelType } from './parcel.types.ts';

registerEnumType(FulfilmentStatus, {
  name: 'FulfilmentStatus',
  description: 'Status of the units of an order, a line or a fulfilment.',
  valuesConfig: {
    OPEN: { description: 'Nothing was shipped.' },
    PARTLY_SHIPPED: { description: 'Some units were shipped, others not.' },
    SHIPPED: { description: 'All units were shipped; some are in transit.' },
    DELIVERED: { description: 'All units were delivered or returned.' },
    RETURNED: { description: 'All units came back.' },
    CANCELLED: { description: 'The order was cancelled before anything was shipped.' },
  },
});

@ObjectType('LineFulfilment', { description: 'Fulfilment of the units of an order line; each unit is counted once.' })
export class LineFulfilmentType {
  @Field(() => FulfilmentStatus, { description: 'Status of the line.' })
  status!: FulfilmentStatus;

  @Field(() => Int, { description: 'Units not shipped yet; 0 if the order is cancelled.' })
  open!: number;

  @Field(() => Int, { description: 'Units in transit.' })
  shipped!: number;

  @Field(() => Int, { description: 'Delivered units.' })
  delivered!: number;

  @Field(() => Int, { description: 'Returned units.' })
  returned!: number;

  @Field(() => Int, { description: 'Units that were refunded instead of shipped.' })
  withheld!: number;
}

@ObjectType('FulfilmentItem', { description: 'Units of one product of a fulfilment.' })
export class FulfilmentItemType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Name of the product as ordered.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@ObjectType('FulfilmentParcel', { description: 'A parcel of a fulfilment.' })
export class FulfilmentParcelType {
  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;

  @Field(() => GraphQLURL, { description: "The carrier's page about the parcel." })
  url!: string;

  @Field(() => ParcelType, {
    nullable: true,
    description: 'Its tracking status; null until the carrier or staff report one.',
  })
  news!: ParcelType | null;

  @Field(() => Boolean, {
    description: 'Whether updateFulfilmentParcels may change it; false if the shop bought its label, and for buyers.',
  })
  isChangeable!: boolean;
}

@ObjectType('Fulfilment', { description: 'Units of an order that were shipped together.' })
export class FulfilmentType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => FulfilmentStatus, { description: 'SHIPPED, DELIVERED or RETURNED.' })
  status!: FulfilmentStatus;

  @Field(() => Date, { description: 'When it was shipped.' })
  shippedAt!: Date;

  @Field(() => [FulfilmentItemType], { description: 'The shipped units.' })
  items!: FulfilmentItemType[];

  @Field(() => [FulfilmentParcelType], { description: 'Its parcels.' })
  parcels!: FulfilmentParcelType[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Announced shipping date of the rest; null if it was unknown, or if nothing remained.',
  })
  restExpectedOn!: string | null;
}
