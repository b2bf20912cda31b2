import { MAXIMUM_QUANTITY } from '@eunbit/schema/catalogue';
import { AddressCheck, PaymentMethod, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import { Extensions, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';

registerEnumType(ShippingOption, {
  name: 'ShippingOption',
  description: 'Shipping method.',
  valuesConfig: {
    FREE: { description: 'Free; from the threshold in Korea, above it in the US.' },
    STANDARD: { description: 'Standard; the cheapest paid method.' },
    EXPEDITED: { description: 'US only: faster.' },
    EXPRESS: { description: 'US only: the fastest.' },
  },
});
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Payment method.',
  valuesConfig: {
    CARD: { description: 'Card, by the payment provider; charged at once.' },
    ESCROW: { description: 'Card in escrow: authorised when the order is placed, charged when it is shipped; Korea.' },
    DEPOSIT: { description: 'Bank transfer that staff confirm; Korea.' },
    VIRTUAL_ACCOUNT: {
      description:
        'Virtual account in escrow: a transfer to an account number for this order only, detected automatically; Korea.',
    },
    NONE: { description: 'No payment: an order that staff made at no charge. Checkouts do not offer it.' },
  },
});

registerEnumType(AddressCheck, {
  name: 'AddressCheck',
  description: 'Result of checking a US delivery address.',
  valuesConfig: {
    VERIFIED: { description: 'The postal service delivers there.' },
    KEPT: { description: 'The postal service suggests another spelling; the buyer kept the address as typed.' },
    UNVERIFIED: { description: 'The postal service did not answer; the address is as typed.' },
  },
});
registerEnumType(TaxSource, {
  name: 'TaxSource',
  description: 'How a sales tax was determined.',
  valuesConfig: {
    NOT_TAXED: { description: 'No sales tax is charged there.' },
    LOOKED_UP: { description: 'Looked up for these goods, this place and this shipping.' },
    LAST_KNOWN: { description: 'The look-up failed: the last known rate of this place or of its state.' },
    DEFAULT: { description: 'The look-up failed and no rate was known: a fixed default rate.' },
  },
});

@ObjectType('Address', { description: 'A delivery address.' })
export class AddressType {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { description: 'Apartment, floor or unit; may be empty.' })
  apt!: string;

  @Field(() => String, { description: 'City; in Korea 시·군·구.' })
  city!: string;

  @Field(() => String, { description: 'US: two-letter state code. Korea: 시·도.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}

@InputType({ description: 'A delivery address as typed; texts are trimmed.' })
export class AddressInput {
  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Street and number.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'Apartment, floor or unit; optional.' })
  apt?: string;

  @Field(() => String, { description: 'City; in Korea 시·군·구, which must contain Hangul.' })
  city!: string;

  @Field(() => String, { description: 'US: the code of one of the 50 states, or DC. Korea: 시·도.' })
  state!: string;

  @Field(() => String, { description: 'Five digits.' })
  zipCode!: string;
}

@ObjectType('Bank', { description: 'A bank account that takes deposits.' })
export class BankType {
  @Field(() => ID, { description: 'Sent back as `bankId`.' })
  id!: string;

  @Field(() => String, { description: 'Name of the bank in the language of the request.' })
  name!: string;

  @Field(() => String, { description: 'Account number.' })
  accountNumber!: string;

  @Field(() => String, { description: 'Account holder.' })
  accountHolder!: string;

  @Field(() => Boolean, { description: 'Whether it is a sample, which cannot receive payments. Never in production.' })
  isSample!: boolean;
}

@ObjectType('DeliveryTerms', { description: "Price and duration of a store's standard delivery." })
export class DeliveryTermsType {
  @Field(() => MoneyType, { description: 'Price of shipping for an order below the threshold.' })
  price!: MoneyType;

  @Field(() => MoneyType, { description: 'Advertised threshold of free delivery.' })
  freeShippingThreshold!: MoneyType;

  @Field(() => Int, { description: 'Business days from payment to delivery, at best.' })
  minimumBusinessDays!: number;

  @Field(() => Int, { description: 'Business days from payment to delivery, at most.' })
  maximumBusinessDays!: number;
}

@ObjectType('AddedUnits', { description: 'Units that an edit added to a line at another price.' })
export class AddedUnitsType {
  @Field(() => Int, { description: 'Units.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one of these units.' })
  unitPrice!: MoneyType;
}

@ObjectType('OrderLine', { description: 'A product as it was sold: later changes of the product do not affect it.' })
export class OrderLineType {
  @Field(() => ID, { description: 'Identifies the line within its order or checkout.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Slug of the product page: /product/{slug}.' })
  slug!: string;

  @Field(() => String, { description: 'Name in the language of the request.' })
  title!: string;

  @Field(() => String, { description: 'Address of the main picture.' })
  imageUrl!: string;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;

  @Field(() => MoneyType, { description: 'Price of one unit, except for `addedUnits`.' })
  unitPrice!: MoneyType;

  /** At least one unit has the price of the purchase. */
  @Extensions({ atMost: MAXIMUM_QUANTITY - 1 })
  @Field(() => [AddedUnitsType], {
    description: 'Units that an edit added at another price, that of the day of the edit (ORDER-39).',
  })
  addedUnits!: AddedUnitsType[];

  @Field(() => MoneyType, { description: 'Price of the line.' })
  lineTotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on the line, not included in its price.' })
  tax!: MoneyType;
}
