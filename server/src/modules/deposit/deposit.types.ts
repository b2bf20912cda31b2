import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { LocalDate, MinorUnits } from '../../common/scalars.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { OrderError } from '../order/index.ts';

@ObjectType('DepositRemoval', { description: 'Removal of a deposit that was recorded by mistake.' })
export class DepositRemovalType {
  @Field(() => String, { description: 'The reason that staff gave.' })
  reason!: string;

  @Field(() => Date, { description: 'When it was removed.' })
  at!: Date;

  /** Not in the API, which returns the name instead. */
  by!: string;
}

@ObjectType('OrderDeposit', { description: 'A bank transfer to an account of the shop.' })
export class OrderDepositType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => MoneyType, { description: 'Amount.' })
  amount!: MoneyType;

  @Field(() => LocalDate, { description: 'The day on which it arrived.' })
  receivedOn!: string;

  @Field(() => String, { description: 'Depositor name of the transfer.' })
  depositorName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The bank of the account; null if the account is no longer known.',
  })
  bankName!: string | null;

  @Field(() => Boolean, { description: 'Whether it was recorded from a bank statement line.' })
  isFromStatement!: boolean;

  @Field(() => Date, { description: 'When it was recorded.' })
  recordedAt!: Date;

  @Field(() => DepositRemovalType, {
    nullable: true,
    description: 'Set if it was recorded by mistake, and therefore does not count. Shoppers do not see such deposits.',
  })
  removal!: DepositRemovalType | null;

  @Field(() => Boolean, { description: 'Whether the caller may remove it; false for shoppers.' })
  isRemovable!: boolean;

  /** Not in the API, which returns the name to staff instead. */
  by!: string;
}

@InputType({ description: 'A deposit that arrived on an account of the shop.' })
export class RecordDepositInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => MinorUnits, { description: 'In won: only the Korean store takes deposits.' })
  amount!: number;

  @Field(() => LocalDate, { description: 'The day on which it arrived, from the day of the order to today.' })
  receivedOn!: string;

  @Field(() => String, { description: 'Depositor name of the transfer.' })
  depositorName!: string;

  @Field(() => String, { description: 'The account, by the id of its bank.' })
  bankId!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of `deposits` of the order that the caller saw, including removed ones; refused if there are more. Null skips the check.',
  })
  expectedDeposits?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether this is another deposit, although one of the same amount on the same day is already recorded.',
  })
  isRepeatConfirmed!: boolean;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A deposit that was recorded by mistake.' })
export class RemoveDepositInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => ID, { description: 'The deposit.' })
  depositId!: string;

  @Field(() => String, { description: 'Reason, 1 to 1,000 characters.' })
  reason!: string;
}

@InputType({ description: 'The order whose deposit is too low.' })
export class RequestDepositRestInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;
}

@ObjectType({ description: 'The buyer was asked for the rest.' })
export class DepositRestRequested {
  @Field(() => String, { description: 'Address that the email goes to.' })
  email!: string;
}

export const RequestDepositRestResult = createUnionType({
  name: 'RequestDepositRestResult',
  description: 'Outcome of requestDepositRest.',
  types: () => [DepositRestRequested, OrderError] as const,
});

@InputType({ description: 'A new due date of the deposit of an order.' })
export class UpdatePaymentDueInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => LocalDate, { description: 'The last day, from tomorrow to 90 days from now.' })
  dueOn!: string;
}
