import { Market } from '@eunbit/schema/market';
import { Carrier } from '@eunbit/schema/order';
import { ReturnReason, ReturnStatus, ReturnWish } from '@eunbit/schema/return';
import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate, MinorUnits } from '../../common/scalars.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';

@InputType({ description: 'Units of a line that are to be returned.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Int, { description: 'Units, at least 1.' })
  quantity!: number;

  @Field(() => ReturnReason, { description: 'Why.' })
  reason!: ReturnReason;
}

@InputType({ description: 'What of an order is to be returned.' })
export class ReturnChoiceInput {
  @Field(() => String, { description: 'Number of the order.' })
  orderNumber!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Access token of a guest; not needed for members, whom the session identifies.',
  })
  accessToken?: string | null;

  @Field(() => ReturnWish, { description: 'What the customer wants.' })
  wish!: ReturnWish;

  @Field(() => [ReturnLineInput], { description: 'The units; each product once.' })
  lines!: ReturnLineInput[];
}

@InputType({ description: 'A return as the customer asks for it.' })
export class RequestReturnInput extends ReturnChoiceInput {
  @Field(() => String, {
    nullable: true,
    description: 'Up to 1,000 characters; needed where something is wrong with the goods.',
  })
  note?: string | null;

  @Field(() => [ID], { defaultValue: [], description: 'Pictures that were sent for the order before; at most 5.' })
  pictureIds!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The customer says that goods which they do not want any more were not used; needed for these.',
  })
  isUnused!: boolean;

  @Field(() => MinorUnits, {
    description:
      "What the way back costs the customer, in the order's currency, as `returnPreview` has shown it; another amount refuses the request.",
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

@InputType({ description: 'A return that its buyer takes back.' })
export class WithdrawReturnInput extends OwnReturnInput {}

@InputType({ description: 'A return whose goods its buyer has sent.' })
export class ReportReturnSentInput extends OwnReturnInput {}

@InputType({ description: 'Which returns of a store.' })
export class ReturnFilterInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => [ReturnStatus], {
    defaultValue: [],
    description:
      'In any of these states; empty for all. INSPECTED includes approved ones of which nothing comes back: both are to be settled.',
  })
  statuses!: ReturnStatus[];

  @Field(() => Boolean, { defaultValue: false, description: 'The newest first, instead of the oldest.' })
  isNewestFirst!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only requests that have waited for more than a day, whatever `statuses` says.',
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

@InputType({ description: 'A return for whose way back the shop buys the label.' })
export class RequestReturnLabelInput extends NamedReturn {}

@InputType({ description: 'A return that staff refuse.' })
export class RefuseReturnInput extends NamedReturn {
  @Field(() => String, { description: 'Why, up to 500 characters; the customer reads it.' })
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

@InputType({ description: 'A return whose goods have come.' })
export class ReceiveReturnInput extends NamedReturn {
  @Field(() => [ReceivedUnitsInput], { description: 'What came; products that are not named did not.' })
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

@InputType({ description: 'A return that is settled by sending the units once more.' })
export class ReplaceReturnInput extends NamedReturn {}

@InputType({ description: 'A return that is refunded.' })
export class RefundReturnInput extends NamedReturn {
  @Field(() => MinorUnits, {
    description:
      "What `refundPlan` has shown to be refunded, in the order's currency; another amount refuses the refund.",
  })
  expectedAmount!: number;
}
