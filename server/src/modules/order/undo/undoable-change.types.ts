import { OrderStatus } from '@eunbit/schema/order';
import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('UndoableStatusChange', {
  description:
    'The last status change by staff while it can be undone. Until then no email tells of it, and no money moves.',
})
export class UndoableChangeType {
  @Field(() => ID, { description: 'For undoStatusChanges.' })
  id!: string;

  @Field(() => OrderStatus, { description: 'What the order has become.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Seconds in which it can be undone, at the time of the answer.' })
  secondsLeft!: number;

  /** Not in the API, which names them. */
  by!: string;
}
