import {
  DepositDifference,
  MAXIMUM_LINES_AT_ONCE,
  type StatementColumns,
  StatementLineStatus,
} from '@eunbit/schema/bank-statement';
import { createUnionType, Extensions, Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { ValidationError } from '../../common/result.types.ts';
import { MAXIMUM_CANDIDATES } from './matching/match-deposits.ts';

registerEnumType(StatementLineStatus, {
  name: 'StatementLineStatus',
  description: 'Status of a bank statement line.',
  valuesConfig: {
    OPEN: { description: 'Awaits an answer.' },
    BOOKED: { description: 'It is a deposit of an order.' },
    SET_ASIDE: { description: 'Staff dismissed it because it belongs to no order.' },
  },
});

registerEnumType(DepositDifference, {
  name: 'DepositDifference',
  description: 'A reason against a line being the deposit of an order.',
  valuesConfig: {
    NAME_DIFFERS: { description: 'The depositor name differs or is missing.' },
    AMOUNT_SHORT: { description: 'The amount is less than the order awaits.' },
    AMOUNT_SURPLUS: { description: 'The amount is more than the order awaits.' },
    ORDER_PAID: { description: 'The order is paid already.' },
    ORDER_CANCELLED: { description: 'The order is cancelled.' },
    BEFORE_ORDER: { description: 'It arrived before the order was placed.' },
    LONG_AFTER_ORDER: { description: 'It arrived more than 30 days after the order.' },
    OTHER_ORDER_FITS: { description: 'Another order fits the line as well.' },
    OTHER_DEPOSIT_FITS: { description: 'Another open line fits the order as well.' },
    SAME_DEPOSIT_BOOKED: {
      description: 'A line of the same account, day, amount and name was booked before; it may be the same transfer.',
    },
  },
});

@ObjectType('StatementColumns', {
  description: 'Headings of the mapped columns; null if a column does not exist.',
})
@InputType('StatementColumnsInput', { description: 'Headings of the columns to map.' })
export class StatementColumnsType implements StatementColumns {
  @Field(() => String, { nullable: true, description: 'Date, with or without the time. Required.' })
  date!: string | null;

  @Field(() => String, { nullable: true, description: 'Time of day, if it has its own column.' })
  time!: string | null;

  @Field(() => String, { nullable: true, description: 'Incoming amount. Required.' })
  amount!: string | null;

  @Field(() => String, { nullable: true, description: 'Depositor name. Required.' })
  depositorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Direction of the transfer, if one column has incoming and outgoing amounts.',
  })
  kind!: string | null;

  @Field(() => String, { nullable: true, description: 'Balance after the transfer; distinguishes equal transfers.' })
  balance!: string | null;

  @Field(() => String, { nullable: true, description: 'Another text that may contain an order number.' })
  memo!: string | null;
}

@ObjectType('StatementAccount', { description: 'A bank account of the shop, with the columns of its statements.' })
export class StatementAccountType {
  @Field(() => ID, { description: 'Id of the account in the settings.' })
  bankId!: string;

  @Field(() => String, { description: 'The bank, in the language of the request.' })
  bankName!: string;

  @Field(() => String, { description: 'Account number.' })
  accountNumber!: string;

  @Field(() => StatementColumnsType, {
    nullable: true,
    description: 'The mapped columns; null if staff have not mapped them yet.',
  })
  columns!: StatementColumnsType | null;
}

@ObjectType('DepositCandidate', { description: 'An order that a statement line may be the deposit of.' })
export class DepositCandidateType {
  @Field(() => String, { description: 'Its number.' })
  orderNumber!: string;

  @Field(() => Boolean, { description: 'Whether a member placed it.' })
  isMember!: boolean;

  @Field(() => String, { description: 'The expected depositor name.' })
  depositorName!: string;

  @Field(() => MoneyType, { description: 'Amount that the order still awaits; for a closed order, its total.' })
  awaited!: MoneyType;

  @Field(() => Date, { description: 'When it was placed.' })
  placedAt!: Date;

  @Field(() => [DepositDifference], {
    description: 'Reasons against the match; empty if the match is certain.',
  })
  differences!: DepositDifference[];
}

@ObjectType('StatementLine', { description: 'An incoming transfer on a bank statement.' })
export class StatementLineType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => StatementLineStatus, { description: 'Status.' })
  status!: StatementLineStatus;

  @Field(() => ID, { description: 'Id of the account in the settings.' })
  bankId!: string;

  @Field(() => String, { description: 'The bank, in the language of the request; its id if the account was removed.' })
  bankName!: string;

  @Field(() => String, { description: 'Date of the transfer in Korea, YYYY-MM-DD.' })
  receivedOn!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Time of the transfer in Korea, HH:MM:SS; null if the bank gives no time.',
  })
  receivedTime!: string | null;

  @Field(() => MoneyType, { description: 'Amount.' })
  amount!: MoneyType;

  @Field(() => String, { description: 'Depositor name, as on the statement; may be empty.' })
  depositorName!: string;

  @Field(() => String, { description: 'Memo of the statement; may be empty.' })
  memo!: string;

  @Extensions({ atMost: MAXIMUM_CANDIDATES })
  @Field(() => [DepositCandidateType], {
    description: 'OPEN: orders that it may belong to, most likely first, up to 5. Empty otherwise.',
  })
  candidates!: DepositCandidateType[];

  @Field(() => String, { nullable: true, description: 'BOOKED: the order it is a deposit of; null otherwise.' })
  orderNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'SET_ASIDE: the reason; null otherwise.' })
  setAsideReason!: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was booked or dismissed; null while open.' })
  handledAt!: Date | null;

  handledBy!: string | null;
}

export const StatementLineConnection = createConnectionType('StatementLine', () => StatementLineType);

@InputType({ description: 'A column mapping for the statements of an account.' })
export class UpdateStatementColumnsInput {
  @Field(() => ID, { description: 'Id of the account in the settings.' })
  bankId!: string;

  @Field(() => StatementColumnsType, { description: 'The columns.' })
  columns!: StatementColumnsType;
}

@InputType({ description: 'A line, and the order whose deposit it is.' })
export class LineToBookInput {
  @Field(() => ID, { description: 'The line.' })
  lineId!: string;

  @Field(() => String, { description: 'Number of the order; dashes, spaces and case do not matter.' })
  orderNumber!: string;
}

@InputType({ description: 'Lines to book as deposits.' })
export class BookStatementLinesInput {
  @Field(() => [LineToBookInput], { description: `Up to ${MAXIMUM_LINES_AT_ONCE}.` })
  lines!: LineToBookInput[];
}

@InputType({ description: 'A line to reopen.' })
export class ReopenStatementLineInput {
  @Field(() => ID, { description: 'The line.' })
  lineId!: string;
}

@InputType({ description: 'Lines to dismiss because they belong to no order.' })
export class DismissStatementLinesInput {
  @Field(() => [ID], { description: `Up to ${MAXIMUM_LINES_AT_ONCE}.` })
  lineIds!: string[];

  @Field(() => String, { description: 'Why, for colleagues; at most 200 characters.' })
  reason!: string;
}

export const LineOutcome = {
  BOOKED: 'BOOKED',
  BOOKED_BEFORE: 'BOOKED_BEFORE',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
} as const;
registerEnumType(LineOutcome, {
  name: 'LineOutcome',
  description: 'Result of booking one line.',
  valuesConfig: {
    BOOKED: { description: 'Booked as a deposit of the order.' },
    BOOKED_BEFORE: { description: 'Already booked as a deposit; nothing was booked twice.' },
    REFUSED: { description: 'Unchanged; the message gives the reason.' },
    FAILED: { description: 'A temporary failure; a retry may succeed.' },
  },
});

@ObjectType('BookedStatementLine', { description: 'Result of booking one line.' })
export class BookedStatementLineType {
  @Field(() => ID, { description: 'The line.' })
  lineId!: string;

  @Field(() => LineOutcome, { description: 'The result.' })
  outcome!: keyof typeof LineOutcome;

  @Field(() => String, { nullable: true, description: 'Why it was not booked, for people; null if it was.' })
  message!: string | null;

  @Field(() => StatementLineType, {
    nullable: true,
    description: 'The line as it is now; null if there is no such line.',
  })
  line!: StatementLineType | null;
}

@ObjectType({ description: 'Results of a booking.' })
export class StatementLinesBooked {
  @Extensions({ atMost: MAXIMUM_LINES_AT_ONCE })
  @Field(() => [BookedStatementLineType], { description: 'One for each line, in the order of the input.' })
  results!: BookedStatementLineType[];
}

@ObjectType({ description: 'The lines were changed.' })
export class StatementLinesUpdated {
  @Extensions({ atMost: MAXIMUM_LINES_AT_ONCE })
  @Field(() => [StatementLineType], { description: 'The lines after the change; lines booked meanwhile are BOOKED.' })
  lines!: StatementLineType[];
}

export const BankStatementError = createErrorType('BankStatement', {
  BANK_UNKNOWN: 'The account is not in the settings.',
  LINE_NOT_FOUND: 'No such line; lines are deleted after a year.',
  LINE_NOT_REOPENED: 'The line is open already, or its deposit is still on an order.',
});

export const UpdateStatementColumnsResult = createUnionType({
  name: 'UpdateStatementColumnsResult',
  description: 'Outcome of updateStatementColumns.',
  types: () => [StatementAccountType, ValidationError, BankStatementError] as const,
});

export const BookStatementLinesResult = createUnionType({
  name: 'BookStatementLinesResult',
  description: 'Outcome of bookStatementLines.',
  types: () => [StatementLinesBooked, ValidationError] as const,
});

export const UpdateStatementLinesResult = createUnionType({
  name: 'UpdateStatementLinesResult',
  description: 'Outcome of dismissStatementLines and reopenStatementLine.',
  types: () => [StatementLinesUpdated, ValidationError, BankStatementError] as const,
});
