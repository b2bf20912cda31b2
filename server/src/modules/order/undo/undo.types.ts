import { UndoOutcome } from '@eunbit/schema/status-undo';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../../common/result.types.ts';
import { OrderType } from '../order.types.ts';

registerEnumType(UndoOutcome, {
  name: 'UndoOutcome',
  description: 'What became of undoing one status change.',
  valuesConfig: {
    UNDONE: { description: 'It has had no effect and will have none; also where it was undone or dropped before.' },
    TOO_LATE: { description: 'It has been applied.' },
    NOT_ALLOWED: {
      description: 'It is still to come: the caller may not take this step, so they do not undo it either.',
    },
    NOT_FOUND: { description: 'There is no such order.' },
  },
});

@InputType({ description: 'A status change that can still be undone.' })
export class StatusChangeToUndoInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The id of its pendingChange.' })
  changeId!: string;
}

@InputType({ description: 'Status changes to undo.' })
export class UndoStatusChangesInput {
  @Field(() => [StatusChangeToUndoInput], { description: 'Which, up to 100.' })
  changes!: StatusChangeToUndoInput[];
}

@ObjectType('UndoneStatusChange', { description: 'What became of undoing one status change.' })
export class UndoneStatusChangeType {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => UndoOutcome, { description: 'What became of it.' })
  outcome!: UndoOutcome;

  @Field(() => String, { nullable: true, description: 'Why it is not undone, for people; null when it is.' })
  message!: string | null;

  @Field(() => OrderType, { nullable: true, description: 'The order as it is now; null for an unknown number.' })
  order!: OrderType | null;
}

@ObjectType({ description: 'Every change was looked at.' })
export class StatusChangesUndone {
  @Field(() => [UndoneStatusChangeType], { description: 'One for each change, in the order in which they were named.' })
  changes!: UndoneStatusChangeType[];
}

export const UndoStatusChangesResult = createUnionType({
  name: 'UndoStatusChangesResult',
  description: 'Outcome of undoStatusChanges.',
  types: () => [StatusChangesUndone, ValidationError] as const,
});
