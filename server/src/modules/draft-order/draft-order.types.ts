import { ShippingOption } from '@eunbit/schema/checkout';
import { DraftOrderKind, DraftOrderStatus, DraftPayment } from '@eunbit/schema/draft-order';
import { type Language, Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import { MoneyType } from '../../common/money.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { OrderType } from '../order/index.ts';
import { InsufficientStockError } from '../payment/index.ts';
import { AddressType, BuyerNotesType, OrderLineType } from '../purchase/index.ts';

export const DraftOrderError = createErrorType('DraftOrder', {
  DRAFT_NOT_FOUND: 'No such draft order, or no such order, draft or member to copy from.',
  DRAFT_CONFLICT: 'The draft changed after the caller read it.',
  DRAFT_CLOSED: 'It was sent, placed or closed, and can no longer be changed.',
  DRAFT_NOT_SENT: 'It is not waiting for a payment.',
  DRAFT_PLACED: 'The customer has paid, and the order was placed.',
  PAYMENT_PROCESSING: 'Its payment is being processed; try again in a moment.',
  PAYMENT_ENDED: 'The payment was abandoned before it was made; nothing was charged.',
  LINK_INVALID: 'No such link was sent, or it is too old.',
  LINK_CLOSED: 'The link has expired or was cancelled; nothing was charged.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was changed.',
  TOO_MANY_REQUESTS,
});
export type DraftOrderError = InstanceType<typeof DraftOrderError>;

registerEnumType(DraftOrderKind, {
  name: 'DraftOrderKind',
  description: 'Purpose of a draft order.',
  valuesConfig: {
    SALE: { description: 'A sale by staff, such as by phone or to a business.' },
    REPLACEMENT: { description: 'Goods of another order are sent once more.' },
    EXCHANGE: { description: 'Exchange of returned goods for others of their kind.' },
  },
});
registerEnumType(DraftOrderStatus, {
  name: 'DraftOrderStatus',
  description: 'Status of a draft order.',
  valuesConfig: {
    OPEN: { description: 'Staff are preparing it.' },
    SENT: { description: 'The customer has the link, and the units are held.' },
    PLACED: { description: 'Its order was placed.' },
    EXPIRED: { description: 'It was not paid in time; its units were released.' },
    CANCELLED: { description: 'Staff cancelled it; its units were released.' },
  },
});
registerEnumType(DraftPayment, {
  name: 'DraftPayment',
  description: 'Payment method of a draft order.',
  valuesConfig: {
    LINK: { description: 'Card, on a page that the customer reaches by an emailed link.' },
    DEPOSIT: { description: 'Bank transfer that the order awaits; Korea.' },
    NONE: { description: 'No payment: everything in it is free.' },
  },
});

@ObjectType('DraftOrderLine', { description: 'A product of a draft order.' })
export class DraftOrderLineType extends OrderLineType {
  @Field(() => MoneyType, { description: 'Listed unit price when the draft was last priced.' })
  listPrice!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Agreed unit price; null for the listed price.' })
  agreedPrice!: MoneyType | null;
}

@ObjectType('DraftOrderAmounts', { description: 'Totals of a draft order.' })
export class DraftOrderAmountsType {
  @Field(() => MoneyType, { description: 'Total of the goods.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping; zero if untaxed.' })
  tax!: MoneyType;

  @Field(() => String, { description: 'Percent, such as `8.875`.' })
  taxRate!: string;

  @Field(() => MoneyType, { description: 'Amount to be paid.' })
  total!: MoneyType;
}

@ObjectType('OrderOrigin', { description: 'The draft order from which an order was placed.' })
export class OrderOriginType {
  @Field(() => DraftOrderKind, { description: 'Purpose of the draft order.' })
  kind!: DraftOrderKind;

  @Field(() => String, { description: 'Number of the draft order.' })
  draftNumber!: string;

  @Field(() => String, { nullable: true, description: 'The order whose goods it replaces; null for a sale.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The return that it settles; null if it settles none.' })
  returnNumber!: string | null;
}

@ObjectType('DraftOrder', { description: 'An order that staff prepare for a customer.' })
export class DraftOrderType extends BuyerNotesType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Number shown to people: DR-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language of its emails.' })
  language!: Language;

  @Field(() => DraftOrderKind, { description: 'Its purpose.' })
  kind!: DraftOrderKind;

  @Field(() => DraftOrderStatus, { description: 'Status.' })
  status!: DraftOrderStatus;

  @Field(() => Int, { description: 'Increases with each change; sent back as expectedVersion.' })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The member it is for; null for a guest.' })
  userId!: string | null;

  @Field(() => String, { description: 'Email of the customer; empty if not known yet.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the customer; empty if not known yet.' })
  phone!: string;

  @Field(() => AddressType, { nullable: true, description: 'Delivery address; null if not known yet.' })
  address!: AddressType | null;

  @Field(() => [DraftOrderLineType], { description: 'Its products, at most 100.' })
  lines!: DraftOrderLineType[];

  @Field(() => ShippingOption, { nullable: true, description: "Shipping method; null for the store's default." })
  shippingOption!: ShippingOption | null;

  @Field(() => MoneyType, { nullable: true, description: 'Agreed price of shipping; null for the listed price.' })
  agreedShipping!: MoneyType | null;

  @Field(() => DraftOrderAmountsType, { description: 'Its totals.' })
  amounts!: DraftOrderAmountsType;

  @Field(() => DraftPayment, { description: 'Its payment method.' })
  payment!: DraftPayment;

  @Field(() => [DraftPayment], {
    description: 'Payment methods available now: those of its store that are configured.',
  })
  offeredPayments!: DraftPayment[];

  @Field(() => String, { description: 'Deposits: id of the bank account; empty if none is chosen yet.' })
  bankId!: string;

  @Field(() => String, { description: 'Deposits: expected depositor name of the transfer.' })
  depositorName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Deposits: last day for the transfer, YYYY-MM-DD; null for the usual deadline.',
  })
  paymentDueOn!: string | null;

  @Field(() => String, { description: 'Reason for the agreed prices; empty if it has the listed prices.' })
  reason!: string;

  @Field(() => Int, { description: 'Days for which its link is valid once it is sent.' })
  expiresInDays!: number;

  @Field(() => String, { nullable: true, description: 'The order whose goods it replaces; null for a sale.' })
  originalNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The return that it settles; null if it settles none.' })
  returnNumber!: string | null;

  @Field(() => Date, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When its link expires; null if it has no link.' })
  expiresAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was placed, cancelled or expired; null before.' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Number of the order that was placed from it; null before.' })
  orderNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of its payment page, to pass on by other means than email; null unless it is SENT.',
  })
  paymentPath!: string | null;
}

export const DraftOrderPageArgs = createNumberedPageArgs(20);
export const DraftOrderConnection = createNumberedConnectionType(
  'DraftOrder',
  () => DraftOrderType,
  'draft orders, newest first',
);

@ObjectType('DraftOrderPreview', { description: 'Totals of a draft order; nothing is stored.' })
export class DraftOrderPreviewType {
  @Field(() => [DraftOrderLineType], { description: 'Its lines with their prices.' })
  lines!: DraftOrderLineType[];

  @Field(() => DraftOrderAmountsType, { description: 'Its totals.' })
  amounts!: DraftOrderAmountsType;
}

@ObjectType({
  description: 'The draft order was sent: the customer pays by the link, or the order was placed at once.',
})
export class DraftOrderSent {
  @Field(() => DraftOrderType, { description: 'The draft order after the change.' })
  draftOrder!: DraftOrderType;

  @Field(() => OrderType, {
    nullable: true,
    description: 'The order; null if the customer has to pay by the link first.',
  })
  order!: OrderType | null;
}

@ObjectType({ description: 'Nothing was sent: prices or the tax changed, and the new total must be accepted.' })
export class DraftOrderTotalChanged {
  @Field(() => [DraftOrderLineType], { description: 'Lines at their current prices.' })
  lines!: DraftOrderLineType[];

  @Field(() => DraftOrderAmountsType, {
    description: 'Current totals; send the total back as expectedTotal.',
  })
  amounts!: DraftOrderAmountsType;
}

@ObjectType({
  description: 'Nothing was sent: the email belongs to a member, but the draft names no member. Staff must choose.',
})
export class DraftOrderMemberFound {
  @Field(() => ID, { description: "The account, for `userId` of the draft's contents." })
  userId!: string;

  @Field(() => String, { description: 'Name of the member.' })
  name!: string;
}

@ObjectType({ description: 'Nothing was sent: the postal service spells the address differently.' })
export class DraftOrderAddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service spells it.' })
  suggestion!: AddressType;
}

export const DraftOrderPreviewResult = createUnionType({
  name: 'DraftOrderPreviewResult',
  description: 'Outcome of previewDraftOrder.',
  types: () => [DraftOrderPreviewType, ValidationError] as const,
});

export const SaveDraftOrderResult = createUnionType({
  name: 'SaveDraftOrderResult',
  description: 'Outcome of createDraftOrder, updateDraftOrder, sendDraftOrderLink and cancelDraftOrder.',
  types: () => [DraftOrderType, ValidationError, DraftOrderError] as const,
});

export const SendDraftOrderResult = createUnionType({
  name: 'SendDraftOrderResult',
  description: 'Outcome of sendDraftOrder.',
  types: () =>
    [
      DraftOrderSent,
      DraftOrderTotalChanged,
      DraftOrderMemberFound,
      DraftOrderAddressSuggested,
      InsufficientStockError,
      ValidationError,
      DraftOrderError,
    ] as const,
});
