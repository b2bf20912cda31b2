import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../../common/money.types.ts';
import { OrderActionKind } from './order-actions.ts';

registerEnumType(OrderActionKind, {
  name: 'OrderActionKind',
  description: 'An action that staff can take on an order, most urgent first.',
  valuesConfig: {
    DISPUTE: { description: 'Respond to a dispute at the payment provider.' },
    REFUND_FAILED: { description: 'Make a failed refund, again or in another way.' },
    PAYMENT_LAPSED: { description: 'Decide about an order whose card authorisation expired before capture.' },
    RETURN_CAME: { description: 'Inspect a return whose goods have arrived.' },
    REFUND_BY_HAND: { description: 'Send a refund by hand that no provider sends.' },
    LABEL_FAILED: { description: 'Resolve a failed label.' },
    CASH_RECEIPT_FAILED: { description: 'Issue a cash receipt that the provider refused.' },
    ESCROW_DELIVERY: { description: 'Register the parcels in the console of the escrow provider.' },
    PAYMENT_REQUEST: { description: 'Follow up an open payment request.' },
    DEPOSIT_DIFFERS: {
      description: 'Decide about a virtual account whose deposit differs from the order total.',
    },
    AWAITS_PAYMENT: { description: 'Record the payment that the order awaits.' },
    CONFIRM: { description: 'Confirm it, by updateOrderStatus.' },
    SHIP: { description: 'Ship it, completely or in part, by shipOrders.' },
    DELAY: { description: 'Delay it, by updateOrderStatus.' },
    CANCEL: { description: 'Cancel it, by updateOrderStatus.' },
  },
});

@ObjectType('OrderAction', { description: 'An action that staff can take on an order now.' })
export class OrderActionType {
  @Field(() => OrderActionKind, { description: 'Kind of action.' })
  kind!: OrderActionKind;

  @Field(() => Boolean, {
    description:
      'Whether it is the next action, or follows directly after those listed before it; false if it is only possible.',
  })
  isDue!: boolean;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'Awaited or refundable amount; null if the action is not about money.',
  })
  amount!: MoneyType | null;

  @Field(() => Boolean, {
    description:
      "Whether the caller may take it now: their permissions and refund limit, and the order's money, allow it.",
  })
  viewerCanDo!: boolean;
}
