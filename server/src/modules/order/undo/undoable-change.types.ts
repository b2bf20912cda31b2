import { OrderStatus } from '@eunbit/schema/order';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('UndoableStatusChange', {
  description:
    'The last status change by staff, while it can be undone. Until then no email is sent and no money moves.',
})
export class UndoableChangeType {
  @Field(() => ID, { description: 'Id for undoStatusChanges.' })
  id!: string;

  @Field(() => OrderStatus, { description: 'The new status.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Seconds left to undo it, at the time of the response.' })
  secondsLeft!: number;

  /** Not in the API, which returns the name instead. */
  by!: string;
}
