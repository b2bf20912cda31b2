import { ShippingOption } from '@eunbit/schema/checkout';
import { Field, ID, InputType } from 'type-graphql';
import { AddressInput } from '../purchase/index.ts';

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
