import { TrackerStatus } from '@eunbit/schema/shipment';
import { Field, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(TrackerStatus, {
  name: 'TrackerStatus',
  description: 'Tracking status of a parcel.',
  valuesConfig: {
    UNKNOWN: { description: 'The carrier reports no status.' },
    PRE_TRANSIT: { description: 'The label exists, but the carrier does not have the parcel yet.' },
    IN_TRANSIT: { description: 'On its way.' },
    OUT_FOR_DELIVERY: { description: 'Out for delivery today.' },
    ATTEMPTED: { description: 'A delivery attempt failed; it will be repeated.' },
    DELIVERED: { description: 'Delivered.' },
    AVAILABLE_FOR_PICKUP: { description: 'Ready to be picked up.' },
    RETURN_TO_SENDER: { description: 'Being returned to the sender.' },
    FAILURE: { description: 'Delivery failed.' },
    CANCELLED: { description: 'The label was voided.' },
  },
});

@ObjectType('Parcel', { description: 'Latest tracking status of a parcel.' })
export class ParcelType {
  @Field(() => TrackerStatus, { description: 'Status.' })
  status!: TrackerStatus;

  @Field(() => String, {
    nullable: true,
    description: "The carrier's message about the last event; null if it gave none.",
  })
  message!: string | null;

  @Field(() => String, { nullable: true, description: 'City and state of the last event.' })
  place!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the last event happened.' })
  happenedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'Delivery time that the carrier estimates.' })
  estimatedDelivery!: Date | null;
}
