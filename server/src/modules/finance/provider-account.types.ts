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
  description: 'Whether to query the payment provider.',
  valuesConfig: {
    PROVIDER: { description: 'Query the provider, which may take seconds; if it does not answer, its last answer.' },
    LAST_ANSWER: { description: "The provider's last answer, without delay." },
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
  description: 'Status of a payment at the provider.',
  valuesConfig: {
    REQUIRES_PAYMENT: { description: 'Not paid yet.' },
    REQUIRES_ACTION: { description: 'The bank awaits an action of the shopper.' },
    PROCESSING: { description: 'Processing.' },
    AUTHORISED: { description: 'Authorised, not captured.' },
    SUCCEEDED: { description: 'Paid.' },
    CANCELLED: { description: 'Cancelled, or the authorisation was released.' },
  },
});

registerEnumType(DifferenceKind, {
  name: 'BooksDifferenceKind',
  description: "How the provider's books and the shop's differ.",
  valuesConfig: {
    PAYMENT_WITHOUT_ORDER: { description: 'The provider took money for which there is no order.' },
    ORDER_WITHOUT_PAYMENT: { description: 'An order counts as paid, but the provider knows no payment.' },
    AMOUNT_UNEQUAL: { description: 'The amounts differ.' },
    REFUND_MISSING: { description: 'A refund that should have been made is missing.' },
    LEDGER_MISSING: { description: "The shop's books lack an entry that the provider has." },
    LEDGER_EXTRA: { description: "The shop's books have an entry that the provider does not know." },
  },
});

@ObjectType({ description: 'Balance at the payment provider in one currency.' })
export class ProviderSum {
  @Field(() => MoneyType, { description: 'Available for payout.' })
  available!: MoneyType;

  @Field(() => MoneyType, { description: 'Pending; becomes available about two days after the payment.' })
  pending!: MoneyType;

  @Field(() => MoneyType, { description: 'Part of both that comes from cards.' })
  card!: MoneyType;
}

@ObjectType({ description: 'Balance at the payment provider, in the currencies of the stores.' })
export class ProviderBalance {
  @Field(() => Date, { nullable: true, description: 'When the provider returned the data; null if it never has.' })
  readAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the last query failed; the data are then as of `readAt`.' })
  isProviderUnreachable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the shop has API keys of the provider. Without keys, the data are those of the last answer.',
  })
  isProviderConfigured!: boolean;

  @Field(() => [ProviderSum], { description: 'One for each currency.' })
  sums!: ProviderSum[];

  @Field(() => GraphQLURL, {
    nullable: true,
    description: "The provider's dashboard of the account; null if a sandbox replaces the provider.",
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

  @Field(() => String, { nullable: true, description: 'The payment at the provider; null if there is none.' })
  intentId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The refund at the provider; null if the difference is not about one.',
  })
  refundId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The dispute at the provider; null if the difference is not about one.',
  })
  disputeId!: string | null;

  /** Not in the API, which returns the order instead. */
  orderNumber!: string | null;
}

@ObjectType({ description: 'A card, as far as staff may see it.' })
export class ProviderCard {
  @Field(() => String, { description: 'Brand, as the provider spells it.' })
  brand!: string;

  @Field(() => String, { description: 'The last four digits.' })
  last4!: string;
}

@ObjectType({ description: "A payment at the provider, compared with the shop's ledger." })
export class ProviderPayment {
  @Field(() => ID, { description: 'Id at the provider.' })
  id!: string;

  @Field(() => PAYMENT_STATUSES, { description: 'Status.' })
  status!: IntentStatus;

  @Field(() => Date, { description: 'When it was created.' })
  startedAt!: Date;

  @Field(() => MoneyType, { description: 'Requested amount.' })
  amount!: MoneyType;

  @Field(() => MoneyType, { description: 'Received amount; zero if it was not paid.' })
  received!: MoneyType;

  @Field(() => MoneyType, { description: 'Refunded amount.' })
  refunded!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: "The provider's fee; null if it is not reported." })
  fee!: MoneyType | null;

  @Field(() => ProviderCard, { nullable: true, description: 'The card; null if none was used yet.' })
  card!: ProviderCard | null;

  @Field(() => GraphQLURL, {
    nullable: true,
    description: "The provider's receipt page; null if there is no receipt.",
  })
  receiptUrl!: string | null;

  /** Not in the API; compared with the ledger if a field needs it. */
  payment!: AccountPayment;
}

@ObjectType({
  description:
    'A page of payments at the provider, at most ten, newest first. The provider does not report the total number.',
})
export class ProviderPaymentConnection extends createRowsType(
  'ProviderPayment',
  () => ProviderPayment,
  'the payments at the provider',
) {
  @Field(() => Date, { nullable: true, description: 'When the provider returned it; null if it never has.' })
  readAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the last query failed; the data are then as of `readAt`.' })
  isProviderUnreachable!: boolean;
}

@ObjectType('BooksComparison', {
  description: "The newest comparison of the provider's books with the shop's.",
})
export class BooksComparisonType {
  @Field(() => Date, { nullable: true, description: 'When it was made; null if there was no comparison yet.' })
  comparedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether a newer comparison failed because the provider did not answer.' })
  isProviderUnreachable!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Start of the period whose payments, refunds and orders were compared.',
  })
  since!: Date | null;

  @Field(() => Int, { description: 'Number of all differences.' })
  totalCount!: number;

  @Field(() => [BooksDifference], { description: 'The first 100 differences.' })
  differences!: BooksDifference[];
}
