import { OrderStatus } from '@eunbit/schema/order';
import { CorrectionMoney, CorrectionProblem, CorrectionStock } from '@eunbit/schema/order-correction';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(CorrectionMoney, {
  name: 'CorrectionMoney',
  description: "Effect of a correction on the order's money (ORDER-27).",
  valuesConfig: {
    UNTOUCHED: { description: 'Nothing: the books stay as they are.' },
    STAYS_CAPTURED: { description: 'Nothing: the card payment stays captured, or is being captured.' },
    AWAITED_AGAIN: { description: 'The deposit is awaited again, with the same deadline.' },
    REFUND_DROPPED: { description: 'The refund is dropped.' },
  },
});
registerEnumType(CorrectionStock, {
  name: 'CorrectionStock',
  description: "Effect of a correction on the order's units (ORDER-28).",
  valuesConfig: {
    UNTOUCHED: { description: 'Nothing: they still belong to the order.' },
    TAKEN_AGAIN: { description: 'They are taken out of stock again; refused if they are not available.' },
  },
});
registerEnumType(CorrectionProblem, {
  name: 'CorrectionProblem',
  description: 'Why the status of an order cannot be corrected (ORDER-26).',
  valuesConfig: {
    NOTHING: { description: 'It is in its first status.' },
    MONEY: { description: 'Its money has moved, or is moving at the provider.' },
    DEADLINE: { description: 'The deposit deadline has passed.' },
    DELAY_DEADLINE: { description: 'Without the delay, the deposit deadline would have passed.' },
    RECEIPT: { description: 'Its cash receipt is being cancelled; a later attempt may succeed.' },
    PARCEL: { description: 'A carrier has scanned its parcels, or they are registered with the escrow provider.' },
    OLDER: { description: 'It was cancelled before the shop recorded the payment state at cancellation.' },
  },
});

@ObjectType('OrderCorrection', { description: "What a correction of the order's status would do now." })
export class OrderCorrectionType {
  @Field(() => OrderStatus, { description: 'The status that would be reverted.' })
  from!: OrderStatus;

  @Field(() => OrderStatus, { nullable: true, description: 'The previous status; null if there is none.' })
  to!: OrderStatus | null;

  @Field(() => CorrectionProblem, {
    nullable: true,
    description: 'Why the correction is impossible; null if it is possible.',
  })
  problem!: CorrectionProblem | null;

  @Field(() => String, {
    nullable: true,
    description: 'The problem as text for people; null if the correction is possible.',
  })
  message!: string | null;

  @Field(() => CorrectionMoney, {
    nullable: true,
    description: 'Effect on the money; null if the correction is impossible.',
  })
  money!: CorrectionMoney | null;

  @Field(() => CorrectionStock, {
    nullable: true,
    description: 'Effect on the units; null if the correction is impossible.',
  })
  stock!: CorrectionStock | null;
}

@InputType({ description: 'A wrong status of an order to revert.' })
export class CorrectOrderStatusInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => OrderStatus, { description: 'The previous status, from orderCorrection.' })
  to!: OrderStatus;

  @Field(() => String, { description: 'Why, for colleagues; 1 to 1,000 characters.' })
  reason!: string;
}
