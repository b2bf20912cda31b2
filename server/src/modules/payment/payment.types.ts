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
  CART_EMPTY: 'There is nothing in the cart.',
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CHECKOUT_INCOMPLETE: 'An earlier step of the checkout is missing.',
  PAYMENT_ENDED: 'The payment was given up before it was made; nothing was charged.',
  PAYMENT_REPLACED: 'Another payment of the same checkout has begun; nothing was charged for this one.',
  TOO_MANY_HOLDS:
    'Callers of this network hold as many unpaid units of a product as one network may; nothing was held or charged. ' +
    'Card payments end within minutes: try again after some seconds.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was charged.',
});

@InputType({ description: 'The payment step.' })
export class StartPaymentInput extends BuyerNotesInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => PaymentMethod, { description: "One of the checkout's paymentMethods." })
  method!: PaymentMethod;

  @Field(() => MinorUnits, {
    description: 'The total the shopper saw; if the current total differs, the payment is refused.',
  })
  expectedTotal!: number;

  @Field(() => SeenCheckoutInput, {
    nullable: true,
    description:
      'What else the shopper saw; if anything differs now, the payment is refused and the answer lists the changes.',
  })
  seen?: SeenCheckoutInput;

  @Field(() => Boolean, { description: 'Whether all terms were agreed to; needed.' })
  hasAgreedToTerms!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "Deposits: one of the checkout's banks; virtual accounts: one of its virtualAccountBanks.",
  })
  bankId?: string;

  @Field(() => String, { nullable: true, description: 'Deposits and virtual accounts: name the transfer will carry.' })
  depositorName?: string;

  @Field(() => CashReceiptInput, {
    nullable: true,
    description: 'Deposits and virtual accounts: the cash receipt that the buyer requests; no receipt if left out.',
  })
  cashReceipt?: CashReceiptInput;

  @Field(() => String, { nullable: true, description: 'What answers the challenge of a ProofRequiredError.' })
  proof?: string;
}

@InputType({ description: 'The browser is back from the payment.' })
export class CompleteCheckoutInput {
  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The payment that was confirmed, as the provider names it. With it the answer tells when another payment has ' +
      'taken its place or placed the order; without it any order of the checkout is the answer.',
  })
  paymentIntent?: string;
}

@ObjectType({
  description: 'Units are held; the browser confirms the card with this secret and then calls completeCheckout.',
})
export class PaymentActionRequired {
  @Field(() => String, { description: 'Lets the browser confirm this payment and nothing else.' })
  clientSecret!: string;

  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Where a sandbox confirms cards; null with the real provider.' })
  sandboxUrl!: string | null;

  @Field(() => Date, {
    description:
      'The units are held until then, as long as the page says at /payment-page each minute that it is there.',
  })
  reservedUntil!: Date;

  @Field(() => CheckoutType, { description: 'The checkout as it is now.' })
  checkout!: CheckoutType;
}

@ObjectType({ description: 'The order is written.' })
export class OrderPlaced {
  @Field(() => OrderType, { description: 'The order.' })
  order!: OrderType;

  @Field(() => String, { description: 'Opens this order for 30 days without the pass code.' })
  accessToken!: string;
}

@ObjectType({ description: 'The provider is still working on the payment; ask again.' })
export class PaymentProcessing {
  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => ID, { description: 'The checkout.' })
  checkoutId!: string;
}

@ObjectType({
  description: 'The payment did not succeed; nothing was charged, or it was paid back.',
  implements: UserError,
})
export class PaymentFailedError extends UserError {
  @Field(() => String, { nullable: true, description: "The provider's reason, such as insufficient_funds." })
  declineCode!: string | null;
}

@ObjectType({ description: 'What is missing of one product.' })
export class StockShortage {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, { description: 'Its name in the language of the request.' })
  title!: string;

  @Field(() => Int, { description: 'Units wanted.' })
  requested!: number;

  @Field(() => Int, { description: 'Units that one order can contain, 0 to 5.' })
  available!: number;

  @Field(() => Boolean, { description: 'Whether its sale is stopped.' })
  isStopped!: boolean;
}

@ObjectType({ description: 'Not all units are there; nothing was held or charged.', implements: UserError })
export class InsufficientStockError extends UserError {
  @Field(() => [StockShortage], { description: 'Every product that is short.' })
  shortages!: StockShortage[];
}

@ObjectType({
  description: 'Another payment of this checkout has placed the order; nothing was charged for this one.',
  implements: UserError,
})
export class OrderAlreadyPlacedError extends UserError {
  @Field(() => OrderType, { description: 'The order that was placed.' })
  order!: OrderType;

  @Field(() => String, { description: 'Opens this order for 30 days without the pass code.' })
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
  description: 'What became of a payment, for a shopper who returns from the provider.',
  valuesConfig: {
    SUCCEEDED: { description: 'Paid, or authorised as agreed.' },
    PROCESSING: { description: 'The provider is still working on it; ask again.' },
    REQUIRES_PAYMENT_METHOD: { description: 'Not paid; another try may succeed.' },
    OTHER: { description: 'Anything else, and every payment that the caller was not handed the secret of.' },
  },
});

@InputType({ description: 'What the provider adds to the address when it sends a shopper back.' })
export class ReturnFromPaymentInput {
  @Field(() => ID, { description: '`payment_intent` of the address.' })
  paymentIntent!: string;

  @Field(() => String, { description: '`payment_intent_client_secret` of the address.' })
  clientSecret!: string;
}

@ObjectType({ description: 'What became of the payment.' })
export class PaymentReturned {
  @Field(() => PaymentReturnStatus, { description: 'What became of it.' })
  status!: PaymentReturnStatus;

  @Field(() => String, { description: 'Text for the shopper, in the language of the request.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'The reason, if more is known than the message says.' })
  reason!: string | null;

  @Field(() => OrderPlaced, {
    nullable: true,
    description: "The order; null until there is one, and for a browser that is not the buyer's.",
  })
  placed!: OrderPlaced | null;
}

export const ReturnFromPaymentResult = createUnionType({
  name: 'ReturnFromPaymentResult',
  description: 'Outcome of returnFromPayment.',
  types: () => [PaymentReturned, PaymentError] as const,
});

@ObjectType({ description: 'An order that was written after its buyer had left, so that no page told them.' })
export class UnseenOrder {
  @Field(() => String, { description: 'Order number.' })
  number!: string;
}

@InputType({ description: 'The order that the buyer sees now.' })
export class AcknowledgeOrderInput {
  @Field(() => String, { description: 'Order number.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The order is not announced again.' })
export class OrderAcknowledged {
  @Field(() => String, {
    nullable: true,
    description: 'Opens this order for 30 days without the pass code; null for an order that is not of this browser.',
  })
  accessToken!: string | null;
}

@ObjectType('CardProvider', { description: 'What a card form needs before any payment is started.' })
export class CardProviderType {
  @Field(() => String, { description: 'Key of the shop at the payment provider.' })
  publishableKey!: string;

  @Field(() => String, { nullable: true, description: 'Where a sandbox confirms cards; null with the real provider.' })
  sandboxUrl!: string | null;
}
