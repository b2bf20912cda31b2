import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { ReturnLabelStatus, ReturnPayer, ReturnReason, ReturnResolution, ReturnStatus } from '@eunbit/schema/return';
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
  description: 'Status of a return (RETURN-2).',
  valuesConfig: {
    REQUESTED: { description: 'The customer requested it; staff decide.' },
    APPROVED: { description: 'Staff approved it; the customer sends the goods, if they have to come back.' },
    REFUSED: { description: 'Staff refused it; the history has the reason.' },
    WITHDRAWN: { description: 'The customer withdrew it.' },
    EXPIRED: { description: 'The goods were not sent in time.' },
    IN_TRANSIT: { description: 'The goods are in transit.' },
    RECEIVED: { description: 'The goods have arrived.' },
    INSPECTED: { description: 'The goods were inspected, and restocked or written off.' },
    AWAITING_PAYMENT: { description: 'The units are exchanged once the customer has paid the shipping.' },
    SETTLED: { description: 'Refunded, exchanged or replaced.' },
  },
});
registerEnumType(ReturnResolution, {
  name: 'ReturnResolution',
  description: 'Settlement that the customer wants.',
  valuesConfig: {
    REFUND: { description: 'A refund.' },
    EXCHANGE: { description: 'The same product again.' },
    MISSING_ITEM: { description: 'The missing items; nothing is sent back.' },
  },
});
registerEnumType(ReturnReason, {
  name: 'ReturnReason',
  description: 'Why units are returned.',
  valuesConfig: {
    CHANGE_OF_MIND: { description: 'The customer changed their mind.' },
    DEFECTIVE: { description: 'They are faulty.' },
    DAMAGED_IN_TRANSIT: { description: 'They arrived damaged.' },
    WRONG_ITEM: { description: 'A wrong item was delivered.' },
    NOT_AS_DESCRIBED: { description: 'They differ from the description.' },
    MISSING_ITEM: { description: 'They were missing; only with the settlement MISSING_ITEM.' },
  },
});
registerEnumType(ReturnPayer, {
  name: 'ReturnPayer',
  description: 'Who pays for return shipping.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer: it is deducted from the refund.' },
    SHOP: { description: 'The shop.' },
  },
});
registerEnumType(ReturnObstacle, {
  name: 'ReturnObstacle',
  description: 'Why nothing of a line can be returned.',
  valuesConfig: {
    ORDER_CANCELLED: { description: 'The order was cancelled.' },
    NOT_SHIPPED: { description: 'Nothing was shipped; until then the order can be edited or cancelled.' },
    ALREADY_TAKEN: { description: 'All units are in a return already, came back, or were refunded.' },
    TOO_LATE: { description: 'The deadlines for all reasons have passed; customer service may help.' },
  },
});

registerEnumType(ReturnLabelStatus, {
  name: 'ReturnLabelStatus',
  description: 'Status of the return labels (RETURN-15).',
  valuesConfig: {
    DUE: { description: 'They are being bought.' },
    BOUGHT: { description: 'They can be printed.' },
    FAILED: { description: 'They could not be bought; staff can retry.' },
    VOIDED: { description: 'They were voided: the return ended, or the goods were sent without them.' },
  },
});

@ObjectType('ReturnableFor', { description: 'A possible reason of a return.' })
export class ReturnableForType {
  @Field(() => ReturnReason, { description: 'The reason.' })
  reason!: ReturnReason;

  @Field(() => Int, { description: 'Maximum units for this reason.' })
  quantity!: number;

  @Field(() => LocalDate, {
    description: "The last day, by the store's calendar, on which all of them can be returned.",
  })
  until!: string;
}

@ObjectType('ReturnableLine', { description: 'What of a line of an order can be returned now.' })
export class ReturnableLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Maximum units over all reasons; 0 if there is an obstacle.' })
  quantity!: number;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Day of receipt, from which the deadlines run; null if nothing was shipped.',
  })
  receivedOn!: string | null;

  @Field(() => Boolean, {
    description: 'Whether `receivedOn` is known; otherwise it is the last day of the expected delivery.',
  })
  isReceiptKnown!: boolean;

  @Field(() => [ReturnableForType], { description: 'The possible reasons; empty if there is an obstacle.' })
  reasons!: ReturnableForType[];

  @Field(() => ReturnObstacle, { nullable: true, description: 'Why nothing can be returned; null if something can.' })
  obstacle!: ReturnObstacle | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Explanation of the obstacle and of alternatives, in the language of the request; null if there is no obstacle.',
  })
  explanation!: string | null;
}

@ObjectType('ReturnShipping', { description: 'Who pays for return shipping, and how much.' })
export class ReturnShippingType {
  @Field(() => ReturnPayer, { description: 'The payer.' })
  payer!: ReturnPayer;

  @Field(() => MoneyType, { description: 'Return shipping fee of the customer; zero if the shop pays.' })
  fee!: MoneyType;
}

@ObjectType('ReturnOptions', { description: 'What of an order can be returned now, by the rules of its store.' })
export class ReturnOptionsType {
  @Field(() => [ReturnableLineType], { description: 'One for each line of the order.' })
  lines!: ReturnableLineType[];

  @Field(() => ReturnShippingType, {
    description: 'Return shipping fee after a change of mind; for other reasons the shop pays.',
  })
  changeOfMind!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether another return can be requested.' })
  isPossible!: boolean;
}

@ObjectType('ReturnRefundPlan', { description: 'Amounts of the refund of a return.' })
export class ReturnRefundPlanType {
  @Field(() => MoneyType, { description: 'Price of the units with their tax, plus the refunded shipping.' })
  worth!: MoneyType;

  @Field(() => MoneyType, { description: 'Part of `worth` that is shipping, with its tax.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Return shipping fee that is deducted.' })
  fee!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Amount of the refund: `worth` less the fee, at most what can still be refunded of the order.',
  })
  amount!: MoneyType;
}

@ObjectType('ReturnLine', { description: 'Returned units of a product.' })
export class ReturnLineType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name as it was sold, in the language of the request.' })
  title!: string;

  @Field(() => String, { description: 'Its picture.' })
  imageUrl!: string;

  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => ReturnReason, { description: 'Reason.' })
  reason!: ReturnReason;

  @Field(() => Int, { nullable: true, description: 'Units received; null before.' })
  received!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units restocked; null before, and for customers.',
  })
  restocked!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units written off; null before, and for customers.',
  })
  writtenOff!: number | null;
}

@ObjectType('ReturnPicture', { description: 'A picture by the customer.' })
export class ReturnPictureType {
  @Field(() => String, { description: 'Its address, for callers who may see the return; expires within two hours.' })
  url!: string;

  @Field(() => Int, { description: 'Height in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  height!: number;
}

@ObjectType('ReturnPickup', { description: "A carrier's pick-up of returned goods." })
export class ReturnPickupType {
  @Field(() => LocalDate, { description: 'The day.' })
  on!: string;

  @Field(() => Carrier, { description: 'The carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Note to the customer; may be empty.' })
  note!: string;
}

@ObjectType('ReturnParcel', { description: 'A parcel of a return with a label bought by the shop.' })
export class ReturnParcelType {
  @Field(() => Int, { description: 'Position among the parcels of the return, from 1.' })
  number!: number;

  @Field(() => String, {
    description: 'Address of the label to print, for callers who may see the return; expires within two hours.',
  })
  labelUrl!: string;

  @Field(() => String, { description: "The carrier's name." })
  carrierName!: string;

  @Field(() => String, { description: 'The tracking number.' })
  trackingNumber!: string;

  @Field(() => String, { nullable: true, description: 'Tracking page; null if the provider has none.' })
  trackingUrl!: string | null;

  @Field(() => TrackerStatus, { nullable: true, description: 'Tracking status; null if there is none yet.' })
  status!: TrackerStatus | null;
}

@ObjectType('ReturnLabel', { description: 'Return labels that the US store buys; one for each parcel.' })
export class ReturnLabelType {
  @Field(() => ReturnLabelStatus, { description: 'Status.' })
  status!: ReturnLabelStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last attempt failed; null if none did, and for customers.',
  })
  problem!: string | null;

  @Field(() => [ReturnParcelType], {
    description: 'The parcels; empty until all labels are bought, and once they are voided.',
  })
  parcels!: ReturnParcelType[];
}

@ObjectType('ReturnPayment', { description: 'Payment of a customer before the units of a return are exchanged.' })
export class ReturnPaymentType {
  @Field(() => MoneyType, { description: 'Amount.' })
  amount!: MoneyType;

  @Field(() => Date, { description: 'When it expires; staff then decide about the return again.' })
  expiresAt!: Date;

  @Field(() => String, { description: 'Path of the payment page, for callers who may see the return.' })
  path!: string;
}

@ObjectType('ReturnChange', { description: 'An entry of the status history of a return.' })
export class ReturnChangeType {
  @Field(() => ReturnStatus, { description: 'New status.' })
  status!: ReturnStatus;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'For refusals: the reason, as the customer reads it.' })
  reason!: string | null;

  /** Not in the API, which returns the name instead. */
  by!: string | null;
}

@ObjectType('Return', { description: 'A return: units of an order that a customer sends back, or that were missing.' })
export class ReturnType {
  @Field(() => ID, { description: 'Its number.' })
  id!: string;

  @Field(() => String, { description: '`RT-YYMMDD-XXXXXXXX`.' })
  number!: string;

  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'Recipient of the order, on one line.' })
  customerName!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => ReturnStatus, { description: 'Status.' })
  status!: ReturnStatus;

  @Field(() => ReturnResolution, { description: 'Desired settlement.' })
  resolution!: ReturnResolution;

  @Field(() => [ReturnLineType], { description: 'The returned units.' })
  lines!: ReturnLineType[];

  @Field(() => String, { description: "The customer's note; may be empty." })
  note!: string;

  @Field(() => ReturnShippingType, {
    description: 'Who pays for return shipping, as the customer agreed.',
  })
  shipping!: ReturnShippingType;

  @Field(() => Boolean, { description: 'Whether the goods have to be sent back.' })
  hasGoodsToSendBack!: boolean;

  @Field(() => ReturnPickupType, { nullable: true, description: 'The pick-up of the goods; null if none is arranged.' })
  pickup!: ReturnPickupType | null;

  @Field(() => [ReturnChangeType], { description: 'Status history, oldest first.' })
  history!: ReturnChangeType[];

  @Field(() => Date, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Deadline for sending the goods; null if nothing is awaited.',
  })
  dueAt!: Date | null;

  @Field(() => RefundType, { nullable: true, description: 'The refund that settled it; null if there is none.' })
  refund!: RefundType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      "Amount that the refund limit of the caller's role still allows for this order; null for no limit, and for customers.",
  })
  refundLimitLeft!: MoneyType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order or draft order with which the units were exchanged; null if there is none.',
  })
  replacementNumber!: string | null;

  @Field(() => Boolean, { description: 'Whether requestReturnLabel can be called; false for customers.' })
  isLabelRequestable!: boolean;

  @Field(() => Boolean, { description: 'Whether withdrawReturn can be called.' })
  isWithdrawable!: boolean;

  @Field(() => Boolean, { description: 'Whether reportReturnSent can be called.' })
  isSendable!: boolean;

  @Field(() => [ReturnStatus], { description: 'Statuses that staff can set next; empty for customers.' })
  nextStatuses!: ReturnStatus[];

  /** Not in the API. */
  record!: ReturnRecord;
  order!: OrderRecord;
}

@ObjectType('ReopenedReturn', {
  description: 'The return that cancelling an order reopens, because the order settles it (RETURN-16).',
})
export class ReopenedReturnType {
  @Field(() => String, { description: 'Number of the return.' })
  number!: string;

  @Field(() => String, { description: 'Number of the order whose units are returned.' })
  orderNumber!: string;

  @Field(() => MoneyType, {
    description:
      'Refund of the return, unless its units are exchanged again; without the refund of the cancelled order.',
  })
  refund!: MoneyType;
}

@ObjectType('ReturnCounts', { description: 'Returns of a store that await staff, each counted up to 1,000.' })
export class ReturnCountsType {
  @Field(() => Int, { description: 'Returns to approve or refuse.' })
  requested!: number;

  @Field(() => Int, { description: 'Requested returns that have waited for more than a day.' })
  overdue!: number;

  @Field(() => Int, { description: 'Returns in transit.' })
  inTransit!: number;

  @Field(() => Int, { description: 'Returns to inspect.' })
  received!: number;

  @Field(() => Int, { description: 'Returns to settle.' })
  inspected!: number;
}

export const ReturnConnection = createConnectionType('Return', () => ReturnType);
