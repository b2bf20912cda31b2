import { OrderStatus } from '@eunbit/schema/order';
import { DroppedChangeReason } from '@eunbit/schema/status-undo';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(DroppedChangeReason, {
  name: 'DroppedChangeReason',
  description: 'Why a status change was not made that could still be undone.',
  valuesConfig: {
    CANCELLED_BY_BUYER: { description: 'The buyer cancelled the order.' },
    PAYMENT: { description: 'The money went away: an authorisation ended, or a bank took a deposit back.' },
    STATUS: { description: 'The status of the order no longer allows it.' },
  },
});

@ObjectType('PendingStatusChange', {
  description: 'A status change by staff that can still be undone. It has no effect yet, and nobody was told of it.',
})
export class PendingChangeType {
  @Field(() => ID, { description: 'For undoStatusChanges.' })
  id!: string;

  @Field(() => OrderStatus, { description: 'What the order is to become.' })
  status!: OrderStatus;

  @Field(() => Int, { description: 'Seconds until it is applied, at the time of the answer.' })
  secondsLeft!: number;

  /** Not in the API, which names them. */
  by!: string;
}

@ObjectType('DroppedStatusChange', {
  description: 'A status change by staff that was not made, because the order changed while it could be undone.',
})
export class DroppedChangeType {
  @Field(() => OrderStatus, { description: 'What the order was to become.' })
  status!: OrderStatus;

  @Field(() => DroppedChangeReason, { description: 'Why it did not.' })
  reason!: DroppedChangeReason;

  @Field(() => Date, { description: 'When that turned out.' })
  at!: Date;

  /** Not in the API, which names them. */
  by!: string;
}
