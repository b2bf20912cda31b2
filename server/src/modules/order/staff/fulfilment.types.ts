import { ParcelMark } from '@eunbit/schema/fulfilment';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { TrackingInput } from '../order.inputs.ts';

registerEnumType(ParcelMark, {
  name: 'ParcelMark',
  description: 'What staff say of a parcel by themselves.',
  valuesConfig: {
    IN_TRANSIT: { description: 'On its way; takes another mark back.' },
    ATTEMPTED: { description: 'Nobody was there to take it; it is tried again.' },
    DELIVERED: { description: 'It has arrived.' },
    RETURN_TO_SENDER: { description: 'It came back. Its units do not go back into stock by that.' },
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

@InputType({ description: 'What has become of a parcel.' })
export class MarkParcelInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The fulfilment.' })
  fulfilmentId!: string;

  @Field(() => String, { description: 'Number of the parcel at its carrier.' })
  trackingNumber!: string;

  @Field(() => ParcelMark, { description: 'What has become of it.' })
  mark!: ParcelMark;
}
