import { PaymentMethod } from '@eunbit/schema/checkout';
import { Market } from '@eunbit/schema/market';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { LedgerKind } from './ledger.model.ts';

registerEnumType(LedgerKind, {
  name: 'LedgerKind',
  description: 'What a movement in the books is.',
  valuesConfig: {
    PAYMENT: { description: 'Money that came in.' },
    REFUND: { description: 'Money that went back to the shopper; positive where their bank returned it.' },
    DISPUTE: { description: 'Money that a bank took back for a cardholder; positive where it returned it.' },
    FEE: { description: 'What the payment provider kept.' },
    VOID: { description: 'No money moved: the order was closed before it was paid.' },
  },
});

@ObjectType('LedgerEntry', { description: 'One movement of money; entries are never changed.' })
export class LedgerEntryType {
  @Field(() => ID, { description: 'Names the movement itself, so that it is in the books once.' })
  id!: string;

  @Field(() => LedgerKind, { description: 'What it is.' })
  kind!: LedgerKind;

  @Field(() => PaymentMethod, { description: 'How the order, or the payment without one, is paid.' })
  method!: PaymentMethod;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => MoneyType, { description: 'What moved; positive for what came in.' })
  amount!: MoneyType;

  @Field(() => String, { nullable: true, description: 'The order; null for money that came without one.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The payment at the provider; null for transfers.' })
  intentId!: string | null;

  @Field(() => String, { nullable: true, description: 'The charge at the provider, where known.' })
  chargeId!: string | null;

  @Field(() => String, { nullable: true, description: 'The refund at the provider; null for everything else.' })
  refundId!: string | null;

  @Field(() => String, { nullable: true, description: 'The dispute at the provider; null for everything else.' })
  disputeId!: string | null;

  @Field(() => Date, { description: 'When it was noted.' })
  at!: Date;
}

@ObjectType('LedgerSum', { description: 'A sum over movements of one kind in one currency.' })
export class LedgerSumType {
  @Field(() => LedgerKind, { description: 'What was summed up.' })
  kind!: LedgerKind;

  @Field(() => MoneyType, { description: 'The sum; negative for what went out.' })
  amount!: MoneyType;

  @Field(() => Int, { description: 'Movements in it.' })
  count!: number;
}

@ObjectType({ description: 'The books of a store over a time.' })
export class LedgerSummary {
  @Field(() => [LedgerSumType], { description: 'One sum for each kind and currency there was.' })
  sums!: LedgerSumType[];

  @Field(() => [MoneyType], { description: 'What is left of it all, for each currency.' })
  net!: MoneyType[];
}

@ObjectType({ description: 'What happened to the money of one order.' })
export class OrderLedger {
  @Field(() => [LedgerEntryType], { description: 'Its movements, oldest first.' })
  entries!: LedgerEntryType[];

  @Field(() => [MoneyType], { description: 'What is left, for each currency.' })
  net!: MoneyType[];
}

export const LedgerConnection = createConnectionType('LedgerEntry', () => LedgerEntryType);
