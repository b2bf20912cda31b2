import { Market } from '@eunbit/schema/market';
import { WorkKind } from '@eunbit/schema/work';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

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
    FAILED_EMAILS: { description: 'Emails that could not be delivered.' },
    MENTIONS: { description: 'Notes that name the caller and are not read yet, of the newest 50.' },
    STOCK_LOW: { description: 'Products with few units left.' },
    STOCK_SOLD_OUT: { description: 'Products without units.' },
    STOCK_STOPPED: { description: 'Products whose sale is stopped.' },
    DEPOSIT_TO_CHECK: { description: 'A deposit that nobody has confirmed yet.' },
    DEPOSIT_DIFFERS: { description: 'A deposit that falls short.' },
    DEPOSIT_SURPLUS: { description: 'More has come than was ordered for, and has to go back.' },
    SHIPPED_UNPAID: { description: 'Has left without its deposit.' },
    PAYMENT_LAPSED: { description: 'A card authorisation that ended before the money was taken.' },
    CASH_RECEIPT_DUE: { description: 'A cash receipt to be issued for money that has come.' },
    DELAY_OVERDUE: { description: 'A delay whose promised date has passed.' },
    SHIPMENT_FAILED: { description: 'A shipment that could not be made.' },
    REVERSAL_OPEN: { description: 'A dispute to answer, or a refund that failed, at the payment provider.' },
    ESCROW_DELIVERY_DUE: { description: "Shipped parcels to be registered in the console of the escrow's provider." },
    REFUND_BY_HAND: { description: 'Money to be sent back by hand, because no provider can.' },
    PART_REFUND_BY_HAND: { description: 'A part of a transfer to be sent back by hand.' },
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
