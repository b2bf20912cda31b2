import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { ReturnLabelStatus, ReturnPayer, ReturnReason, ReturnStatus, ReturnWish } from '@eunbit/schema/return';
import { ReturnObstacle } from '@eunbit/schema/return-policy';
import { TrackerStatus } from '@eunbit/schema/shipment';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { LocalDate } from '../../common/scalars.ts';
import type { OrderRecord } from '../order/index.ts';
import { RefundType } from '../refund/index.ts';
import type { ReturnRecord } from './return.model.ts';

registerEnumType(ReturnStatus, {
  name: 'ReturnStatus',
  description: 'How far a return is (RETURN-2).',
  valuesConfig: {
    REQUESTED: { description: 'The customer has asked; staff decide.' },
    APPROVED: { description: 'Staff agree; where the goods have to come back, the customer sends them now.' },
    REFUSED: { description: 'Staff refuse; the history says why.' },
    WITHDRAWN: { description: 'The customer took it back.' },
    EXPIRED: { description: 'The goods were not sent in time.' },
    IN_TRANSIT: { description: 'The goods are on their way.' },
    RECEIVED: { description: 'The goods have come.' },
    INSPECTED: { description: 'The goods were looked at and are in stock, or written off.' },
    AWAITING_PAYMENT: { description: 'The units are sent once more when the customer has paid the way.' },
    SETTLED: { description: 'Paid back, or something was sent instead.' },
  },
});
registerEnumType(ReturnWish, {
  name: 'ReturnWish',
  description: 'What the customer wants.',
  valuesConfig: {
    REFUND: { description: 'The money back.' },
    EXCHANGE: { description: 'The same product once more.' },
    MISSING_ITEM: { description: 'What was missing in the parcel; nothing is sent back.' },
  },
});
registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Why units are returned.',
  valuesConfig: {
    CHANGE_OF_MIND: { description: 'The customer does not want them any more.' },
    DEFECTIVE: { description: 'They are faulty.' },
    DAMAGED_IN_TRANSIT: { description: 'They arrived damaged.' },
    WRONG_ITEM: { description: 'Something else arrived.' },
    NOT_AS_DESCRIBED: { description: 'They are not what the shop described.' },
    MISSING_ITEM: { description: 'They were missing; goes with the wish of that name alone.' },
  },
});
registerEnumType(ReturnPayer, {
  name: 'ReturnPayer',
  description: 'Who pays for sending the goods back.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer: it is taken off what is refunded.' },
    SHOP: { description: 'The shop.' },
  },
});
registerEnumType(ReturnObstacle, {
  name: 'ReturnObstacle',
  description: 'Why nothing of a line can be returned.',
  valuesConfig: {
    ORDER_CANCELLED: { description: 'The order was cancelled.' },
    NOT_SHIPPED: { description: 'Nothing of it has left; until it does the order can be changed or cancelled.' },
    ALREADY_TAKEN: { description: 'All of it is in a return already, came back, or was refunded.' },
    TOO_LATE: { description: 'The time for every reason is over; customer service may help.' },
  },
});

registerEnumType(ReturnLabelStatus, {
  name: 'ReturnLabelStatus',
  description: 'How far the label for the way back is (RETURN-15).',
  valuesConfig: {
    DUE: { description: 'It is being bought.' },
    BOUGHT: { description: 'It can be printed.' },
    FAILED: { description: 'It could not be bought; staff can have it tried again.' },
    VOIDED: { description: 'It was given back: the return ended, or the goods left without it.' },
  },
});

@ObjectType('ReturnableFor', { description: 'A reason for which units can be returned now.' })
export class ReturnableForType {
  @Field(() => ReturnReason, { description: 'The reason.' })
  reason!: ReturnReason;

  @Field(() => Int, { description: 'Most units.' })
  quantity!: number;

  @Field(() => LocalDate, { description: 'The last day in the store on which all of them can be.' })
  until!: string;
}

@ObjectType('ReturnableLine', { description: 'What of a line of an order can be returned now.' })
export class ReturnableLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Most units that any reason allows; 0 with an obstacle.' })
  quantity!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of receipt from which the time is counted; null if nothing has left.',
  })
  receivedOn!: string | null;

  @Field(() => Boolean, {
    description: 'Whether that day is known; else it is the last one on which the parcel was to arrive.',
  })
  isReceiptKnown!: boolean;

  @Field(() => [ReturnableForType], { description: 'The possible reasons; empty with an obstacle.' })
  reasons!: ReturnableForType[];

  @Field(() => ReturnObstacle, { nullable: true, description: 'Why not; null if something can be returned.' })
  obstacle!: ReturnObstacle | null;

  @Field(() => String, {
    nullable: true,
    description: 'The obstacle, and what is possible instead, in the language of the request; null without one.',
  })
  explanation!: string | null;
}

@ObjectType('ReturnShipping', { description: 'Who pays for sending goods back, and how much.' })
export class ReturnShippingType {
  @Field(() => ReturnPayer, { description: 'Who pays.' })
  payer!: ReturnPayer;

  @Field(() => MoneyType, { description: 'What the customer pays; nothing where the shop does.' })
  fee!: MoneyType;
}

@ObjectType('ReturnOptions', { description: 'What of an order can be returned now, by the rules of its store.' })
export class ReturnOptionsType {
  @Field(() => [ReturnableLineType], { description: 'One for each line of the order.' })
  lines!: ReturnableLineType[];

  @Field(() => ReturnShippingType, {
    description: 'What sending goods back costs after a change of mind; for other reasons the shop pays.',
  })
  changeOfMind!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether another return can be requested at all.' })
  isPossible!: boolean;
}

@ObjectType('ReturnRefundPlan', { description: 'What paying a return back comes to.' })
export class ReturnRefundPlanType {
  @Field(() => MoneyType, { description: 'What the units come to, with their tax and what of shipping goes back.' })
  worth!: MoneyType;

  @Field(() => MoneyType, { description: 'What of it is for shipping, with its tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'What is taken off for the way back.' })
  fee!: MoneyType;

  @Field(() => MoneyType, {
    description: 'What is refunded: less the fee, and no more than is left of the money of the order.',
  })
  amount!: MoneyType;
}

@ObjectType('ReturnLine', { description: 'Units of a product that are returned.' })
export class ReturnLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name as it was sold, in the language of the request.' })
  title!: string;

  @Field(() => String, { description: 'Its picture.' })
  imageUrl!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => ReturnReason, { description: 'Why.' })
  reason!: ReturnReason;

  @Field(() => Int, { nullable: true, description: 'Units that came back; null before.' })
  received!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of those, units that went into stock; null before, and for customers.',
  })
  restocked!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of those, units that were written off; null before, and for customers.',
  })
  writtenOff!: number | null;
}

@ObjectType('ReturnPicture', { description: 'A picture that the customer has sent.' })
export class ReturnPictureType {
  @Field(() => String, { description: 'Its address, for callers who may see the return; ends within two hours.' })
  url!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;
}

@ObjectType('ReturnPickup', { description: 'A carrier that fetches the goods.' })
export class ReturnPickupType {
  @Field(() => LocalDate, { description: 'The day.' })
  on!: string;

  @Field(() => Carrier, { description: 'The carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'What the customer is told beside it; may be empty.' })
  note!: string;
}

@ObjectType('ReturnParcel', { description: 'A parcel in which goods come back under a label of the shop.' })
export class ReturnParcelType {
  @Field(() => Int, { description: 'Its place among the parcels of the return, from 1.' })
  number!: number;

  @Field(() => String, {
    description: 'Address of its label to print, for callers who may see the return; ends within two hours.',
  })
  labelUrl!: string;

  @Field(() => String, { description: "The carrier's name." })
  carrierName!: string;

  @Field(() => String, { description: 'The tracking number.' })
  trackingNumber!: string;

  @Field(() => String, { nullable: true, description: 'Where to follow it; null if the provider says nothing.' })
  trackingUrl!: string | null;

  @Field(() => TrackerStatus, { nullable: true, description: 'What the carrier said last; null before.' })
  status!: TrackerStatus | null;
}

@ObjectType('ReturnLabel', { description: 'The label for the way back, which the US store buys; one for each parcel.' })
export class ReturnLabelType {
  @Field(() => ReturnLabelStatus, { description: 'Status.' })
  status!: ReturnLabelStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed; null if none did, and for customers.',
  })
  problem!: string | null;

  @Field(() => [ReturnParcelType], {
    description: 'The parcels; empty until all labels are bought, and once given back.',
  })
  parcels!: ReturnParcelType[];
}

@ObjectType('ReturnPayment', { description: 'What a customer pays before the units of a return are sent once more.' })
export class ReturnPaymentType {
  @Field(() => MoneyType, { description: 'How much.' })
  amount!: MoneyType;

  @Field(() => Date, { description: 'Until when; then staff decide about the return again.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Path of the page to pay it, for callers who may see the return.' })
  path!: string;
}

@ObjectType('ReturnChange', { description: 'A step of a return.' })
export class ReturnChangeType {
  @Field(() => ReturnStatus, { description: 'What it became.' })
  status!: ReturnStatus;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Of refusals: why, as the customer reads it.' })
  reason!: string | null;

  /** Not in the API, which names them. */
  by!: string | null;
}

@ObjectType('Return', { description: 'Units of an order that a customer sends back, or that never came.' })
export class ReturnType {
  @Field(() => ID, { description: 'Its number.' })
  id!: string;

  @Field(() => String, { description: '`RT-YYMMDD-XXXXXXXX`.' })
  number!: string;

  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The person that the order was delivered to, in one line.' })
  customerName!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => ReturnStatus, { description: 'Status.' })
  status!: ReturnStatus;

  @Field(() => ReturnWish, { description: 'What the customer wants.' })
  wish!: ReturnWish;

  @Field(() => [ReturnLineType], { description: 'The units.' })
  lines!: ReturnLineType[];

  @Field(() => String, { description: 'What the customer wrote; may be empty.' })
  note!: string;

  @Field(() => ReturnShippingType, {
    description: 'Who pays for sending the goods back, as the customer agreed to it.',
  })
  shipping!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether the goods are to be sent back.' })
  hasGoodsToSendBack!: boolean;

  @Field(() => ReturnPickupType, { nullable: true, description: 'When the goods are fetched; null if they are not.' })
  pickup!: ReturnPickupType | null;

  @Field(() => [ReturnChangeType], { description: 'Its steps, oldest first.' })
  history!: ReturnChangeType[];

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the goods have to be on their way; null if nothing is awaited.',
  })
  dueAt!: Date | null;

  @Field(() => RefundType, { nullable: true, description: 'The refund that settled it; null without one.' })
  refund!: RefundType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'What of the order the role of the caller still lets them pay back; null for no limit, and for customers.',
  })
  refundLimitLeft!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order, or of the draft, by which the units were sent once more; null without one.',
  })
  replacementNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether requestReturnLabel takes it; never for customers.' })
  isLabelRequestable!: boolean;

  @Field(() => Boolean, { description: 'Whether withdrawReturn takes it.' })
  isWithdrawable!: boolean;

  @Field(() => Boolean, { description: 'Whether reportReturnSent takes it.' })
  isSendable!: boolean;

  @Field(() => [ReturnStatus], { description: 'What staff can take it to; empty for customers.' })
  nextStatuses!: ReturnStatus[];

  /** Not in the API. */
  record!: ReturnRecord;
  order!: OrderRecord;
}

@ObjectType('ReopenedReturn', {
  description: 'The return that cancelling an order opens again, because the order settles it (RETURN-16).',
})
export class ReopenedReturnType {
  @Field(() => String, { description: 'Number of the return.' })
  number!: string;

  @Field(() => String, { description: 'Number of the order whose units are returned.' })
  orderNumber!: string;

  @Field(() => MoneyType, {
    description:
      'What the shop pays back for it, unless it sends the units once more; the order cancelled not included.',
  })
  refund!: MoneyType;
}

@ObjectType('ReturnCounts', { description: 'What waits for staff in a store, each counted up to 1,000.' })
export class ReturnCountsType {
  @Field(() => Int, { description: 'Requests.' })
  requested!: number;

  @Field(() => Int, { description: 'Of them, those that have waited for more than a day.' })
  overdue!: number;

  @Field(() => Int, { description: 'Goods on their way.' })
  inTransit!: number;

  @Field(() => Int, { description: 'Goods to be inspected.' })
  received!: number;

  @Field(() => Int, { description: 'Returns to be settled.' })
  inspected!: number;
}

export const ReturnConnection = createConnectionType('Return', () => ReturnType);
