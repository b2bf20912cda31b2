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
    'No such account or guest, or no longer: the account was deleted, or an account has claimed all orders of the guest.',
  EMAIL_UNPROVEN: "The account's email address is unverified. Offer the orders by email instead: `sendOrderClaim`.",
  NO_GUEST_ORDERS: 'This address has no guest orders, or no longer.',
  GUEST_ORDERS_CHANGED: 'The guest orders changed after the caller read them.',
  TOO_MANY_REQUESTS,
});
export type CustomerError = InstanceType<typeof CustomerError>;
export type CustomerErrorCode = keyof typeof CustomerError.codes;

@ObjectType('CustomerSummary', { description: "Totals of a customer's orders in both stores." })
export class CustomerSummaryType {
  @Field(() => Int, { description: 'Orders they have placed, including cancelled ones.' })
  orderCount!: number;

  @Field(() => [MoneyType], {
    description: 'Payments less refunds, for each currency of their orders.',
  })
  value!: readonly MoneyType[];

  @Field(() => Date, { nullable: true, description: 'When they placed their first order; null without orders.' })
  firstOrderAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When they placed their last order; null without orders.' })
  lastOrderAt!: Date | null;
}

@ObjectType('Guest', {
  description: 'A customer who has ordered without an account, identified by email address.',
})
export class GuestType {
  @Field(() => ID, { description: 'Opaque id; deleted once all their orders belong to an account.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name on their last order.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name on their last order.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone of their last order, with calling code; null if it has none.',
  })
  phone!: string | null;

  @Field(() => Market, { description: 'The store of their last order.' })
  location!: Market;

  @Field(() => Date, { description: 'When they placed their last order without an account.' })
  lastOrderAt!: Date;

  @Field(() => [String], { description: 'Tags that staff added, oldest first.' })
  tags!: readonly string[];
}

export const CustomerUnion = createUnionType({
  name: 'Customer',
  description: 'A buyer, with or without an account.',
  types: () => [UserType, GuestType] as const,
});

export const GuestConnection = createNumberedConnectionType('Guest', () => GuestType, 'guests, the last order first');

@ObjectType('CustomerNote', { description: 'A staff note about a customer; never changed.' })
export class CustomerNoteType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'The note.' })
  text!: string;

  @Field(() => Date, { description: 'When it was written.' })
  at!: Date;

  /** Not in the API, which returns the name instead. */
  by!: string;
}

export const CustomerNoteConnection = createNumberedConnectionType(
  'CustomerNote',
  () => CustomerNoteType,
  'notes about a customer, newest first',
);

@ArgsType()
export class CustomerNotePageArgs extends createNumberedPageArgs(CUSTOMER_NOTES_PER_PAGE) {}

@ObjectType('GuestOrders', { description: 'Guest orders with the email address of an account.' })
export class GuestOrdersType {
  @Field(() => Int, { description: 'Number of orders.' })
  orderCount!: number;

  @Field(() => String, { description: 'Number of the newest order.' })
  newestNumber!: string;

  @Field(() => [OrderType], { description: 'The newest orders, at most 10.' })
  orders!: readonly OrderType[];
}

@InputType({ description: 'A customer, by kind and id.' })
export class CustomerInput {
  @Field(() => CustomerKind, { description: 'Account or guest.' })
  kind!: CustomerKind;

  @Field(() => ID, { description: 'Id of the account or the guest.' })
  id!: string;
}

@InputType({ description: 'A note about a customer.' })
export class CreateCustomerNoteInput {
  @Field(() => CustomerInput, { description: 'The customer.' })
  customer!: CustomerInput;

  @Field(() => String, { description: 'The note, 1 to 1,000 characters. The customer can ask to read it.' })
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A tag to add to or remove from a customer.' })
export class UpdateCustomerTagInput {
  @Field(() => CustomerInput, { description: 'The customer.' })
  customer!: CustomerInput;

  @Field(() => String, { description: 'The tag, 1 to 30 characters; case and surrounding spaces do not matter.' })
  tag!: string;

  @Field(() => Boolean, { description: 'True adds the tag, false removes it.' })
  isSet!: boolean;
}

@InputType({ description: 'Guest orders that the caller saw, and the account to move them to.' })
export class MergeGuestOrdersInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Int, { description: '`orderCount`, as the caller saw it.' })
  orderCount!: number;

  @Field(() => String, { description: '`newestNumber`, as the caller saw it.' })
  newestNumber!: string;
}

@InputType({ description: 'A member whose email address has guest orders.' })
export class SendOrderClaimInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;
}

@ObjectType({ description: 'The orders now belong to the account. Their pass codes remain valid.' })
export class GuestOrdersMerged {
  @Field(() => UserType, { description: 'The account after the change.' })
  user!: UserType;

  @Field(() => Int, { description: 'Number of orders that were moved.' })
  orderCount!: number;
}

@ObjectType({ description: 'The link was sent to the address.' })
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
