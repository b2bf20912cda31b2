import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';

export const HoldKind = { PAYMENT: 'PAYMENT', UNPAID_ORDER: 'UNPAID_ORDER', STAFF: 'STAFF' } as const;
export type HoldKind = (typeof HoldKind)[keyof typeof HoldKind];
registerEnumType(HoldKind, {
  name: 'HoldKind',
  description: 'How units are held that nobody has paid for.',
  valuesConfig: {
    PAYMENT: { description: 'A shopper is paying by card; staff can end it.' },
    UNPAID_ORDER: { description: 'An order awaits its deposit; staff can cancel the order.' },
    STAFF: { description: 'Staff have sent a draft order or proposed an edit; it ends where they did that.' },
  },
});

@ObjectType('HeldUnits', { description: 'Units of a product that somebody holds without having paid.' })
export class HeldUnitsType {
  @Field(() => ID, { description: 'The hold.' })
  id!: string;

  @Field(() => HoldKind, { description: 'How they are held.' })
  kind!: HoldKind;

  @Field(() => Int, { description: 'Units of this product.' })
  units!: number;

  @Field(() => Date, { description: 'Since when.' })
  since!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the hold ends unless its page gives another sign of life; null for orders.',
  })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: 'Email of the holder; null if it is no longer known.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the holder; null if it is no longer known.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the order; null while there is none.' })
  orderNumber!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A number that holds from the same network share in this answer, from 1; null if staff began the hold. It says ' +
      'nothing of the network.',
  })
  network!: number | null;
}

@InputType({ description: 'A hold to end.' })
export class ReleaseHoldInput {
  @Field(() => ID, { description: 'The hold; its kind is PAYMENT.' })
  holdId!: string;
}

@ObjectType({ description: 'The payment has ended and its units can be ordered again.' })
export class HoldReleased {
  @Field(() => ID, { description: 'The hold that was.' })
  holdId!: string;
}

export const HoldError = createErrorType('Hold', {
  HOLD_ENDED: 'The hold has ended by itself.',
  HOLD_PAID: 'The payment was made meanwhile, or is being made; nothing was released.',
  HOLD_NOT_BY_BUYER: 'Staff have begun the hold, by a draft order or an edit; it ends where they did that.',
});
export type HoldError = InstanceType<typeof HoldError>;

export const ReleaseHoldResult = createUnionType({
  name: 'ReleaseHoldResult',
  description: 'Outcome of releaseHold.',
  types: () => [HoldReleased, HoldError] as const,
});
