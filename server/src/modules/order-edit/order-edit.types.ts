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
  ORDER_CLOSED: 'Something of the order has left, or it was cancelled.',
  EDIT_TOO_LATE: 'Staff have begun with the order: its buyer can no longer edit it.',
  NOTHING_CHANGED: 'The order is like that already.',
  TOO_MANY_EDITS: 'The order was edited as often as an order can be.',
  LINE_REFUSED: 'A line cannot become what is wanted of it; the message names the product.',
  PAYMENT_REQUESTED: 'The customer was asked to agree to another edit, which waits for them.',
  TOTAL_REFUSED: 'The payment of the order allows no other total.',
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
  description: 'What of an order an edit changes.',
  valuesConfig: {
    RECIPIENT: { description: 'Who receives it.' },
    ADDRESS: { description: 'Where it goes.' },
    PHONE: { description: 'Phone of the buyer.' },
    ...BUYER_NOTE_VALUES,
    LINES: { description: 'Products and quantities.' },
    SHIPPING: { description: 'Price of shipping.' },
    TAX: { description: 'Sales tax on goods and shipping.' },
    TOTAL: { description: 'What the order costs.' },
  },
});
registerEnumType(EditSettlement, {
  name: 'OrderEditSettlement',
  description: 'What becomes of the difference where an edited order costs another amount.',
  valuesConfig: {
    NOTHING: { description: 'There is none.' },
    REFUND: { description: 'It is paid back.' },
    CHARGE_LESS: { description: 'The card is charged that much less when the order is shipped.' },
    PAYMENT_REQUEST: { description: 'The customer is asked for it by a link; the edit waits until they have paid.' },
    AUTHORISE_MORE: {
      description:
        'The customer is asked to authorise the whole new sum by a link; it is charged when the order is shipped.',
    },
    AWAIT_MORE: {
      description: 'The customer is asked to agree by a link; the deposit that is awaited is that much higher then.',
    },
    AWAIT_LESS: { description: 'The deposit that is awaited is that much lower.' },
  },
});

@InputType({ description: 'Where an order goes instead; the whole of it.' })
export class OrderDestinationInput extends BuyerNotesInput {
  @Field(() => AddressInput, { description: 'Where it goes.' })
  address!: AddressInput;

  @Field(() => String, { description: 'Phone, at least 5 characters.' })
  phone!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'US: whether the suggestion was seen and the address is kept as typed.',
  })
  isKeptAsTyped?: boolean;
}

@InputType({ description: 'An edit of an order by staff.' })
export class EditOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'The revision that was on the screen; another one refuses the edit.' })
  expectedRevision!: number;

  @Field(() => OrderDestinationInput, { description: 'Where it goes.' })
  destination!: OrderDestinationInput;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The total of the edited order that was agreed to; needed where it differs from before.',
  })
  acceptedTotal?: number;

  @Field(() => String, { description: 'Why, up to 200 characters on one line; for the activity log.' })
  reason!: string;
}

@InputType({ description: 'An edit of an order by its buyer.' })
export class EditOwnOrderInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, { nullable: true, description: 'Of a guest; members are known by their session.' })
  accessToken?: string;

  @Field(() => Int, { description: 'The revision that was on the screen; another one refuses the edit.' })
  expectedRevision!: number;

  @Field(() => OrderDestinationInput, { description: 'Where it goes.' })
  destination!: OrderDestinationInput;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The total of the edited order that was agreed to; needed where it differs from before.',
  })
  acceptedTotal?: number;
}

@ObjectType({ description: 'The order was edited; its buyer is told by email.' })
export class OrderEdited {
  @Field(() => OrderType, { description: 'The order as it is now.' })
  order!: OrderType;
}

@ObjectType({
  description:
    'Nothing of the order was changed yet: its buyer has to agree to the edit first, and to pay for it if it costs more.',
})
export class OrderEditProposed {
  @Field(() => OrderType, { description: 'The order as it is now, with its openPaymentRequest.' })
  order!: OrderType;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the link, for orderPayment and the operations that pay; the email has it too. Null for staff.',
  })
  paymentToken!: string | null;
}

@ObjectType('OrderEditChange', { description: 'One thing that an edit changes, as people read it.' })
export class OrderEditChangeType {
  @Field(() => OrderEditField, { description: 'What it is.' })
  field!: OrderEditField;

  @Field(() => String, { description: 'What it was; empty where it was not there.' })
  before!: string;

  @Field(() => String, { description: 'What it becomes; empty where it goes.' })
  after!: string;
}

@ObjectType({ description: 'Nothing was saved yet: the order would cost something else, which has to be agreed to.' })
export class OrderEditTotalChanges {
  @Field(() => [OrderEditChangeType], { description: 'What would change.' })
  changes!: OrderEditChangeType[];

  @Field(() => MoneyType, { description: 'What the order costs now.' })
  totalBefore!: MoneyType;

  @Field(() => MoneyType, { description: 'What it would cost; sent back as acceptedTotal.' })
  totalAfter!: MoneyType;
}

@ObjectType({ description: 'Nothing was saved yet: the postal service writes the address otherwise.' })
export class OrderAddressSuggested {
  @Field(() => AddressType, { description: 'The address as the postal service writes it.' })
  suggestion!: AddressType;
}

@ObjectType('OrderEdit', { description: 'An edit of an order.' })
export class OrderEditType {
  @Field(() => ID, { description: 'Of the edit within the order.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderEditor, { description: 'Who made it.' })
  editor!: OrderEditor;

  @Field(() => String, { nullable: true, description: 'Why, in the words of staff; null for buyers and of buyers.' })
  reason!: string | null;

  @Field(() => [OrderEditChangeType], { description: 'What it changed.' })
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

@InputType({ description: 'Units of a product that an order is to have.' })
export class WantedLineInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId!: string;

  @Field(() => Int, { description: '1 to 5.' })
  quantity!: number;
}

@InputType({ description: 'What an order is to have instead of what it has.' })
export class OrderLinesInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => Int, { description: 'The revision that was on the screen; another one refuses the edit.' })
  expectedRevision!: number;

  @Field(() => [WantedLineInput], { description: 'All lines, each product once; those left out are removed.' })
  lines!: WantedLineInput[];
}

@InputType({ description: 'An edit of the lines of an order.' })
export class EditOrderLinesInput extends OrderLinesInput {
  @Field(() => MinorUnits, { description: 'The total of the edited order, as previewOrderLines has told it.' })
  acceptedTotal!: number;

  @Field(() => String, { description: 'Why, up to 200 characters on one line; for the activity log.' })
  reason!: string;
}

@ObjectType('OrderLinesPreview', { description: 'What an edit of lines would come to; nothing is written.' })
export class OrderLinesPreviewType {
  @Field(() => [OrderEditChangeType], { description: 'What would change, as the customer reads it in the email.' })
  changes!: OrderEditChangeType[];

  @Field(() => MoneyType, { description: 'What the order costs now.' })
  totalBefore!: MoneyType;

  @Field(() => MoneyType, { description: 'What it would cost; sent back as acceptedTotal.' })
  totalAfter!: MoneyType;

  @Field(() => EditSettlement, { description: 'What becomes of the difference.' })
  settlement!: EditSettlement;

  @Field(() => MoneyType, { description: 'The difference.' })
  difference!: MoneyType;
}

export const OrderLinesPreviewResult = createUnionType({
  name: 'OrderLinesPreviewResult',
  description: 'Outcome of previewOrderLines.',
  types: () =>
    [OrderLinesPreviewType, InsufficientStockError, OrderConflictError, ValidationError, OrderEditError] as const,
});
