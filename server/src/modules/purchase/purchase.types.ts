import { AddressCheck, PaymentMethod, ShippingOption, TaxSource } from '@eunbit/schema/checkout';
import { registerEnumType } from 'type-graphql';

registerEnumType(ShippingOption, {
  name: 'ShippingOption',
  description: 'Way of shipping.',
  valuesConfig: {
    FREE: { description: 'Free; from the threshold in Korea, above it in the US.' },
    STANDARD: { description: 'Standard, the cheapest that costs something.' },
    EXPEDITED: { description: 'US only: faster.' },
    EXPRESS: { description: 'US only: the fastest.' },
  },
});
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Way of paying.',
  valuesConfig: {
    CARD: { description: 'Card, through the payment provider; charged at once.' },
    ESCROW: { description: 'Card in escrow: authorised when the order is placed, charged when it is shipped; Korea.' },
    DEPOSIT: { description: 'Deposit without bankbook: a bank transfer that staff confirm; Korea.' },
    VIRTUAL_ACCOUNT: {
      description: "Escrow virtual: a transfer to an account number of the order's own, noticed by itself; Korea.",
    },
    NONE: { description: 'Nothing is to be paid: an order that staff have made at no charge. No checkout offers it.' },
  },
});

registerEnumType(AddressCheck, {
  name: 'AddressCheck',
  description: 'What is known of a US delivery address.',
  valuesConfig: {
    VERIFIED: { description: 'The postal service delivers there.' },
    KEPT: { description: 'The postal service writes it otherwise; the buyer kept what they typed.' },
    UNVERIFIED: { description: 'The postal service did not answer; as typed.' },
  },
});
registerEnumType(TaxSource, {
  name: 'TaxSource',
  description: 'Where a sales tax comes from.',
  valuesConfig: {
    NOT_TAXED: { description: 'No sales tax is charged there.' },
    LOOKED_UP: { description: 'Looked up for exactly these goods, this place and this shipping.' },
    LAST_KNOWN: { description: 'The look-up failed: the last rate that was known, of this place or of its state.' },
    DEFAULT: { description: 'The look-up failed and no rate was known: a fixed one.' },
  },
});
