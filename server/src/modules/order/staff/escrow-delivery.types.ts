import { Field, InputType, ObjectType } from 'type-graphql';
import { TrackingType } from '../order.types.ts';

@ObjectType('EscrowDelivery', {
  description: 'Parcels of a shipped order that staff register in the console of the escrow provider.',
})
export class EscrowDeliveryType {
  @Field(() => String, { description: 'The order number at the provider, to find the payment in its console.' })
  reference!: string;

  @Field(() => [TrackingType], { description: 'The parcels to register.' })
  parcels!: TrackingType[];

  @Field(() => Date, { nullable: true, description: 'When staff recorded the registration; null before.' })
  registeredAt!: Date | null;

  /** Not in the API, which returns the name instead. */
  registeredBy!: string | null;
}

@InputType({ description: 'Registration of the parcels of an escrow order.' })
export class RecordEscrowDeliveryInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Boolean, { description: 'False withdraws the registration.' })
  isRegistered!: boolean;
}
