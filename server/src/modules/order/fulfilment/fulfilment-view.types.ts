import { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import { Carrier } from '@eunbit/schema/order';
import { GraphQLURL } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../common/scalars.ts';
import { ParcelType } from './parcel.types.ts';

registerEnumType(FulfilmentStatus, {
  name: 'FulfilmentStatus',
  description: 'How far the units of an order, of a line or of a fulfilment are.',
  valuesConfig: {
    OPEN: { description: 'Nothing has left.' },
    PARTLY_SHIPPED: { description: 'Some units have left, others have not.' },
    SHIPPED: { description: 'All have left; some are on the way.' },
    DELIVERED: { description: 'None is on the way any more; what did not come back has arrived.' },
    RETURNED: { description: 'All came back.' },
    CANCELLED: { description: 'The order was cancelled before anything left.' },
  },
});

@ObjectType('LineFulfilment', { description: 'Where the units of an order line are; each is counted once.' })
export class LineFulfilmentType {
  @Field(() => FulfilmentStatus, { description: 'How far the line is.' })
  status!: FulfilmentStatus;

  @Field(() => Int, { description: 'Units that have not left; none of a cancelled order.' })
  open!: number;

  @Field(() => Int, { description: 'Units on the way.' })
  shipped!: number;

  @Field(() => Int, { description: 'Units that have arrived.' })
  delivered!: number;

  @Field(() => Int, { description: 'Units that came back.' })
  returned!: number;

  @Field(() => Int, { description: 'Units that were refunded instead of sent.' })
  withheld!: number;
}

@ObjectType('FulfilmentItem', { description: 'Units of one product that left together.' })
export class FulfilmentItemType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Name of the product, as it was ordered.' })
  title!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;
}

@ObjectType('FulfilmentParcel', { description: 'A parcel of what left together.' })
export class FulfilmentParcelType {
  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;

  @Field(() => GraphQLURL, { description: "The carrier's page about the parcel." })
  url!: string;

  @Field(() => ParcelType, { nullable: true, description: 'Where it is; null until somebody says so.' })
  news!: ParcelType | null;

  @Field(() => Boolean, {
    description:
      'Whether updateFulfilmentParcels may change it; false where the shop bought its label, and for buyers.',
  })
  isChangeable!: boolean;
}

@ObjectType('Fulfilment', { description: 'Units of an order that left together.' })
export class FulfilmentType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => FulfilmentStatus, { description: 'SHIPPED, DELIVERED or RETURNED.' })
  status!: FulfilmentStatus;

  @Field(() => Date, { description: 'When they left.' })
  shippedAt!: Date;

  @Field(() => [FulfilmentItemType], { description: 'What left.' })
  items!: FulfilmentItemType[];

  @Field(() => [FulfilmentParcelType], { description: 'Its parcels.' })
  parcels!: FulfilmentParcelType[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'When the rest was said to follow; null if that was unknown, or if nothing was left.',
  })
  restExpectedOn!: string | null;
}
