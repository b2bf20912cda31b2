import { ShippingOption } from '@eunbit/schema/checkout';
import { DraftOrderKind, DraftOrderStatus, DraftPayment } from '@eunbit/schema/draft-order';
import { type Language, Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { MoneyType } from '../../common/money.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { OrderType } from '../order/index.ts';
import { InsufficientStockError } from '../payment/index.ts';
import { AddressType, BuyerNotesType, OrderLineType } from '../purchase/index.ts';
import { DraftOrderError } from './draft-order.errors.ts';

registerEnumType(DraftOrderKind, {
  name: 'DraftOrderKind',
  description: 'What a draft order is made for.',
  valuesConfig: {
    SALE: { description: 'Staff sell to a customer, as on the phone or to a business.' },
    REPLACEMENT: { description: 'Goods of another order are sent once more.' },
    EXCHANGE: { description: 'Goods that came back are exchanged for others of their kind.' },
  },
});
registerEnumType(DraftOrderStatus, {
  name: 'DraftOrderStatus',
  description: 'How far a draft order is.',
  valuesConfig: {
    OPEN: { description: 'Staff are making it.' },
    SENT: { description: 'Its customer has the link, and its units are held.' },
    PLACED: { description: 'It is an order.' },
    EXPIRED: { description: 'Nobody paid in time; the units went back.' },
    CANCELLED: { description: 'Staff took it back; the units went back.' },
  },
});
registerEnumType(DraftPayment, {
  name: 'DraftPayment',
  description: 'How a draft order is paid.',
  valuesConfig: {
    LINK: { description: 'By card, on a page whose link the customer gets by email.' },
    DEPOSIT: { description: 'By a bank transfer that the order waits for; Korea.' },
    NONE: { description: 'Not at all: everything in it is free.' },
  },
});

@ObjectType('DraftOrderLine', { description: 'A product of a draft order.' })
export class DraftOrderLineType extends OrderLineType {
  @Field(() => MoneyType, { description: 'What the store asked for it when the draft was last priced.' })
  listPrice!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'What was agreed instead; null for the listed price.' })
  agreedPrice!: MoneyType | null;
}

@ObjectType('DraftOrderAmounts', { description: 'What a draft order comes to.' })
export class DraftOrderAmountsType {
  @Field(() => MoneyType, { description: 'Of its goods.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Of shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping; zero where none is charged.' })
  tax!: MoneyType;

  @Field(() => String, { description: 'Percent, such as `8.875`.' })
  taxRate!: string;

  @Field(() => MoneyType, { description: 'What is to be paid.' })
  total!: MoneyType;
}

@ObjectType('OrderOrigin', { description: 'What an order was made of that no checkout has placed.' })
export class OrderOriginType {
  @Field(() => DraftOrderKind, { description: 'What for.' })
  kind!: DraftOrderKind;

  @Field(() => String, { description: 'Number of the draft order.' })
  draftNumber!: string;

  @Field(() => String, { nullable: true, description: 'The order whose goods it replaces; null for a sale.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The return that it settles; null for others.' })
  returnNumber!: string | null;
}

@ObjectType('DraftOrder', { description: 'An order that staff make for a customer.' })
export class DraftOrderType extends BuyerNotesType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What people read and type: DR-YYMMDD-XXXXXXXX.' })
  number!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language of its emails.' })
  language!: Language;

  @Field(() => DraftOrderKind, { description: 'What it is made for.' })
  kind!: DraftOrderKind;

  @Field(() => DraftOrderStatus, { description: 'How far it is.' })
  status!: DraftOrderStatus;

  @Field(() => Int, { description: 'Rises with each change; sent back as expectedVersion.' })
  version!: number;

  @Field(() => ID, { nullable: true, description: 'The member it is for; null for whoever is none.' })
  userId!: string | null;

  @Field(() => String, { description: 'Email of the customer; empty while it is not known.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the customer; empty while it is not known.' })
  phone!: string;

  @Field(() => AddressType, { nullable: true, description: 'Where it goes; null while that is not known.' })
  address!: AddressType | null;

  @Field(() => [DraftOrderLineType], { description: 'Its products, at most 100.' })
  lines!: DraftOrderLineType[];

  @Field(() => ShippingOption, { nullable: true, description: 'Way of shipping; null for the default of the store.' })
  shippingOption!: ShippingOption | null;

  @Field(() => MoneyType, { nullable: true, description: 'What was agreed for shipping; null for the listed price.' })
  agreedShipping!: MoneyType | null;

  @Field(() => DraftOrderAmountsType, { description: 'What it comes to.' })
  amounts!: DraftOrderAmountsType;

  @Field(() => DraftPayment, { description: 'How it is paid.' })
  payment!: DraftPayment;

  @Field(() => [DraftPayment], {
    description: 'How it can be paid now: by the ways of its store whose keys are set.',
  })
  offeredPayments!: DraftPayment[];

  @Field(() => String, { description: 'Deposits: id of the account; empty while none is chosen.' })
  bankId!: string;

  @Field(() => String, { description: 'Deposits: the name that the transfer will carry.' })
  depositorName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Deposits: until which day, YYYY-MM-DD; null for the time that every deposit has.',
  })
  paymentDueOn!: string | null;

  @Field(() => String, { description: 'Why it costs what was agreed; empty where it costs what the store asks.' })
  reason!: string;

  @Field(() => Int, { description: 'How many days its link lasts once it is sent.' })
  expiresInDays!: number;

  @Field(() => String, { nullable: true, description: 'The order whose goods it replaces; null for a sale.' })
  originalNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The return that it settles; null for others.' })
  returnNumber!: string | null;

  @Field(() => Date, { description: 'When it was begun.' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When its link ends; null where it has none.' })
  expiresAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was placed, cancelled or has expired; null before.' })
  endedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Number of the order that was made of it; null before.' })
  orderNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Path of the page that takes its payment, for whoever sends it another way; null unless it is SENT.',
  })
  paymentPath!: string | null;
}

export const DraftOrderPageArgs = createNumberedPageArgs(20);
export const DraftOrderConnection = createNumberedConnectionType(
  'DraftOrder',
  () => DraftOrderType,
  'draft orders, newest first',
);

@ObjectType({ description: 'The draft order is saved.' })
export class DraftOrderSaved {
  @Field(() => DraftOrderType, { description: 'The draft as it is now.' })
  draftOrder!: DraftOrderType;
}

@ObjectType('DraftOrderPreview', { description: 'What a draft order would come to; nothing is written.' })
export class DraftOrderPreviewType {
  @Field(() => [DraftOrderLineType], { description: 'Its products at their prices.' })
  lines!: DraftOrderLineType[];

  @Field(() => DraftOrderAmountsType, { description: 'What it would come to.' })
  amounts!: DraftOrderAmountsType;
}

@ObjectType({ description: 'The draft order is sent: its customer pays by the link, or it is an order already.' })
export class DraftOrderSent {
  @Field(() => DraftOrderType, { description: 'The draft as it is now.' })
  draftOrder!: DraftOrderType;

  @Field(() => OrderType, { nullable: true, description: 'The order; null where the customer pays by a link first.' })
  order!: OrderType | null;
}

@ObjectType({ description: 'Nothing was sent: prices or the tax have changed, and the total has to be agreed to.' })
export class DraftOrderTotalChanged {
  @Field(() => [DraftOrderLineType], { description: 'Its products at the prices of today.' })
  lines!: DraftOrderLineType[];

  @Field(() => DraftOrderAmountsType, {
    description: 'What it comes to today; its total is sent back as expectedTotal.',
  })
  amounts!: DraftOrderAmountsType;
}

@ObjectType({
  description: 'Nothing was sent: the email belongs to a member, and the draft to nobody. Staff say whose it is.',
})
export class DraftOrderMemberFound {
  @Field(() => ID, { description: 'The account; a userId of the contents of a draft.' })
  userId!: string;

  @Field(() => String, { description: 'Name of the member.' })
  name!: string;
}

@ObjectType({ description: 'Nothing was sent: the postal service writes the address otherwise.' })
export class DraftOrderAddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service writes it.' })
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
  types: () => [DraftOrderSaved, ValidationError, DraftOrderError] as const,
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
