import { PaymentMethod } from '@eunbit/schema/checkout';
import { Market } from '@eunbit/schema/market';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { LedgerKind } from './ledger.model.ts';

registerEnumType(LedgerKind, {
  name: 'LedgerKind',
  description: 'Kind of ledger entry.',
  valuesConfig: {
    PAYMENT: { description: 'Incoming payment.' },
    REFUND: { description: 'Refund to the shopper; positive if their bank returned it.' },
    DISPUTE: { description: 'Money that the bank took back for a cardholder; positive if it was returned.' },
    FEE: { description: 'Fee of the payment provider.' },
    VOID: { description: 'No money moved: the order was closed before it was paid.' },
  },
});

@ObjectType('LedgerEntry', { description: 'One movement of money; entries are never changed.' })
export class LedgerEntryType {
  @Field(() => ID, { description: 'Derived from the movement, so that it is recorded only once.' })
  id!: string;

  @Field(() => LedgerKind, { description: 'Kind of task.' })
  kind!: LedgerKind;

  @Field(() => PaymentMethod, { description: 'Payment method of the order, or of a payment without an order.' })
  method!: PaymentMethod;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => MoneyType, { description: 'Amount; positive for incoming money.' })
  amount!: MoneyType;

  @Field(() => String, { nullable: true, description: 'The order; null for a payment without an order.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The payment at the provider; null for transfers.' })
  intentId!: string | null;

  @Field(() => String, { nullable: true, description: 'The charge at the provider, if known.' })
  chargeId!: string | null;

  @Field(() => String, { nullable: true, description: 'The refund at the provider; null for other kinds.' })
  refundId!: string | null;

  @Field(() => String, { nullable: true, description: 'The dispute at the provider; null for other kinds.' })
  disputeId!: string | null;

  @Field(() => Date, { description: 'When it was recorded.' })
  at!: Date;
}

@ObjectType('LedgerSum', { description: 'Sum of the entries of one kind in one currency.' })
export class LedgerSumType {
  @Field(() => LedgerKind, { description: 'Kind of the entries.' })
  kind!: LedgerKind;

  @Field(() => MoneyType, { description: 'The sum; negative for outgoing money.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Number of entries.' })
  count!: number;
}

@ObjectType({ description: 'Ledger totals of a store over a period.' })
export class LedgerSummary {
  @Field(() => [LedgerSumType], { description: 'One sum for each kind and currency that occurs.' })
  sums!: LedgerSumType[];

  @Field(() => [MoneyType], { description: 'Net amount, for each currency.' })
  net!: MoneyType[];
}

@ObjectType({ description: 'Ledger entries of one order.' })
export class OrderLedger {
  @Field(() => [LedgerEntryType], { description: 'Its entries, oldest first.' })
  entries!: LedgerEntryType[];

  @Field(() => [MoneyType], { description: 'Net amount, for each currency.' })
  net!: MoneyType[];
}

export const LedgerConnection = createConnectionType('LedgerEntry', () => LedgerEntryType);
