import { GraphQLURL } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { createRowsType } from '../../common/pagination.ts';
import type { AccountPayment } from '../../integrations/payment/payment-account.ts';
import type { IntentStatus } from '../../integrations/payment/payment-provider.ts';
import { DifferenceKind } from './differences.ts';
import type { AnswerSource } from './provider-account.service.ts';

export const SOURCES = { PROVIDER: 'PROVIDER', LAST_ANSWER: 'LAST_ANSWER' } as const satisfies {
  readonly [Source in AnswerSource]: Source;
};

registerEnumType(SOURCES, {
  name: 'ProviderAnswerSource',
  description: 'Whether the payment provider is asked.',
  valuesConfig: {
    PROVIDER: { description: 'Ask it, which may take seconds; where it does not answer, its last answer.' },
    LAST_ANSWER: { description: 'Its last answer, at once.' },
  },
});

const PAYMENT_STATUSES = {
  REQUIRES_PAYMENT: 'REQUIRES_PAYMENT',
  REQUIRES_ACTION: 'REQUIRES_ACTION',
  PROCESSING: 'PROCESSING',
  AUTHORISED: 'AUTHORISED',
  SUCCEEDED: 'SUCCEEDED',
  CANCELLED: 'CANCELLED',
} as const satisfies { readonly [Status in IntentStatus]: Status };

registerEnumType(PAYMENT_STATUSES, {
  name: 'ProviderPaymentStatus',
  description: 'How far a payment is at the provider.',
  valuesConfig: {
    REQUIRES_PAYMENT: { description: 'Nobody has paid yet.' },
    REQUIRES_ACTION: { description: 'The bank waits for the shopper.' },
    PROCESSING: { description: 'Under way.' },
    AUTHORISED: { description: 'Set aside, to be captured.' },
    SUCCEEDED: { description: 'Paid.' },
    CANCELLED: { description: 'Called off, or let go.' },
  },
});

registerEnumType(DifferenceKind, {
  name: 'BooksDifferenceKind',
  description: "In what the provider's books and the shop's differ.",
  valuesConfig: {
    PAYMENT_WITHOUT_ORDER: { description: 'The provider took money for which there is no order.' },
    ORDER_WITHOUT_PAYMENT: { description: 'An order says that it is paid, and the provider knows nothing of it.' },
    AMOUNT_UNEQUAL: { description: 'Both have it, over different amounts.' },
    REFUND_MISSING: { description: 'Money that should be back is not.' },
    LEDGER_MISSING: { description: 'It is not in the books.' },
    LEDGER_EXTRA: { description: 'It is in the books, and the provider knows nothing of it.' },
  },
});

@ObjectType({ description: 'What the account at the payment provider holds in one currency.' })
export class ProviderSum {
  @Field(() => MoneyType, { description: 'Can be paid out now.' })
  available!: MoneyType;

  @Field(() => MoneyType, { description: 'Becomes available by itself, about two days after the payment.' })
  pending!: MoneyType;

  @Field(() => MoneyType, { description: 'What of both came from cards.' })
  card!: MoneyType;
}

@ObjectType({ description: 'Money at the payment provider, in the currencies of the stores.' })
export class ProviderBalance {
  @Field(() => Date, { nullable: true, description: 'When the provider said so; null while it never has.' })
  readAt!: Date | null;

  @Field(() => Boolean, { description: 'The provider did not answer when it was last asked; all is as of `readAt`.' })
  isProviderUnreachable!: boolean;

  @Field(() => Boolean, {
    description: 'The shop has keys of the provider. Without them it is not asked, and all is as it was while it had.',
  })
  isProviderConfigured!: boolean;

  @Field(() => [ProviderSum], { description: 'One for each currency.' })
  sums!: ProviderSum[];

  @Field(() => GraphQLURL, {
    nullable: true,
    description: "The provider's own pages about the account; null if a sandbox replaces the provider.",
  })
  dashboardUrl!: string | null;
}

@ObjectType({ description: "A difference between the provider's books and the shop's." })
export class BooksDifference {
  @Field(() => DifferenceKind, { description: 'What differs.' })
  kind!: DifferenceKind;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount at the provider; null if the provider has no such payment.',
  })
  provider!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description: 'The amount in the books of the shop; null if they have no such entry.',
  })
  shop!: MoneyType | null;

  @Field(() => String, { nullable: true, description: 'The payment at the provider, where there is one.' })
  intentId!: string | null;

  @Field(() => String, { nullable: true, description: 'The refund at the provider, where it is about one.' })
  refundId!: string | null;

  @Field(() => String, { nullable: true, description: 'The dispute at the provider, where it is about one.' })
  disputeId!: string | null;

  /** Not in the API, which has the order. */
  orderNumber!: string | null;
}

@ObjectType({ description: 'A card as far as staff may know it.' })
export class ProviderCard {
  @Field(() => String, { description: "The company's name, as the provider writes it." })
  brand!: string;

  @Field(() => String, { description: 'The last four digits.' })
  last4!: string;
}

@ObjectType({ description: "A payment at the provider, with what the shop's books say of it." })
export class ProviderPayment {
  @Field(() => ID, { description: 'Names the payment at the provider.' })
  id!: string;

  @Field(() => PAYMENT_STATUSES, { description: 'How far it is.' })
  status!: IntentStatus;

  @Field(() => Date, { description: 'When it was begun.' })
  startedAt!: Date;

  @Field(() => MoneyType, { description: 'What was asked for.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'What the provider took; zero where nobody paid.' })
  received!: MoneyType;

  @Field(() => MoneyType, { description: 'What went back.' })
  refunded!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'What the provider kept; null if it does not say.' })
  fee!: MoneyType | null;

  @Field(() => ProviderCard, { nullable: true, description: 'The card; null before one was used.' })
  card!: ProviderCard | null;

  @Field(() => GraphQLURL, {
    nullable: true,
    description: 'Where the provider shows the receipt; null if there is no receipt.',
  })
  receiptUrl!: string | null;

  /** Not in the API: compared with the books where a field asks for it. */
  payment!: AccountPayment;
}

@ObjectType({
  description:
    'A page of payments at the provider, at most ten, newest first. The provider does not tell how many there are.',
})
export class ProviderPaymentConnection extends createRowsType(
  'ProviderPayment',
  () => ProviderPayment,
  'the payments at the provider',
) {
  @Field(() => Date, { nullable: true, description: 'When the provider reported it; null if it has reported nothing.' })
  readAt!: Date | null;

  @Field(() => Boolean, { description: 'The provider did not answer when it was last asked; all is as of `readAt`.' })
  isProviderUnreachable!: boolean;
}

@ObjectType('BooksComparison', {
  description: "What the newest comparison of the provider's books with the shop's has found.",
})
export class BooksComparisonType {
  @Field(() => Date, { nullable: true, description: 'When it was made; null while there was none.' })
  comparedAt!: Date | null;

  @Field(() => Boolean, { description: 'The provider did not answer when a newer comparison was tried.' })
  isProviderUnreachable!: boolean;

  @Field(() => Date, { nullable: true, description: 'From when on payments, refunds and orders were compared.' })
  since!: Date | null;

  @Field(() => Int, { description: 'Differences in all.' })
  totalCount!: number;

  @Field(() => [BooksDifference], { description: 'The first 100 of them.' })
  differences!: BooksDifference[];
}
