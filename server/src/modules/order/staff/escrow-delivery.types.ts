import { Field, InputType, ObjectType } from 'type-graphql';
import { TrackingType } from '../order.types.ts';

@ObjectType('EscrowDelivery', {
  description: "A shipped order's parcels, which staff register in the console of the provider that holds its money.",
})
export class EscrowDeliveryType {
  @Field(() => String, { description: 'The order number at the provider, by which its console finds the payment.' })
  reference!: string;

  @Field(() => [TrackingType], { description: 'The parcels to be registered.' })
  parcels!: TrackingType[];

  @Field(() => Date, { nullable: true, description: 'When staff noted that they are registered; null until then.' })
  registeredAt!: Date | null;

  /** Not in the API, which names them. */
  registeredBy!: string | null;
}

@InputType({ description: 'Whether the parcels of an escrow order are registered.' })
export class RecordEscrowDeliveryInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Boolean, { description: 'False takes the note back.' })
  isRegistered!: boolean;
}
