import { Field, ID, InputType } from 'type-graphql';

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
