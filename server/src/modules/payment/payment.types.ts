import { PaymentMethod } from '@eunbit/schema/checkout';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { ProofRequiredError } from '../../common/proof-required.types.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { CheckoutType } from '../checkout/index.ts';
import { CashReceiptInput, OrderType } from '../order/index.ts';
import { BuyerNotesInput } from '../purchase/index.ts';
import { CheckoutChangedError, SeenCheckoutInput } from './checkout-changed.types.ts';

export const PaymentError = createErrorType('Payment', {
  CART_EMPTY: 'The cart is empty.',
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CHECKOUT_INCOMPLETE: 'An earlier step of the checkout is incomplete.',
  PAYMENT_ENDED: 'The payment was abandoned before it was made; nothing was charged.',
  PAYMENT_REPLACED: 'A newer payment of the same checkout replaced this one, which was not charged.',
  TOO_MANY_HOLDS:
    "The caller's network holds the maximum number of unpaid units of a product; nothing was held or " +
    'charged. Card payments end within minutes: retry after some seconds.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was charged.',
});

@InputType({ description: 'The payment step.' })
export class StartPaymentInput extends BuyerNotesInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => PaymentMethod, { description: "One of the checkout's paymentMethods." })
  method!: PaymentMethod;

  @Field(() => MinorUnits, {
    description: 'The total that the shopper saw; refused if it has changed since.',
  })
  expectedTotal!: number;

  @Field(() => SeenCheckoutInput, {
    nullable: true,
    description:
      'Further amounts that the shopper saw; if anything differs now, the payment is refused and the answer lists the changes.',
  })
  seen?: SeenCheckoutInput;

  @Field(() => Boolean, { description: 'Whether the shopper agreed to all terms; required.' })
  hasAgreedToTerms!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "Deposits: one of the checkout's banks; virtual accounts: one of its virtualAccountBanks.",
  })
  bankId?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Deposits and virtual accounts: expected depositor name of the transfer.',
  })
  depositorName?: string;

  @Field(() => CashReceiptInput, {
    nullable: true,
    description: 'Deposits and virtual accounts: the cash receipt that the buyer requests; no receipt if omitted.',
  })
  cashReceipt?: CashReceiptInput;

  @Field(() => String, { nullable: true, description: 'Solution of the challenge of a ProofRequiredError.' })
  proof?: string;
}

@InputType({ description: 'The checkout whose payment the shopper has completed.' })
export class CompleteCheckoutInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "The confirmed payment, by the provider's id. If given, the answer reports whether another payment " +
      'replaced it or placed the order; if omitted, the answer is any order of the checkout.',
  })
  paymentIntent?: string;
}

@ObjectType({
  description: 'Units are held; the browser confirms the card with the client secret, then calls completeCheckout.',
})
export class PaymentActionRequired {
  @Field(() => String, { description: 'Lets the browser confirm this payment, and nothing else.' })
  clientSecret!: string;

  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address at which the sandbox confirms cards; null with the real provider.',
  })
  sandboxUrl!: string | null;

  @Field(() => Date, {
    description: 'Until when the units are held, if the page renews the hold at /payment-page every minute.',
  })
  reservedUntil!: Date;

  @Field(() => CheckoutType, { description: 'The checkout as it is now.' })
  checkout!: CheckoutType;
}

@ObjectType({ description: 'The order was placed.' })
export class OrderPlaced {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => String, { description: 'Access token that opens this order for 30 days without the pass code.' })
  accessToken!: string;
}

@ObjectType({ description: 'The provider is still processing the payment; check again.' })
export class PaymentProcessing {
  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;
}

@ObjectType({
  description: 'The payment failed; nothing was charged, or it was refunded.',
  implements: UserError,
})
export class PaymentFailedError extends UserError {
  @Field(() => String, { nullable: true, description: 'Decline code of the provider, such as insufficient_funds.' })
  declineCode!: string | null;
}

@ObjectType({ description: 'Shortage of one product.' })
export class StockShortage {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Requested quantity.' })
  requested!: number;

  @Field(() => Int, { description: 'Units that can be ordered, 0 to 5.' })
  available!: number;

  @Field(() => Boolean, { description: 'Whether its sale is stopped.' })
  isStopped!: boolean;
}

@ObjectType({ description: 'Not all units are in stock; nothing was held or charged.', implements: UserError })
export class InsufficientStockError extends UserError {
  @Field(() => [StockShortage], { description: 'Every product with too few units.' })
  shortages!: StockShortage[];
}

@ObjectType({
  description: 'Another payment of this checkout placed the order; this payment was not charged.',
  implements: UserError,
})
export class OrderAlreadyPlacedError extends UserError {
  @Field(() => OrderType, { description: 'The order that was placed.' })
  order!: OrderType;

  @Field(() => String, { description: 'Access token that opens this order for 30 days without the pass code.' })
  accessToken!: string;
}

export const StartPaymentResult = createUnionType({
  name: 'StartPaymentResult',
  description: 'Outcome of startPayment.',
  types: () =>
    [
      PaymentActionRequired,
      OrderPlaced,
      PaymentProcessing,
      InsufficientStockError,
      CheckoutChangedError,
      PaymentFailedError,
      OrderAlreadyPlacedError,
      ProofRequiredError,
      ValidationError,
      PaymentError,
    ] as const,
});

export const CompleteCheckoutResult = createUnionType({
  name: 'CompleteCheckoutResult',
  description: 'Outcome of completeCheckout.',
  types: () => [OrderPlaced, PaymentProcessing, PaymentFailedError, OrderAlreadyPlacedError, PaymentError] as const,
});

/** The provider's reason; OTHER stands for all reasons that a shopper cannot act on. */
export const PaymentReturnStatus = {
  SUCCEEDED: 'SUCCEEDED',
  PROCESSING: 'PROCESSING',
  REQUIRES_PAYMENT_METHOD: 'REQUIRES_PAYMENT_METHOD',
  OTHER: 'OTHER',
} as const;
export type PaymentReturnStatus = (typeof PaymentReturnStatus)[keyof typeof PaymentReturnStatus];

registerEnumType(PaymentReturnStatus, {
  name: 'PaymentReturnStatus',
  description: 'Status of a payment, for a shopper who returns from the provider.',
  valuesConfig: {
    SUCCEEDED: { description: 'Paid, or authorised.' },
    PROCESSING: { description: 'The provider is still processing it; check again.' },
    REQUIRES_PAYMENT_METHOD: { description: 'Not paid; another attempt may succeed.' },
    OTHER: { description: 'Any other status, and any payment whose client secret is wrong.' },
  },
});

@InputType({ description: 'Parameters that the provider adds to the address when it redirects a shopper back.' })
export class ReturnFromPaymentInput {
  @Field(() => ID, { description: 'The `payment_intent` parameter.' })
  paymentIntent!: string;

  @Field(() => String, { description: 'The `payment_intent_client_secret` parameter.' })
  clientSecret!: string;
}

@ObjectType({ description: 'Result of a payment.' })
export class PaymentReturned {
  @Field(() => PaymentReturnStatus, { description: 'The result.' })
  status!: PaymentReturnStatus;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'Further reason, if more is known than the message contains.' })
  reason!: string | null;

  @Field(() => OrderPlaced, {
    nullable: true,
    description: "The order; null until it is placed, and for browsers other than the buyer's.",
  })
  placed!: OrderPlaced | null;
}

export const ReturnFromPaymentResult = createUnionType({
  name: 'ReturnFromPaymentResult',
  description: 'Outcome of returnFromPayment.',
  types: () => [PaymentReturned, PaymentError] as const,
});

@ObjectType({ description: 'An order that was placed after its buyer had left, so that no page has shown it.' })
export class UnseenOrder {
  @Field(() => String, { description: 'Order number.' })
  number!: string;
}

@InputType({ description: 'The order that the buyer has seen.' })
export class AcknowledgeOrderInput {
  @Field(() => String, { description: 'Order number.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The order is no longer announced to its buyer.' })
export class OrderAcknowledged {
  @Field(() => String, {
    nullable: true,
    description:
      'Access token that opens this order for 30 days without the pass code; null if the order does not belong to this browser.',
  })
  accessToken!: string | null;
}

@ObjectType('CardProvider', { description: 'What a card form needs before a payment starts.' })
export class CardProviderType {
  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address at which the sandbox confirms cards; null with the real provider.',
  })
  sandboxUrl!: string | null;
}
