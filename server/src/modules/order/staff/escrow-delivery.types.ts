import { createUnionType, Field, InputType } from 'type-graphql';
import { OrderError } from '../order.errors.ts';
import { OrderStaffDetailsUpdated } from './order-staff-details.types.ts';

@InputType({ description: 'Whether the parcels of an escrow order are registered.' })
export class RecordEscrowDeliveryInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Boolean, { description: 'False takes the note back.' })
  isRegistered!: boolean;
}

export const RecordEscrowDeliveryResult = createUnionType({
  name: 'RecordEscrowDeliveryResult',
  description: 'Outcome of recordEscrowDelivery.',
  types: () => [OrderStaffDetailsUpdated, OrderError] as const,
});
