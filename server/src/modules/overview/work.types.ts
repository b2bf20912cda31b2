import { Market } from '@eunbit/schema/market';
import { WorkKind } from '@eunbit/schema/work';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ORDER_ATTENTION_VALUES } from '../order/index.ts';

registerEnumType(WorkKind, {
  name: 'WorkKind',
  description: 'Kind of task in the back office. Values that also exist in OrderAttention mean the same.',
  valuesConfig: {
    ORDERS_TO_CONFIRM: { description: 'Orders to confirm.' },
    ORDERS_TO_SHIP: { description: 'Orders to ship.' },
    ORDERS_DELAYED: { description: 'Delayed orders.' },
    MY_ORDERS: { description: 'Orders assigned to the caller of which nothing was shipped.' },
    RETURNS_REQUESTED: { description: 'Returns to approve or refuse.' },
    RETURNS_RECEIVED: { description: 'Returns to inspect.' },
    RETURNS_INSPECTED: { description: 'Returns to settle.' },
    STATEMENT_LINES: { description: 'Bank statement lines to match with orders.' },
    MESSAGES: { description: 'Customer messages to answer.' },
    PARTNERSHIPS: { description: 'Partnership requests to answer.' },
    REVIEWS: { description: 'Reviews without a reply.' },
    QUESTIONS: { description: 'Unanswered product questions.' },
    FAILED_EMAILS: { description: 'Emails that could not be delivered.' },
    MENTIONS: { description: 'Unread notes that mention the caller, among the newest 50.' },
    STOCK_LOW: { description: 'Products at or below their low stock threshold.' },
    STOCK_SOLD_OUT: { description: 'Products without units.' },
    STOCK_STOPPED: { description: 'Products whose sale is stopped.' },
    ...ORDER_ATTENTION_VALUES,
  },
});

@ObjectType('Work', { description: 'Number of open tasks of one kind.' })
export class WorkType {
  @Field(() => WorkKind, { description: 'Kind of task.' })
  kind!: WorkKind;

  @Field(() => Market, { nullable: true, description: 'The store; null for tasks of both stores.' })
  market!: Market | null;

  @Field(() => Int, { description: 'Number of tasks; 100 stands for 100 or more, but stock is counted completely.' })
  count!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time since which the oldest task waits; null if there are none, and for stock.',
  })
  oldestAt!: Date | null;
}
