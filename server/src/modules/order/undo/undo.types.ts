import { UndoOutcome } from '@eunbit/schema/status-undo';
import { createUnionType, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../../common/result.types.ts';
import { OrderType } from '../order.types.ts';

registerEnumType(UndoOutcome, {
  name: 'UndoOutcome',
  description: 'What became of undoing one status change.',
  valuesConfig: {
    UNDONE: {
      description: 'The order is what it was before, and nobody hears of the change; also where it was undone before.',
    },
    TOO_LATE: { description: 'It stays: its time is over, or something else was done with the order since.' },
    NOT_ALLOWED: { description: 'It stays: the caller may not take this step, so they do not undo it either.' },
    SHORT: { description: 'It stays: units that it had given back to stock are not there any more.' },
    NOT_FOUND: { description: 'There is no such order.' },
  },
});

@InputType({ description: 'A status change that can still be undone.' })
export class StatusChangeToUndoInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The id of its undoableChange.' })
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

  @Field(() => UndoOutcome, { description: 'The result.' })
  outcome!: UndoOutcome;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is not undone, or what stays all the same, for people; null when nothing does.',
  })
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
