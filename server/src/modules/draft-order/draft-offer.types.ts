import { DraftOrderKind, DraftOrderStatus } from '@eunbit/schema/draft-order';
import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, InputType, ObjectType } from 'type-graphql';
import {
  CardProviderType,
  InsufficientStockError,
  OrderPlaced,
  PaymentFailedError,
  PaymentProcessing,
} from '../payment/index.ts';
import { AddressType, OrderLineType } from '../purchase/index.ts';
import { DraftOrderAmountsType, DraftOrderError } from './draft-order.types.ts';

@ObjectType('DraftOrderOffer', { description: 'A draft order, as the holder of its link sees it.' })
export class DraftOrderOfferType {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => DraftOrderKind, { description: 'Its purpose.' })
  kind!: DraftOrderKind;

  @Field(() => DraftOrderStatus, {
    description: 'Status: SENT can be paid; EXPIRED once the link has expired.',
  })
  status!: DraftOrderStatus;

  @Field(() => AddressType, { nullable: true, description: 'Delivery address; null once it can no longer be paid.' })
  address!: AddressType | null;

  @Field(() => [OrderLineType], { description: 'Its products, at most 100.' })
  lines!: OrderLineType[];

  @Field(() => DraftOrderAmountsType, { description: 'Its totals.' })
  amounts!: DraftOrderAmountsType;

  @Field(() => String, { nullable: true, description: 'The order whose goods it replaces; null for a sale.' })
  originalNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The return that it settles; null if it settles none.' })
  returnNumber!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the link expires.' })
  expiresAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Number of the order that was placed from it; null before.' })
  orderNumber!: string | null;

  @Field(() => CardProviderType, {
    nullable: true,
    description: 'Provider that takes the card; null if the shop takes no cards.',
  })
  cardProvider!: CardProviderType | null;
}

@InputType({ description: 'The link of the draft order to pay.' })
export class StartDraftOrderPaymentInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@InputType({ description: 'The link of the draft order whose payment is checked.' })
export class CompleteDraftOrderPaymentInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@ObjectType({ description: 'The payment of a draft order waits for a card.' })
export class DraftOrderPaymentStarted {
  @Field(() => String, { description: 'Lets the browser confirm this payment, and nothing else.' })
  clientSecret!: string;

  @Field(() => DraftOrderOfferType, { description: 'The draft order to pay.' })
  offer!: DraftOrderOfferType;
}

export const StartDraftOrderPaymentResult = createUnionType({
  name: 'StartDraftOrderPaymentResult',
  description: 'Outcome of startDraftOrderPayment.',
  types: () =>
    [
      DraftOrderPaymentStarted,
      OrderPlaced,
      PaymentProcessing,
      PaymentFailedError,
      InsufficientStockError,
      DraftOrderError,
    ] as const,
});

export const CompleteDraftOrderPaymentResult = createUnionType({
  name: 'CompleteDraftOrderPaymentResult',
  description: 'Outcome of completeDraftOrderPayment.',
  types: () => [OrderPlaced, PaymentProcessing, PaymentFailedError, DraftOrderError] as const,
});
