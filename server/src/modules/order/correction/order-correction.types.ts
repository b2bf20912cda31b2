import { OrderStatus } from '@eunbit/schema/order';
import { CorrectionMoney, CorrectionProblem, CorrectionStock } from '@eunbit/schema/order-correction';
import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(CorrectionMoney, {
  name: 'CorrectionMoney',
  description: 'What a correction does with the money of an order (ORDER-27).',
  valuesConfig: {
    UNTOUCHED: { description: 'Nothing: what was booked stays booked.' },
    STAYS_CAPTURED: { description: 'Nothing: what was taken from the card stays with the shop, or is being taken.' },
    AWAITED_AGAIN: { description: 'The deposit is awaited again, until the same deadline.' },
    REFUND_DROPPED: { description: 'It is not sent back after all.' },
  },
});
registerEnumType(CorrectionStock, {
  name: 'CorrectionStock',
  description: 'What a correction does with the units of an order (ORDER-28).',
  valuesConfig: {
    UNTOUCHED: { description: 'Nothing: they are the order’s.' },
    TAKEN_AGAIN: { description: 'They are taken out of stock once more; refused where they are not there.' },
  },
});
registerEnumType(CorrectionProblem, {
  name: 'CorrectionProblem',
  description: 'Why the status of an order cannot be corrected (ORDER-26).',
  valuesConfig: {
    NOTHING: { description: 'It has its first status.' },
    MONEY: { description: 'Its money has moved, or is moving at its provider.' },
    DEADLINE: { description: 'The deadline of its deposit is over.' },
    DELAY_DEADLINE: { description: 'Without the delay the deadline of its deposit is over.' },
    RECEIPT: { description: 'Its cash receipt is being cancelled; later it may be possible.' },
    PARCEL: { description: 'A carrier has news of its parcels, or they are registered with the escrow.' },
    OLDER: { description: 'It was cancelled before the shop noted what its payment was like.' },
  },
});

@ObjectType('OrderCorrection', { description: 'What a correction of the status of an order would do now.' })
export class OrderCorrectionType {
  @Field(() => OrderStatus, { description: 'The status that would be taken back.' })
  from!: OrderStatus;

  @Field(() => OrderStatus, { nullable: true, description: 'The one before it; null where there is none.' })
  to!: OrderStatus | null;

  @Field(() => CorrectionProblem, { nullable: true, description: 'Why it is impossible; null where it is possible.' })
  problem!: CorrectionProblem | null;

  @Field(() => String, { nullable: true, description: 'The same for people; null where it is possible.' })
  message!: string | null;

  @Field(() => CorrectionMoney, { nullable: true, description: 'What the money does; null where it is impossible.' })
  money!: CorrectionMoney | null;

  @Field(() => CorrectionStock, { nullable: true, description: 'What the units do; null where it is impossible.' })
  stock!: CorrectionStock | null;
}

@InputType({ description: 'The status of an order that was wrong.' })
export class CorrectOrderStatusInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => OrderStatus, { description: 'The status before, as orderCorrection has told it.' })
  to!: OrderStatus;

  @Field(() => String, { description: 'Why, for colleagues; 1 to 1,000 characters.' })
  reason!: string;
}
