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
    description: 'What was agreed for one, 0 or more; the listed price where it is left out.',
  })
  agreedPrice?: number | null;
}

@InputType({ description: 'What staff have agreed with a customer; the whole of it.' })
export class DraftOrderContentsInput extends BuyerNotesInput {
  @Field(() => LanguageEnum, { description: 'The language of its emails.' })
  language!: Language;

  @Field(() => ID, { nullable: true, description: 'The member it is for; left out for whoever is none.' })
  userId?: string | null;

  @Field(() => String, { description: 'Email of the customer; may be empty until it is sent.' })
  email!: string;

  @Field(() => String, { description: 'Phone of the customer; may be empty until it is sent.' })
  phone!: string;

  @Field(() => AddressInput, { nullable: true, description: 'Where it goes; may be left out until it is sent.' })
  address?: AddressInput | null;

  @Field(() => [DraftOrderLineInput], { description: 'Its products, each once, at most 100.' })
  lines!: DraftOrderLineInput[];

  @Field(() => ShippingOption, { nullable: true, description: 'Way of shipping; the default when left out.' })
  shippingOption?: ShippingOption | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'What was agreed for shipping, 0 or more; the listed price where it is left out.',
  })
  agreedShipping?: number | null;

  @Field(() => DraftPayment, { description: 'How it is paid; DEPOSIT in Korea only.' })
  payment!: DraftPayment;

  @Field(() => String, { nullable: true, description: 'Deposits: id of an account of the shop.' })
  bankId?: string | null;

  @Field(() => String, { nullable: true, description: 'Deposits: the name that the transfer will carry.' })
  depositorName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Deposits: until which day, YYYY-MM-DD, 1 to 90 days from now; the usual time when left out.',
  })
  paymentDueOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why it costs what was agreed, up to 200 characters on one line; needed where anything was agreed.',
  })
  reason?: string | null;

  @Field(() => Int, { description: 'How many days its link lasts, 1 to 30.' })
  expiresInDays!: number;
}

@InputType({ description: 'A draft order to begin.' })
export class CreateDraftOrderInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => DraftOrderKind, { description: 'What it is made for. EXCHANGE comes of returns alone.' })
  kind!: DraftOrderKind;

  @Field(() => String, {
    nullable: true,
    description: 'Number of an order whose customer and goods it begins with; needed for a REPLACEMENT.',
  })
  fromOrder?: string | null;

  @Field(() => String, { nullable: true, description: 'Number of a draft order whose contents it begins with.' })
  fromDraft?: string | null;

  @Field(() => ID, { nullable: true, description: 'The member it is for.' })
  userId?: string | null;
}

@InputType({ description: 'What a draft order is to be.' })
export class UpdateDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;

  @Field(() => Int, { description: 'The version that was on the screen; another one refuses the change.' })
  expectedVersion!: number;

  @Field(() => DraftOrderContentsInput, { description: 'All that staff may change.' })
  contents!: DraftOrderContentsInput;
}

@InputType({ description: 'The draft order whose link is to be sent again.' })
export class SendDraftOrderLinkInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;
}

@InputType({ description: 'The draft order to take back.' })
export class CancelDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;
}

@InputType({ description: 'The draft order to send.' })
export class SendDraftOrderInput {
  @Field(() => String, { description: 'Number of the draft.' })
  number!: string;

  @Field(() => Int, { description: 'The version that was on the screen; another one refuses it.' })
  expectedVersion!: number;

  @Field(() => MinorUnits, { description: 'The total that was on the screen; another one in force refuses it.' })
  expectedTotal!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the suggestion was seen and the address is kept as typed.',
  })
  isKeptAsTyped?: boolean | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it is to be a guest’s although its email belongs to a member. Without it the answer is DraftOrderMemberFound.',
  })
  isForGuest!: boolean;
}
