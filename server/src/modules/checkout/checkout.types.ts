import { AddressCheck, PaymentMethod, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { AddressInput, AddressType, BankType, OrderLineType } from '../purchase/index.ts';
import { CheckoutStatus } from './checkout.model.ts';

registerEnumType(CheckoutStatus, {
  name: 'CheckoutStatus',
  description: 'Status of a checkout.',
  valuesConfig: {
    OPEN: { description: 'Being filled in.' },
    PAYING: { description: 'Units are held while a payment runs.' },
    COMPLETED: { description: 'An order was placed.' },
    REFUNDED: { description: 'The payment arrived too late for its units and was refunded.' },
  },
});

@ObjectType('ShippingChoice', { description: 'A shipping method available for this order.' })
export class ShippingChoiceType {
  @Field(() => ShippingOption, { description: 'The shipping method.' })
  option!: ShippingOption;

  @Field(() => MoneyType, { description: 'Its price.' })
  price!: MoneyType;

  @Field(() => Int, { description: 'Minimum business days to delivery.' })
  minimumBusinessDays!: number;

  @Field(() => Int, { description: 'Maximum business days to delivery.' })
  maximumBusinessDays!: number;

  @Field(() => String, { description: 'Earliest delivery day, YYYY-MM-DD, if paid now.' })
  earliestDelivery!: string;

  @Field(() => String, { description: 'Latest delivery day, YYYY-MM-DD, if paid now.' })
  latestDelivery!: string;
}

@ObjectType('VirtualAccountBank', { description: 'A bank that issues virtual accounts.' })
export class VirtualAccountBankType {
  @Field(() => ID, { description: 'Sent back as `bankId`.' })
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
  description: "A checkout of a guest's browser or of a member. Amounts are recalculated on every read.",
})
export class CheckoutType {
  @Field(() => ID, { description: 'Opaque id; known to its owner only.' })
  id!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => CheckoutStatus, { description: 'Status.' })
  status!: keyof typeof CheckoutStatus;

  @Field(() => CheckoutContactType, { nullable: true, description: 'Contact of the buyer; null until given.' })
  contact!: CheckoutContactType | null;

  @Field(() => Boolean, { description: 'Whether the caller is signed out, so that a pass code is needed.' })
  isGuest!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a pass code for guest look-up was given; the code itself is never returned.',
  })
  hasPassCode!: boolean;

  @Field(() => AddressType, { nullable: true, description: 'Delivery address; null until given.' })
  address!: AddressType | null;

  @Field(() => AddressCheck, {
    nullable: true,
    description: 'US: result of the address check; null until an address is given.',
  })
  addressCheck!: AddressCheck | null;

  @Field(() => ShippingOption, { description: 'The chosen shipping method, or the default.' })
  shippingOption!: ShippingOption;

  @Field(() => [ShippingChoiceType], { description: 'Shipping methods for this subtotal, the default first.' })
  shippingChoices!: ShippingChoiceType[];

  @Field(() => [OrderLineType], {
    description: 'Lines that would be ordered now; unavailable cart lines are left out.',
  })
  lines!: OrderLineType[];

  @Field(() => MoneyType, { description: 'Sum of the lines.' })
  subtotal!: MoneyType;

  @Field(() => MoneyType, { description: 'Price of shipping.' })
  shipping!: MoneyType;

  @Field(() => MoneyType, { description: 'Sales tax on goods and shipping, in states where the shop is registered.' })
  tax!: MoneyType;

  @Field(() => String, { description: 'Percent as text, such as 8.875; 0 elsewhere.' })
  taxRate!: string;

  @Field(() => TaxSource, { description: 'How the tax was determined.' })
  taxSource!: TaxSource;

  @Field(() => MoneyType, { description: 'What would be charged now.' })
  total!: MoneyType;

  @Field(() => [PaymentMethod], { description: 'Payment methods in this store.' })
  paymentMethods!: PaymentMethod[];

  @Field(() => [BankType], { description: 'Bank accounts for deposits; empty if the store offers no deposits.' })
  banks!: BankType[];

  @Field(() => [VirtualAccountBankType], {
    description: 'Banks that offer a virtual account; empty if there are none.',
  })
  virtualAccountBanks!: VirtualAccountBankType[];
}

@ObjectType({
  description:
    'The postal service spells the address differently. Nothing was saved: send the suggestion, or the ' +
    'typed address with isKeptAsTyped.',
})
export class AddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service spells it.' })
  suggestion!: AddressType;

  @Field(() => CheckoutType, { description: 'The checkout, unchanged.' })
  checkout!: CheckoutType;
}

export const CheckoutError = createErrorType('Checkout', {
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CART_EMPTY: 'The cart is empty.',
  PRODUCT_STOPPED: 'No product in the cart can be ordered right now.',
  OUT_OF_STOCK: 'Every product in the cart is sold out.',
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

  @Field(() => String, { description: 'Email for the order confirmation.' })
  email!: string;

  @Field(() => String, { description: 'Phone, at least 5 characters.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Guests: the pass code for order look-up, at least 4 characters. Optional if given before.',
  })
  passCode?: string;
}

@InputType({ description: 'The address step.' })
export class UpdateCheckoutAddressInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => AddressInput, { description: 'Delivery address.' })
  address!: AddressInput;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Members: whether to save the address to the address book as well. A failure to do so does not stop the step.',
  })
  isSavedToAddressBook?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the buyer saw the suggestion and keeps the address as typed.',
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
