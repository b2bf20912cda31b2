import { CashReceiptKind } from '@eunbit/schema/cash-receipt';
import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { OrderError } from '../order.errors.ts';

registerEnumType(CashReceiptKind, {
  name: 'CashReceiptKind',
  description: 'What a Korean cash receipt is for.',
  valuesConfig: {
    PERSONAL: { description: "A person's tax deduction, 소득공제." },
    BUSINESS: { description: 'Expense receipt of a business, 지출증빙.' },
    SELF_ISSUED: {
      description: 'Issued without a request, as the law demands from 100,000 won on, 자진발급. Cannot be requested.',
    },
  },
});

@InputType({ description: 'A requested cash receipt.' })
export class CashReceiptInput {
  @Field(() => CashReceiptKind, { description: 'PERSONAL or BUSINESS.' })
  kind!: CashReceiptKind;

  @Field(() => String, {
    description:
      'PERSONAL: a mobile number, or the 18 digits of a cash receipt card. BUSINESS: the 10 digits of a business ' +
      'registration number. Hyphens and spaces do not matter.',
  })
  number!: string;
}

@ObjectType('CashReceipt', { description: 'A cash receipt of an order.' })
export class CashReceiptType {
  @Field(() => CashReceiptKind, { description: 'Its purpose.' })
  kind!: CashReceiptKind;

  @Field(() => String, { description: 'Number that it is issued to, mostly masked.' })
  maskedNumber!: string;

  @Field(() => String, { nullable: true, description: 'Its approval number at the tax office; null until issued.' })
  issueNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The day it was issued, YYYY-MM-DD; null before.' })
  issuedOn!: string | null;

  @Field(() => String, { nullable: true, description: "The provider's page about it; null if there is none." })
  url!: string | null;

  @Field(() => Boolean, { description: 'Whether the provider issues it automatically once the money has arrived.' })
  isIssuedByItself!: boolean;

  @Field(() => Boolean, { description: 'Whether it was issued and then cancelled.' })
  isCancelled!: boolean;
}

@ObjectType('CashReceiptFailure', { description: 'Why the provider did not issue or cancel a cash receipt.' })
export class CashReceiptFailureType {
  @Field(() => String, {
    description:
      "The provider's error code; NO_ANSWER if it did not answer, UNREADABLE if a needed value cannot be decrypted.",
  })
  code!: string;

  @Field(() => String, { description: "The provider's error message." })
  message!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether the shop has stopped retrying automatically; see retryCashReceipt.' })
  isFinal!: boolean;
}

@InputType({ description: 'The order whose cash receipt is retried.' })
export class RetryCashReceiptInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@InputType({ description: 'The order whose cash receipt number is revealed.' })
export class RevealCashReceiptNumberInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The number that a cash receipt is issued to. The audit log records the access.' })
export class CashReceiptNumberShown {
  @Field(() => String, { description: 'The whole number, formatted for people.' })
  number!: string;
}

export const RevealCashReceiptResult = createUnionType({
  name: 'RevealCashReceiptResult',
  description: 'Outcome of revealCashReceiptNumber.',
  types: () => [CashReceiptNumberShown, OrderError] as const,
});

@InputType({ description: 'A cash receipt that was issued.' })
export class RecordCashReceiptInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { description: 'Its approval number, 9 letters and digits.' })
  issueNumber!: string;

  @Field(() => String, { description: 'The day it was issued, YYYY-MM-DD, from the day of the order to today.' })
  issuedOn!: string;
}
