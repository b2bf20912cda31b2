import { createUnionType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { OrderError, OrdersUpdated } from '../order/index.ts';

export const TagOrAssigneeChange = { ADD_TAG: 'ADD_TAG', REMOVE_TAG: 'REMOVE_TAG', ASSIGN: 'ASSIGN' } as const;
registerEnumType(TagOrAssigneeChange, {
  name: 'TagOrAssigneeChange',
  description: 'A change that staff make to many orders at once.',
  valuesConfig: {
    ADD_TAG: { description: 'Add a tag.' },
    REMOVE_TAG: { description: 'Remove a tag.' },
    ASSIGN: { description: 'Assign them to a staff member, or unassign them.' },
  },
});

@InputType({ description: 'One change to many orders.' })
export class UpdateOrderTagsAndAssigneesInput {
  @Field(() => [String], { description: 'Numbers of the orders, up to 100.' })
  orderNumbers!: string[];

  @Field(() => TagOrAssigneeChange, { description: 'The change.' })
  change!: keyof typeof TagOrAssigneeChange;

  @Field(() => String, { nullable: true, description: 'The tag, for ADD_TAG and REMOVE_TAG.' })
  tag!: string | null;

  @Field(() => ID, { nullable: true, description: 'The staff member, for ASSIGN; null to unassign.' })
  assigneeId!: string | null;
}

export const UpdateOrderTagsAndAssigneesResult = createUnionType({
  name: 'UpdateOrderTagsAndAssigneesResult',
  description: 'Outcome of updateOrderTagsAndAssignees.',
  types: () => [OrdersUpdated, ValidationError, OrderError] as const,
});
