import { CancelReason, Carrier, DelayReason, OrderStatus } from '@eunbit/schema/order';
import { Field, InputType } from 'type-graphql';
import { LocalDate } from '../../common/scalars.ts';
import type { DelayRecord } from './status/delay.record.ts';
import type { StatusChange } from './status/status-rules.ts';

@InputType({ description: 'What a guest types to see an order.' })
export class LookUpGuestOrderInput {
  @Field(() => String, { description: 'Order number; dashes, spaces and case do not matter.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The pass code given at checkout.' })
  passCode!: string;
}

@InputType({ description: 'Details of a delay, as sent to the customer.' })
export class DelayInput {
  @Field(() => DelayReason, { description: 'Reason.' })
  reason!: DelayReason;

  @Field(() => Date, { nullable: true, description: 'Expected shipping date, in the future.' })
  until?: Date;

  @Field(() => String, { nullable: true, description: 'Further explanation, up to 1,000 characters.' })
  detail?: string;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Last day for the deposit, if one is awaited; if omitted, the delayed order is not cancelled as unpaid.',
  })
  paymentDueOn?: string | null;
}

/** The delay as the services expect it. */
export function toDelayRecord(input: DelayInput | null | undefined): DelayRecord | null {
  if (!input) return null;
  const { reason, until = null, detail = null, paymentDueOn = null } = input;
  return { reason, until, detail, paymentDueOn };
}

@InputType({ description: 'One parcel.' })
export class TrackingInput {
  @Field(() => Carrier, { description: 'Carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;
}

/** For changes that the back office offers to undo; other callers leave it out. */
export function UndoableField(): PropertyDecorator {
  return Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether undoStatusChanges may undo it for some seconds, during which no email is sent and no money moves.',
  });
}

@InputType({ description: 'A status change of an order.' })
export class UpdateOrderStatusInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => OrderStatus, {
    description: 'The status that the caller saw; refused if it has changed since.',
  })
  expectedStatus!: OrderStatus;

  @Field(() => OrderStatus, { description: 'ORDER_CONFIRMED, ORDER_DELAYED or ORDER_CANCELLED; shipOrders ships.' })
  status!: OrderStatus;

  @Field(() => DelayInput, { nullable: true, description: 'Required for ORDER_DELAYED.' })
  delay?: DelayInput;

  @UndoableField()
  isUndoable!: boolean;
}

/** The status change as the services expect it. */
export function toStatusChange({ status, delay }: UpdateOrderStatusInput): StatusChange {
  return { status, delay: toDelayRecord(delay) };
}

@InputType({ description: 'An order to cancel, by its buyer.' })
export class CancelOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string;

  @Field(() => CancelReason, { description: 'Reason.' })
  reason!: CancelReason;

  @Field(() => String, { nullable: true, description: 'Further explanation, up to 500 characters on one line.' })
  detail?: string;
}

@InputType({ description: 'An order whose products are added to the cart again.' })
export class BuyAgainInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string;
}

@InputType({ description: 'What a guest without a pass code knows about the order.' })
export class RequestOrderAccessInput {
  @Field(() => String, { description: 'Order number; dashes, spaces and case do not matter.' })
  orderNumber!: string;

  @Field(() => String, { description: 'The email address the order was placed with.' })
  email!: string;
}

@InputType({ description: 'The emailed link that opens an order.' })
export class OpenOrderLinkInput {
  @Field(() => String, { description: 'The `link=` parameter of the address.' })
  token!: string;
}

@InputType({ description: 'The emailed link that claims orders.' })
export class ClaimOrdersInput {
  @Field(() => String, { description: 'The `link=` parameter of the address.' })
  token!: string;
}
