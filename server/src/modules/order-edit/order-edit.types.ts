import { EditSettlement, OrderEditField, OrderEditor } from '@eunbit/schema/order-edit';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { MoneyType } from '../../common/money.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { OrderConflictError, OrderType } from '../order/index.ts';
import { InsufficientStockError } from '../payment/index.ts';
import { AddressInput, AddressType, BUYER_NOTE_VALUES, BuyerNotesInput } from '../purchase/index.ts';

export const OrderEditError = createErrorType('OrderEdit', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  ORDER_CLOSED: 'A part of the order was shipped, or it was cancelled.',
  EDIT_TOO_LATE: 'Staff have started to process the order; the buyer can no longer edit it.',
  NOTHING_CHANGED: 'The order already has these values.',
  TOO_MANY_EDITS: 'The order already has the maximum number of edits.',
  LINE_REFUSED: 'A line cannot be changed as requested; the message names the product.',
  PAYMENT_REQUESTED: "Another edit awaits the customer's agreement.",
  TOTAL_REFUSED: 'The payment of the order does not allow this total.',
  TOO_MANY_REQUESTS,
});
export type OrderEditError = InstanceType<typeof OrderEditError>;

registerEnumType(OrderEditor, {
  name: 'OrderEditor',
  description: 'Who edited an order.',
  valuesConfig: { STAFF: { description: 'A member of staff.' }, BUYER: { description: 'The buyer.' } },
});
registerEnumType(OrderEditField, {
  name: 'OrderEditField',
  description: 'Part of an order that an edit changes.',
  valuesConfig: {
    RECIPIENT: { description: 'The recipient.' },
    ADDRESS: { description: 'Where it goes.' },
    PHONE: { description: 'Phone of the buyer.' },
    ...BUYER_NOTE_VALUES,
    LINES: { description: 'Products and quantities.' },
    SHIPPING: { description: 'Price of shipping.' },
    TAX: { description: 'Sales tax on goods and shipping.' },
    TOTAL: { description: 'The order total.' },
  },
});
registerEnumType(EditSettlement, {
  name: 'OrderEditSettlement',
  description: 'How the price difference of an edit is settled.',
  valuesConfig: {
    NOTHING: { description: 'There is no difference.' },
    REFUND: { description: 'The difference is refunded.' },
    CHARGE_LESS: { description: 'Less is charged to the card when the order is shipped.' },
    PAYMENT_REQUEST: {
      description: 'The customer is asked by a link to pay the difference; the edit is applied after the payment.',
    },
    AUTHORISE_MORE: {
      description:
        'The customer is asked by a link to authorise the whole new amount, which is charged when the order is shipped.',
    },
    AWAIT_MORE: {
      description: 'The customer is asked by a link to agree; the awaited deposit is then increased.',
    },
    AWAIT_LESS: { description: 'The awaited deposit is reduced.' },
  },
});

@InputType({ description: 'The complete new destination of an order.' })
export class OrderDestinationInput extends BuyerNotesInput {
  @Field(() => AddressInput, { description: 'Where it goes.' })
  address!: AddressInput;

  @Field(() => String, { description: 'Phone, at least 5 characters.' })
  phone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the buyer saw the suggestion and keeps the address as typed.',
  })
  isKeptAsTyped?: boolean;
}

@InputType({ description: 'An edit of an order by staff.' })
export class EditOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'The revision that the caller saw; refused if it has changed since.' })
  expectedRevision!: number;

  @Field(() => OrderDestinationInput, { description: 'New destination.' })
  destination!: OrderDestinationInput;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The accepted new total; required if it differs from the current total.',
  })
  acceptedTotal?: number;

  @Field(() => String, { description: 'Reason for the activity log, up to 200 characters on one line.' })
  reason!: string;
}

@InputType({ description: 'An edit of an order by its buyer.' })
export class EditOwnOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string;

  @Field(() => Int, { description: 'The revision that the caller saw; refused if it has changed since.' })
  expectedRevision!: number;

  @Field(() => OrderDestinationInput, { description: 'Where it goes.' })
  destination!: OrderDestinationInput;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The accepted new total; required if it differs from the current total.',
  })
  acceptedTotal?: number;
}

@ObjectType({ description: 'The order was edited; the buyer is notified by email.' })
export class OrderEdited {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

@ObjectType({
  description: 'Nothing was changed: the buyer must first agree to the edit, and pay if it costs more.',
})
export class OrderEditProposed {
  @Field(() => OrderType, { description: 'The unchanged order, with its openPaymentRequest.' })
  order!: OrderType;

  @Field(() => String, {
    nullable: true,
    description:
      'Token of the payment link, for orderPayment and the operations that pay; also in the email. Null for staff.',
  })
  paymentToken!: string | null;
}

@ObjectType('OrderEditChange', { description: 'One change of an edit, formatted for people.' })
export class OrderEditChangeType {
  @Field(() => OrderEditField, { description: 'The changed part of the order.' })
  field!: OrderEditField;

  @Field(() => String, { description: 'Old value; empty if it was unset.' })
  before!: string;

  @Field(() => String, { description: 'New value; empty if it is removed.' })
  after!: string;
}

@ObjectType({ description: 'Nothing was saved: the edit changes the total, which must be accepted.' })
export class OrderEditTotalChanges {
  @Field(() => [OrderEditChangeType], { description: 'What would change.' })
  changes!: OrderEditChangeType[];

  @Field(() => MoneyType, { description: 'Current total.' })
  totalBefore!: MoneyType;

  @Field(() => MoneyType, { description: 'New total; sent back as acceptedTotal.' })
  totalAfter!: MoneyType;
}

@ObjectType({ description: 'Nothing was saved: the postal service spells the address differently.' })
export class OrderAddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service spells it.' })
  suggestion!: AddressType;
}

@ObjectType('OrderEdit', { description: 'An edit of an order.' })
export class OrderEditType {
  @Field(() => ID, { description: 'Id of the edit within the order.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderEditor, { description: 'Who made the edit.' })
  editor!: OrderEditor;

  @Field(() => String, {
    nullable: true,
    description: 'Reason given by staff; null for buyers and for edits by buyers.',
  })
  reason!: string | null;

  @Field(() => [OrderEditChangeType], { description: 'Its changes.' })
  changes!: OrderEditChangeType[];
}

export const EditOrderResult = createUnionType({
  name: 'EditOrderResult',
  description: 'Outcome of an edit of an order.',
  types: () =>
    [
      OrderEdited,
      OrderEditProposed,
      OrderEditTotalChanges,
      OrderAddressSuggested,
      InsufficientStockError,
      OrderConflictError,
      ValidationError,
      OrderEditError,
    ] as const,
});

@InputType({ description: 'Desired units of a product in an order.' })
export class WantedLineInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  quantity!: number;
}

@InputType({ description: 'The new lines of an order.' })
export class OrderLinesInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'The revision that the caller saw; refused if it has changed since.' })
  expectedRevision!: number;

  @Field(() => [WantedLineInput], { description: 'All lines, each product once; products left out are removed.' })
  lines!: WantedLineInput[];
}

@InputType({ description: 'An edit of the lines of an order.' })
export class EditOrderLinesInput extends OrderLinesInput {
  @Field(() => MinorUnits, { description: 'The new total, as previewOrderLines returned it.' })
  acceptedTotal!: number;

  @Field(() => String, { description: 'Reason for the activity log, up to 200 characters on one line.' })
  reason!: string;
}

@ObjectType('OrderLinesPreview', { description: 'Effect of an edit of lines; nothing is stored.' })
export class OrderLinesPreviewType {
  @Field(() => [OrderEditChangeType], { description: 'The changes, as worded in the email to the customer.' })
  changes!: OrderEditChangeType[];

  @Field(() => MoneyType, { description: 'Current total.' })
  totalBefore!: MoneyType;

  @Field(() => MoneyType, { description: 'New total; sent back as acceptedTotal.' })
  totalAfter!: MoneyType;

  @Field(() => EditSettlement, { description: 'How the difference is settled.' })
  settlement!: EditSettlement;

  @Field(() => MoneyType, { description: 'Price difference.' })
  difference!: MoneyType;
}

export const OrderLinesPreviewResult = createUnionType({
  name: 'OrderLinesPreviewResult',
  description: 'Outcome of previewOrderLines.',
  types: () =>
    [OrderLinesPreviewType, InsufficientStockError, OrderConflictError, ValidationError, OrderEditError] as const,
});
