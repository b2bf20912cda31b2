import { CUSTOMER_NOTES_PER_PAGE } from '@eunbit/schema/customer';
import { Market } from '@eunbit/schema/market';
import { CustomerKind } from '@eunbit/schema/order-list';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { OrderType } from '../order/index.ts';
import { UserType } from './user.types.ts';

export const CustomerError = createErrorType('Customer', {
  CUSTOMER_NOT_FOUND:
    'There is no such account or guest, or no longer: an account was deleted, or has taken over all orders.',
  EMAIL_UNPROVEN:
    'It is not known that the mailbox is of whoever has the account. Offer the orders by email: `sendOrderClaim`.',
  NO_GUEST_ORDERS: 'No order of this address is without an account; somebody may have moved them meanwhile.',
  GUEST_ORDERS_CHANGED: 'There are other orders than the caller has seen; look again.',
  TOO_MANY_REQUESTS,
});
export type CustomerError = InstanceType<typeof CustomerError>;
export type CustomerErrorCode = keyof typeof CustomerError.codes;

@ObjectType('CustomerSummary', { description: 'What the orders of a customer come to, in both stores.' })
export class CustomerSummaryType {
  @Field(() => Int, { description: 'Orders they have placed, cancelled ones included.' })
  orderCount!: number;

  @Field(() => [MoneyType], {
    description: 'What they have paid less what went back to them, in each currency in which they have ordered.',
  })
  value!: readonly MoneyType[];

  @Field(() => Date, { nullable: true, description: 'When they ordered first; null without orders.' })
  firstOrderAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they ordered last; null without orders.' })
  lastOrderAt!: Date | null;
}

@ObjectType('Guest', {
  description: 'Somebody who has ordered without an account, known by the email address of these orders.',
})
export class GuestType {
  @Field(() => ID, { description: 'Opaque; ends when all their orders belong to an account.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name on their last order.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name on their last order.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone of their last order with calling code; null for none.' })
  phone!: string | null;

  @Field(() => Market, { description: 'The store of their last order.' })
  location!: Market;

  @Field(() => Date, { description: 'When they ordered last without an account.' })
  lastOrderAt!: Date;

  @Field(() => [String], { description: 'What staff have marked them with, in the order in which it was added.' })
  tags!: readonly string[];
}

export const CustomerUnion = createUnionType({
  name: 'Customer',
  description: 'Whoever buys: with an account, or without one.',
  types: () => [UserType, GuestType] as const,
});

export const GuestConnection = createNumberedConnectionType('Guest', () => GuestType, 'guests, the last order first');

@ObjectType('CustomerNote', { description: 'What a member of staff noted about a customer; never changed.' })
export class CustomerNoteType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  /** Not in the API, which names them. */
  by!: string;
}

export const CustomerNoteConnection = createNumberedConnectionType(
  'CustomerNote',
  () => CustomerNoteType,
  'notes about a customer, newest first',
);

@ArgsType()
export class CustomerNotePageArgs extends createNumberedPageArgs(CUSTOMER_NOTES_PER_PAGE) {}

@ObjectType('GuestOrders', { description: 'Orders of the address of an account that belong to no account yet.' })
export class GuestOrdersType {
  @Field(() => Int, { description: 'How many there are.' })
  orderCount!: number;

  @Field(() => String, { description: 'Number of the newest.' })
  newestNumber!: string;

  @Field(() => [OrderType], { description: 'The newest of them, at most 10.' })
  orders!: readonly OrderType[];
}

@InputType({ description: 'A customer, by what they are and their id.' })
export class CustomerInput {
  @Field(() => CustomerKind, { description: 'Whether it is an account or a guest.' })
  kind!: CustomerKind;

  @Field(() => ID, { description: 'Id of the account or the guest.' })
  id!: string;
}

@InputType({ description: 'A note about a customer.' })
export class CreateCustomerNoteInput {
  @Field(() => CustomerInput, { description: 'Whom it is about.' })
  customer!: CustomerInput;

  @Field(() => String, { description: 'The note, 1 to 1,000 characters. They can ask to read it.' })
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A tag of a customer.' })
export class UpdateCustomerTagInput {
  @Field(() => CustomerInput, { description: 'Whose it is.' })
  customer!: CustomerInput;

  @Field(() => String, { description: 'The tag, 1 to 30 characters; case and the spaces around do not matter.' })
  tag!: string;

  @Field(() => Boolean, { description: 'Whether they have it from now on.' })
  isSet!: boolean;
}

@InputType({ description: 'Guest orders, as the caller has seen them, and the account that gets them.' })
export class MergeGuestOrdersInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Int, { description: '`orderCount` as it was shown.' })
  orderCount!: number;

  @Field(() => String, { description: '`newestNumber` as it was shown.' })
  newestNumber!: string;
}

@InputType({ description: 'A member whose address has guest orders.' })
export class SendOrderClaimInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;
}

@ObjectType({ description: 'The orders belong to the account now. Their pass codes still open them.' })
export class GuestOrdersMerged {
  @Field(() => UserType, { description: 'The account as it is now.' })
  user!: UserType;

  @Field(() => Int, { description: 'How many orders were moved.' })
  orderCount!: number;
}

@ObjectType({ description: 'The link is on its way to the address.' })
export class OrderClaimSent {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;
}

export const CreateCustomerNoteResult = createUnionType({
  name: 'CreateCustomerNoteResult',
  description: 'Outcome of createCustomerNote.',
  types: () => [CustomerNoteType, ValidationError, CustomerError] as const,
});

export const UpdateCustomerTagResult = createUnionType({
  name: 'UpdateCustomerTagResult',
  description: 'Outcome of updateCustomerTag.',
  types: () => [UserType, GuestType, ValidationError, CustomerError] as const,
});

export const MergeGuestOrdersResult = createUnionType({
  name: 'MergeGuestOrdersResult',
  description: 'Outcome of mergeGuestOrders.',
  types: () => [GuestOrdersMerged, CustomerError] as const,
});

export const SendOrderClaimResult = createUnionType({
  name: 'SendOrderClaimResult',
  description: 'Outcome of sendOrderClaim.',
  types: () => [OrderClaimSent, CustomerError] as const,
});
