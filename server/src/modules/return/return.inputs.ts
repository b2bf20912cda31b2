import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { ReturnReason, ReturnResolution, ReturnStatus } from '@eunbit/schema/return';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate, MinorUnits } from '../../common/scalars.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

@InputType({ description: 'Units of a line to return.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at least 1.' })
  quantity!: number;

  @Field(() => ReturnReason, { description: 'Reason.' })
  reason!: ReturnReason;
}

@InputType({ description: 'Units of an order to return.' })
export class ReturnChoiceInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string | null;

  @Field(() => ReturnResolution, { description: 'Desired settlement.' })
  resolution!: ReturnResolution;

  @Field(() => [ReturnLineInput], { description: 'The units; each product once.' })
  lines!: ReturnLineInput[];
}

@InputType({ description: 'A return request of a customer.' })
export class RequestReturnInput extends ReturnChoiceInput {
  @Field(() => String, {
    nullable: true,
    description: 'Up to 1,000 characters; required if the goods are faulty, wrong or missing.',
  })
  note?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Pictures uploaded for the order before; at most 5.' })
  pictureIds!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the customer states that the goods are unused; required for a change of mind.',
  })
  isUnused!: boolean;

  @Field(() => MinorUnits, {
    description: "Return shipping fee of `returnPreview`, in the order's currency; refused if it differs.",
  })
  expectedFee!: number;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "One's own return." })
class OwnReturnInput {
  @Field(() => String, { description: 'Number of the return.' })
  number!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string | null;
}

@InputType({ description: 'A return to withdraw.' })
export class WithdrawReturnInput extends OwnReturnInput {}

@InputType({ description: 'A return whose goods the buyer has sent.' })
export class ReportReturnSentInput extends OwnReturnInput {}

@InputType({ description: 'Filter for the returns of a store.' })
export class ReturnFilterInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => [ReturnStatus], {
    defaultValue: [],
    description:
      'Any of these statuses; empty for all. INSPECTED includes approved returns without goods to send back, since both await settlement.',
  })
  statuses!: ReturnStatus[];

  @Field(() => Boolean, { defaultValue: false, description: 'Newest first, instead of oldest first.' })
  isNewestFirst!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only requests that have waited for more than a day, regardless of `statuses`.',
  })
  isOverdue!: boolean;
}

@InputType()
abstract class NamedReturn {
  @Field(() => String, { description: 'Number of the return.' })
  number!: string;
}

@InputType({ description: 'A return to approve.' })
export class ApproveReturnInput extends NamedReturn {
  @Field(() => Boolean, { defaultValue: false, description: 'Whether the customer keeps the goods.' })
  isKeptByCustomer!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the shop buys the return label; US store only, if the goods are sent back.',
  })
  isLabelWanted!: boolean;
}

@InputType({ description: 'A return for which to buy a label.' })
export class RequestReturnLabelInput extends NamedReturn {}

@InputType({ description: 'A return that staff refuse.' })
export class RefuseReturnInput extends NamedReturn {
  @Field(() => String, { description: 'Reason, up to 500 characters; the customer can read it.' })
  reason!: string;
}

@InputType({ description: "A carrier's pick-up of the goods of a return." })
export class ArrangeReturnPickupInput extends NamedReturn {
  @Field(() => LocalDate, { description: 'The day, today or later.' })
  on!: string;

  @Field(() => Carrier, { description: 'The carrier.' })
  carrier!: Carrier;

  @Field(() => String, { nullable: true, description: 'Note to the customer, up to 500 characters on one line.' })
  note?: string | null;
}

@InputType({ description: 'Units that came back.' })
export class ReceivedUnitsInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at most those of the return.' })
  quantity!: number;
}

@InputType({ description: 'A return whose goods have arrived.' })
export class ReceiveReturnInput extends NamedReturn {
  @Field(() => [ReceivedUnitsInput], { description: 'The received units; products that are not named did not arrive.' })
  lines!: ReceivedUnitsInput[];
}

@InputType({ description: 'Inspected units of one product.' })
export class InspectedLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units to restock.' })
  restocked!: number;

  @Field(() => Int, { description: 'Units to write off.' })
  writtenOff!: number;
}

@InputType({ description: 'The inspected units of a return.' })
export class InspectReturnInput extends NamedReturn {
  @Field(() => [InspectedLineInput], { description: 'Every unit that came back.' })
  lines!: InspectedLineInput[];
}

@InputType({ description: 'A return to settle by an exchange.' })
export class ReplaceReturnInput extends NamedReturn {}

@InputType({ description: 'A return to refund.' })
export class RefundReturnInput extends NamedReturn {
  @Field(() => MinorUnits, {
    description: "The amount of `refundPlan` that the caller saw, in the order's currency; refused if it differs.",
  })
  expectedAmount!: number;
}
