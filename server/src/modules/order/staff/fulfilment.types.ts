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

@InputType({ description: 'The corrected parcels of a fulfilment.' })
export class UpdateFulfilmentParcelsInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The fulfilment.' })
  fulfilmentId!: string;

  @Field(() => [String], {
    description: 'The tracking numbers that the caller saw; refused if they have changed since.',
  })
  expectedTrackingNumbers!: string[];

  @Field(() => [TrackingInput], { description: 'All parcels of the fulfilment.' })
  tracking!: TrackingInput[];

  @Field(() => String, { description: 'Reason for the activity log, up to 500 characters.' })
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
