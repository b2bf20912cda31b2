import { AddressCheck, PaymentMethod, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AddressInput, AddressType, BankType, OrderLineType } from '../purchase/index.ts';

export const CheckoutStatus = { OPEN: 'OPEN', PAYING: 'PAYING', COMPLETED: 'COMPLETED', REFUNDED: 'REFUNDED' } as const;
registerEnumType(CheckoutStatus, {
  name: 'CheckoutStatus',
  description: 'How far a checkout is.',
  valuesConfig: {
    OPEN: { description: 'Being filled in.' },
    PAYING: { description: 'Units are held and a payment is running.' },
    COMPLETED: { description: 'An order was written.' },
    REFUNDED: { description: 'The payment came too late for its units and was paid back.' },
  },
});

@ObjectType('ShippingChoice', { description: 'A way of shipping that this order can take.' })
export class ShippingChoiceType {
  @Field(() => ShippingOption, { description: 'The option.' })
  option!: ShippingOption;

  @Field(() => MoneyType, { description: 'Its price.' })
  price!: MoneyType;

  @Field(() => Int, { description: 'Fewest business days to delivery.' })
  minimumBusinessDays!: number;

  @Field(() => Int, { description: 'Most business days to delivery.' })
  maximumBusinessDays!: number;

  @Field(() => String, { description: 'The day of the earliest delivery, YYYY-MM-DD, if it were paid now.' })
  earliestDelivery!: string;

  @Field(() => String, { description: 'The day of the latest delivery, YYYY-MM-DD, if it were paid now.' })
  latestDelivery!: string;
}

@ObjectType('VirtualAccountBank', { description: 'A bank that issues virtual accounts.' })
export class VirtualAccountBankType {
  @Field(() => ID, { description: 'Sent back as bankId.' })
  id!: string;

  @Field(() => String, { description: 'Name of the bank in the language of the request.' })
  name!: string;
}

@ObjectType('CheckoutContact', { description: 'How to reach the buyer.' })
export class CheckoutContactType {
  @Field(() => String, { description: 'Email, lower case.' })
  email!: string;

  @Field(() => String, { description: 'Phone as typed.' })
  phone!: string;
}

@ObjectType('Checkout', {
  description: 'A purchase being prepared by a guest browser or a member. Amounts are recalculated on every read.',
})
export class CheckoutType {
  @Field(() => ID, { description: 'Known to its owner only.' })
  id!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => CheckoutStatus, { description: 'How far it is.' })
  status!: keyof typeof CheckoutStatus;

  @Field(() => CheckoutContactType, { nullable: true, description: 'Null until given.' })
  contact!: CheckoutContactType | null;

  @Field(() => Boolean, { description: 'Whether nobody is signed in, so that a pass code is needed.' })
  isGuest!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a pass code for guest look-up was given; the code itself is never returned.',
  })
  hasPassCode!: boolean;

  @Field(() => AddressType, { nullable: true, description: 'Null until given.' })
  address!: AddressType | null;

  @Field(() => AddressCheck, { nullable: true, description: 'US: what is known of the address; null until given.' })
  addressCheck!: AddressCheck | null;

  @Field(() => ShippingOption, { description: 'The chosen option, or the default.' })
  shippingOption!: ShippingOption;

  @Field(() => [ShippingChoiceType], { description: 'Options for this subtotal, the default first.' })
  shippingChoices!: ShippingChoiceType[];

  @Field(() => [OrderLineType], { description: 'What would be ordered now; unavailable cart lines are left out.' })
  lines!: OrderLineType[];

  @Field(() => MoneyType, { description: 'Sum of the lines.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping, in states where the shop is registered.' })
  tax!: MoneyType;

  @Field(() => String, { description: 'Percent as text, such as 8.875; 0 elsewhere.' })
  taxRate!: string;

  @Field(() => TaxSource, { description: 'Where the tax comes from.' })
  taxSource!: TaxSource;

  @Field(() => MoneyType, { description: 'What would be charged now.' })
  total!: MoneyType;

  @Field(() => [PaymentMethod], { description: 'Ways of paying in this store.' })
  paymentMethods!: PaymentMethod[];

  @Field(() => [BankType], { description: 'Accounts for deposits; empty where deposits are not offered.' })
  banks!: BankType[];

  @Field(() => [VirtualAccountBankType], {
    description: 'Banks to choose from for a virtual account; empty where there are none.',
  })
  virtualAccountBanks!: VirtualAccountBankType[];
}

@ObjectType({
  description:
    'The postal service writes the address differently. Nothing was saved: send the suggestion, or what was typed with ' +
    'isKeptAsTyped.',
})
export class AddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service writes it.' })
  suggestion!: AddressType;

  @Field(() => CheckoutType, { description: 'The checkout, unchanged.' })
  checkout!: CheckoutType;
}

export const CheckoutError = createErrorType('Checkout', {
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CART_EMPTY: 'There is nothing in the cart.',
  PRODUCT_STOPPED: 'Nothing in the cart is available to order right now.',
  OUT_OF_STOCK: 'No unit is left of anything in the cart.',
});

export const CheckoutResult = createUnionType({
  name: 'CheckoutResult',
  description: 'Outcome of a step of the checkout.',
  types: () => [CheckoutType, AddressSuggested, ValidationError, CheckoutError] as const,
});

@InputType({ description: 'The contact step.' })
export class UpdateCheckoutContactInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => String, { description: 'Email; the order confirmation goes there.' })
  email!: string;

  @Field(() => String, { description: 'Phone, at least 5 characters.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Guests: the pass code to look the order up with, at least 4 characters. May be left out when it was given before.',
  })
  passCode?: string;
}

@InputType({ description: 'The address step.' })
export class UpdateCheckoutAddressInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => AddressInput, { description: 'Where the order goes.' })
  address!: AddressInput;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Members: whether the address is kept for later orders, too. A failure of that does not stop the step.',
  })
  isSavedToAddressBook?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the buyer has seen the suggestion and keeps the address as typed.',
  })
  isKeptAsTyped?: boolean;
}

@InputType({ description: 'The shipping step of the US checkout.' })
export class UpdateCheckoutShippingInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => ShippingOption, { description: "One of the checkout's shippingChoices." })
  option!: ShippingOption;
}
