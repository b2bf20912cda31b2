import { Market } from '@eunbit/schema/market';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { OrderType } from '../order/index.ts';

@ObjectType('Colleague', { description: 'A member of staff, as others see them.' })
export class ColleagueType {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Their name; null when the account is gone.' })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether they still work on orders.' })
  isAtWork!: boolean;
}

@ObjectType('CustomerValue', { description: "What a customer's orders of a currency come to." })
export class CustomerValueType {
  @Field(() => Int, { description: 'Orders that were not cancelled.' })
  count!: number;

  @Field(() => MoneyType, { description: 'What they paid less what went back to them.' })
  value!: MoneyType;
}

@ObjectType('CustomerOrders', {
  description: 'Orders of the same member, and of guests with the same email address, in both stores.',
})
export class CustomerOrdersType {
  @Field(() => [OrderType], { description: 'The newest others, up to 5.' })
  latest!: OrderType[];

  @Field(() => [CustomerValueType], { description: 'One for each currency in which they have ordered.' })
  values!: CustomerValueType[];
}

@ObjectType('Mention', { description: 'A note on an order that names the caller.' })
export class MentionType {
  @Field(() => ID, { description: 'Known to its reader only.' })
  id!: string;

  @Field(() => String, { description: 'The order.' })
  orderNumber!: string;

  @Field(() => Market, { description: 'Its store.' })
  market!: Market;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether the caller has seen it.' })
  isRead!: boolean;

  /** Not in the API, which names them. */
  by!: string;
}

@InputType({ description: 'A tag of an order.' })
class OrderTagInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The tag, up to 30 characters; case, spaces at its ends and # do not matter.' })
  tag!: string;
}

@InputType({ description: 'A tag that an order gets.' })
export class AddOrderTagInput extends OrderTagInput {}

@InputType({ description: 'A tag that an order loses.' })
export class RemoveOrderTagInput extends OrderTagInput {}

@InputType({ description: 'Whose an order is from now on.' })
export class AssignOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { nullable: true, description: 'The member of staff; null for nobody.' })
  assigneeId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose it was when the caller read it; null for nobody.' })
  expectedAssigneeId!: string | null;
}

@ObjectType('MentionSettings', { description: 'How the caller is told of mentions.' })
export class MentionSettingsType {
  @Field(() => Boolean, { description: 'Whether emails tell of them as well; the back office does in any case.' })
  hasEmails!: boolean;
}

@InputType({ description: 'How the caller wants to be told of mentions.' })
export class UpdateMentionSettingsInput {
  @Field(() => Boolean, { description: 'Whether emails tell of them as well.' })
  hasEmails!: boolean;
}

@InputType({ description: 'Mentions that the caller has seen.' })
export class MarkMentionsReadInput {
  @Field(() => [ID], { description: 'Their ids, up to 50.' })
  ids!: string[];
}
