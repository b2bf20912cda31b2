import { UndoOutcome } from '@eunbit/schema/status-undo';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../../common/result.types.ts';
import { OrderType } from '../order.types.ts';

registerEnumType(UndoOutcome, {
  name: 'UndoOutcome',
  description: 'Result of undoing one status change.',
  valuesConfig: {
    UNDONE: {
      description: 'Undone without notifying anybody; also if it was undone before.',
    },
    TOO_LATE: { description: 'Not undone: the time is over, or the order changed since.' },
    NOT_ALLOWED: { description: 'Not undone: the caller may not make this status change.' },
    SHORT: { description: 'Not undone: units that it restocked are no longer available.' },
    NOT_FOUND: { description: 'No such order.' },
  },
});

@InputType({ description: 'A status change to undo.' })
export class StatusChangeToUndoInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'Id of its undoableChange.' })
  changeId!: string;
}

@InputType({ description: 'Status changes to undo.' })
export class UndoStatusChangesInput {
  @Field(() => [StatusChangeToUndoInput], { description: 'The changes, up to 100.' })
  changes!: StatusChangeToUndoInput[];
}

@ObjectType('UndoneStatusChange', { description: 'Result of undoing one status change.' })
export class UndoneStatusChangeType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => UndoOutcome, { description: 'The result.' })
  outcome!: UndoOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'For people: why it was not undone, or what could not be reverted; null if neither applies.',
  })
  message!: string | null;

  @Field(() => OrderType, { nullable: true, description: 'The current order; null if the number is unknown.' })
  order!: OrderType | null;
}

@ObjectType({ description: 'Results of undoing status changes.' })
export class StatusChangesUndone {
  @Field(() => [UndoneStatusChangeType], { description: 'One for each change, in the order of the input.' })
  changes!: UndoneStatusChangeType[];
}

export const UndoStatusChangesResult = createUnionType({
  name: 'UndoStatusChangesResult',
  description: 'Outcome of undoStatusChanges.',
  types: () => [StatusChangesUndone, ValidationError] as const,
});
