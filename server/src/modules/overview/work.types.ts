import { Market } from '@eunbit/schema/market';
import { WorkKind } from '@eunbit/schema/work';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ORDER_ATTENTION_VALUES } from '../order/index.ts';

registerEnumType(WorkKind, {
  name: 'WorkKind',
  description: 'What there is to be done in the back office. Those that are named as in OrderAttention mean the same.',
  valuesConfig: {
    ORDERS_TO_CONFIRM: { description: 'Orders in preparation.' },
    ORDERS_TO_SHIP: { description: 'Confirmed orders.' },
    ORDERS_DELAYED: { description: 'Delayed orders.' },
    MY_ORDERS: { description: 'Orders that are assigned to the caller, of which nothing has left.' },
    RETURNS_REQUESTED: { description: 'Returns to approve or refuse.' },
    RETURNS_RECEIVED: { description: 'Returns to inspect.' },
    RETURNS_INSPECTED: { description: 'Returns to settle.' },
    STATEMENT_LINES: { description: 'Deposits of bank statements to match with orders.' },
    MESSAGES: { description: 'Questions of customers to answer.' },
    PARTNERSHIPS: { description: 'Questions of businesses to answer.' },
    REVIEWS: { description: 'Reviews that nobody has answered.' },
    QUESTIONS: { description: 'Questions about products that nobody has answered.' },
    FAILED_EMAILS: { description: 'Emails that could not be delivered.' },
    MENTIONS: { description: 'Notes that name the caller and are not read yet, of the newest 50.' },
    STOCK_LOW: { description: 'Products with few units left.' },
    STOCK_SOLD_OUT: { description: 'Products without units.' },
    STOCK_STOPPED: { description: 'Products whose sale is stopped.' },
    ...ORDER_ATTENTION_VALUES,
  },
});

@ObjectType('Work', { description: 'What of one kind is to be done.' })
export class WorkType {
  @Field(() => WorkKind, { description: 'What it is.' })
  kind!: WorkKind;

  @Field(() => Market, { nullable: true, description: 'The store; null for what both have together.' })
  market!: Market | null;

  @Field(() => Int, { description: 'How many; 100 for that many or more, but of stock all.' })
  count!: number;

  @Field(() => Date, { nullable: true, description: 'Since when the oldest waits; null for none, and of stock.' })
  oldestAt!: Date | null;
}
