import { ParcelMark } from '@eunbit/schema/fulfilment';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { TrackingInput } from '../order.inputs.ts';

registerEnumType(ParcelMark, {
  name: 'ParcelMark',
  description: 'Parcel status that staff can set.',
  valuesConfig: {
    IN_TRANSIT: { description: 'In transit; reverts another status.' },
    ATTEMPTED: { description: 'A delivery attempt failed; it will be repeated.' },
    DELIVERED: { description: 'Delivered.' },
    RETURN_TO_SENDER: { description: 'Returned to the sender. This does not restock its units.' },
  },
});

@InputType({ description: 'The parcels of a fulfilment as they really are.' })
export class UpdateFulfilmentParcelsInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The fulfilment.' })
  fulfilmentId!: string;

  @Field(() => [String], {
    description: 'The tracking numbers that were on the screen; others in force refuse the change.',
  })
  expectedTrackingNumbers!: string[];

  @Field(() => [TrackingInput], { description: 'All its parcels from now on.' })
  tracking!: TrackingInput[];

  @Field(() => String, { description: 'Why, for the activity log; up to 500 characters.' })
  reason!: string;
}

@InputType({ description: 'A parcel status, set by staff.' })
export class MarkParcelInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The fulfilment.' })
  fulfilmentId!: string;

  @Field(() => String, { description: 'Number of the parcel at its carrier.' })
  trackingNumber!: string;

  @Field(() => ParcelMark, { description: 'The status.' })
  mark!: ParcelMark;
}
