import { Market } from '@eunbit/schema/market';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { OrderType } from '../order/index.ts';

@ObjectType('Colleague', { description: 'A staff member, as others see them.' })
export class ColleagueType {
  @Field(() => ID, { description: 'Account id.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Their name; null if the account was deleted.' })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether they still work on orders.' })
  isAtWork!: boolean;
}

@ObjectType('CustomerValue', { description: "Totals of a customer's orders in one currency." })
export class CustomerValueType {
  @Field(() => Int, { description: 'Orders that were not cancelled.' })
  count!: number;

  @Field(() => MoneyType, { description: 'Payments less refunds.' })
  value!: MoneyType;
}

@ObjectType('CustomerOrders', {
  description: 'Other orders of the same member, and of guests with the same email address, in both stores.',
})
export class CustomerOrdersType {
  @Field(() => [OrderType], { description: 'The newest other orders, up to 5.' })
  latest!: OrderType[];

  @Field(() => [CustomerValueType], { description: 'One for each currency of their orders.' })
  values!: CustomerValueType[];
}

@ObjectType('Mention', { description: 'A note on an order that mentions the caller.' })
export class MentionType {
  @Field(() => ID, { description: 'Opaque id; known to its reader only.' })
  id!: string;

  @Field(() => String, { description: 'The order.' })
  orderNumber!: string;

  @Field(() => Market, { description: 'Its store.' })
  market!: Market;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether the caller has read it.' })
  isRead!: boolean;

  /** Not in the API, which returns the name instead. */
  by!: string;
}

@InputType({ description: 'A tag of an order.' })
class OrderTagInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The tag, up to 30 characters; case, surrounding spaces and # do not matter.' })
  tag!: string;
}

@InputType({ description: 'A tag to add to an order.' })
export class AddOrderTagInput extends OrderTagInput {}

@InputType({ description: 'A tag to remove from an order.' })
export class RemoveOrderTagInput extends OrderTagInput {}

@InputType({ description: 'A new assignee of an order.' })
export class AssignOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { nullable: true, description: 'The staff member; null to unassign.' })
  assigneeId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The assignee when the caller read the order; null if it was unassigned.',
  })
  expectedAssigneeId!: string | null;
}

@ObjectType('MentionSettings', { description: 'Notification settings for mentions.' })
export class MentionSettingsType {
  @Field(() => Boolean, { description: 'Whether mentions are also sent by email; the back office always shows them.' })
  hasEmails!: boolean;
}

@InputType({ description: 'Notification settings for mentions.' })
export class UpdateMentionSettingsInput {
  @Field(() => Boolean, { description: 'Whether mentions are also sent by email.' })
  hasEmails!: boolean;
}

@InputType({ description: 'Mentions to mark as read.' })
export class MarkMentionsReadInput {
  @Field(() => [ID], { description: 'Their ids, up to 50.' })
  ids!: string[];
}
