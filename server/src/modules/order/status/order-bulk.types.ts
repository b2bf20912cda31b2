import { OrderStatus } from '@eunbit/schema/order';
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ValidationError } from '../../../common/result.types.ts';
import { OrderError } from '../order.errors.ts';
import { DelayInput, UndoableField } from '../order.inputs.ts';
import { OrderType } from '../order.types.ts';

@InputType({ description: 'A status change of many orders.' })
export class UpdateOrderStatusesInput {
  @Field(() => [String], { description: 'Numbers of the orders, up to 100.' })
  orderNumbers!: string[];

  @Field(() => OrderStatus, { description: 'ORDER_CONFIRMED, ORDER_DELAYED or ORDER_CANCELLED.' })
  status!: OrderStatus;

  @Field(() => DelayInput, { nullable: true, description: 'Required for ORDER_DELAYED.' })
  delay!: DelayInput | null;

  @UndoableField()
  isUndoable!: boolean;
}

export const BulkOutcome = { DONE: 'DONE', SKIPPED: 'SKIPPED', FAILED: 'FAILED' } as const;
registerEnumType(BulkOutcome, {
  name: 'BulkOutcome',
  description: 'Result for one order of a bulk operation.',
  valuesConfig: {
    DONE: {
      description:
        'The order was changed, or was so already. If its status changed, the customer is notified by email once the ' +
        'change can no longer be undone; an undone change notifies nobody.',
    },
    SKIPPED: { description: 'Unchanged: the order does not allow the change, or does not exist.' },
    FAILED: { description: 'A temporary failure; a retry may succeed.' },
  },
});

@ObjectType('UpdatedOrder', { description: 'Result for one order of a bulk operation.' })
export class UpdatedOrderType {
  @Field(() => String, { description: 'Its number.' })
  orderNumber!: string;

  @Field(() => BulkOutcome, { description: 'The result.' })
  outcome!: keyof typeof BulkOutcome;

  @Field(() => OrderError.codes, { nullable: true, description: 'Error code if it was skipped; null otherwise.' })
  code!: OrderError['code'] | null;

  @Field(() => String, {
    nullable: true,
    description: 'For people: why it was not changed, or what could not be reverted; null if neither applies.',
  })
  message!: string | null;

  @Field(() => OrderType, { nullable: true, description: 'The current order; null if the number is unknown.' })
  order!: OrderType | null;
}

@ObjectType({ description: 'Results of a bulk operation.' })
export class OrdersUpdated {
  @Field(() => [UpdatedOrderType], { description: 'One for each order, in the order of the input.' })
  orders!: UpdatedOrderType[];
}

export const UpdateOrdersResult = createUnionType({
  name: 'UpdateOrdersResult',
  description: 'Outcome of updateOrderStatuses, shipOrders and undoStatusChanges.',
  types: () => [OrdersUpdated, ValidationError] as const,
});
