import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../../common/money.types.ts';
import { OrderActionKind } from './order-actions.ts';

registerEnumType(OrderActionKind, {
  name: 'OrderActionKind',
  description: 'What staff can do with an order, most urgent first.',
  valuesConfig: {
    DISPUTE: { description: 'Answer a dispute at the payment provider.' },
    REFUND_FAILED: { description: 'Make a refund that failed, again or in another way.' },
    PAYMENT_LAPSED: { description: 'Decide on an order whose card authorisation ended before the money was taken.' },
    RETURN_CAME: { description: 'Inspect a return whose goods have come.' },
    REFUND_BY_HAND: { description: 'Send money back that no provider sends.' },
    LABEL_FAILED: { description: 'Get a label that could not be made.' },
    CASH_RECEIPT_FAILED: { description: 'Issue a cash receipt that the provider refused.' },
    ESCROW_DELIVERY: { description: "Register the parcels in the console of the escrow's provider." },
    PAYMENT_REQUEST: { description: 'Follow up a further payment that the customer was asked for.' },
    DEPOSIT_DIFFERS: {
      description: 'Decide on a virtual account into which another sum has come than the order costs.',
    },
    AWAITS_PAYMENT: { description: 'Record the money that the order waits for.' },
    CONFIRM: { description: 'Confirm it, with updateOrderStatus.' },
    SHIP: { description: 'Ship it, or a part of it, with shipOrders.' },
    DELAY: { description: 'Delay it, with updateOrderStatus.' },
    CANCEL: { description: 'Cancel it, with updateOrderStatus.' },
  },
});

@ObjectType('OrderAction', { description: 'Something that staff can do with an order now.' })
export class OrderActionType {
  @Field(() => OrderActionKind, { description: 'What.' })
  kind!: OrderActionKind;

  @Field(() => Boolean, {
    description: 'Whether it is to be done next, or right after what stands before it; false if it is only possible.',
  })
  isDue!: boolean;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'What is awaited, or has to go back; null if the action is not about a sum.',
  })
  amount!: MoneyType | null;

  @Field(() => Boolean, {
    description:
      'Whether the caller may do it now: their permissions, the refund limit of their role, and the money allow it.',
  })
  viewerCanDo!: boolean;
}
