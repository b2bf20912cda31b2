import { ShippingOption } from '@eunbit/schema/checkout';
import { DraftOrderKind, DraftPayment } from '@eunbit/schema/draft-order';
import { type Language, Market } from '@eunbit/schema/market';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { AddressInput, BuyerNotesInput } from '../purchase/index.ts';

@InputType({ description: 'A product of a draft order.' })
export class DraftOrderLineInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field(() => Int, { description: '1 to 100.' })
  quantity!: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Agreed unit price, 0 or more; the listed price if omitted.',
  })
  agreedPrice?: number | null;
}

@InputType({ description: 'Complete contents of a draft order.' })
export class DraftOrderContentsInput extends BuyerNotesInput {
  @Field(() => LanguageEnum, { description: 'The language of its emails.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'The member it is for; omitted for a guest.' })
  userId?: string | null;

  @Field(() => String, { description: 'Email of the customer; may be empty until it is sent.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the customer; may be empty until it is sent.' })
  phone!: string;

  @Field(() => AddressInput, { nullable: true, description: 'Delivery address; optional until it is sent.' })
  address?: AddressInput | null;

  @Field(() => [DraftOrderLineInput], { description: 'Its products, each once, at most 100 lines.' })
  lines!: DraftOrderLineInput[];

  @Field(() => ShippingOption, { nullable: true, description: "Shipping method; the store's default if omitted." })
  shippingOption?: ShippingOption | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Agreed price of shipping, 0 or more; the listed price if omitted.',
  })
  agreedShipping?: number | null;

  @Field(() => DraftPayment, { description: 'Its payment method; DEPOSIT in Korea only.' })
  payment!: DraftPayment;

  @Field(() => String, { nullable: true, description: "Deposits: id of one of the shop's bank accounts." })
  bankId?: string | null;

  @Field(() => String, { nullable: true, description: 'Deposits: expected depositor name of the transfer.' })
  depositorName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Deposits: last day for the transfer, YYYY-MM-DD, 1 to 90 days from now; the usual deadline if omitted.',
  })
  paymentDueOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the agreed prices, up to 200 characters on one line; required if any price was agreed.',
  })
  reason?: string | null;

  @Field(() => Int, { description: 'Days for which its link is valid, 1 to 30.' })
  expiresInDays!: number;
}

@InputType({ description: 'A new draft order.' })
export class CreateDraftOrderInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => DraftOrderKind, { description: 'Its purpose. Only returns create an EXCHANGE.' })
  kind!: DraftOrderKind;

  @Field(() => String, {
    nullable: true,
    description: 'Number of an order whose customer and lines are copied; required for a REPLACEMENT.',
  })
  fromOrder?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of a draft order to copy.' })
  fromDraft?: string | null;

  @Field(() => ID, { nullable: true, description: 'The member it is for; null for a guest.' })
  userId?: string | null;
}

@InputType({ description: 'The new contents of a draft order.' })
export class UpdateDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  expectedVersion!: number;

  @Field(() => DraftOrderContentsInput, { description: 'The complete contents.' })
  contents!: DraftOrderContentsInput;
}

@InputType({ description: 'The draft order whose link is resent.' })
export class SendDraftOrderLinkInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;
}

@InputType({ description: 'The draft order to cancel.' })
export class CancelDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;
}

@InputType({ description: 'The draft order to send.' })
export class SendDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;

  @Field(() => Int, { description: 'The version that the caller saw; refused if it has changed since.' })
  expectedVersion!: number;

  @Field(() => MinorUnits, { description: 'The total that the caller saw; refused if it has changed since.' })
  expectedTotal!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the buyer saw the suggestion and keeps the address as typed.',
  })
  isKeptAsTyped?: boolean | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it is for a guest although its email belongs to a member. Otherwise the answer is DraftOrderMemberFound.',
  })
  isForGuest!: boolean;
}
