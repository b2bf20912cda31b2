import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';

export const HoldKind = { PAYMENT: 'PAYMENT', UNPAID_ORDER: 'UNPAID_ORDER', STAFF: 'STAFF' } as const;
export type HoldKind = (typeof HoldKind)[keyof typeof HoldKind];
registerEnumType(HoldKind, {
  name: 'HoldKind',
  description: 'Kind of hold on unpaid units.',
  valuesConfig: {
    PAYMENT: { description: 'A card payment is running; staff can end it.' },
    UNPAID_ORDER: { description: 'An order awaits its deposit; staff can cancel the order.' },
    STAFF: { description: 'Staff sent a draft order or proposed an edit; the hold ends with it.' },
  },
});

@ObjectType('HeldUnits', { description: 'Units of a product that are held, but not paid for.' })
export class HeldUnitsType {
  @Field(() => ID, { description: 'The hold.' })
  id!: string;

  @Field(() => HoldKind, { description: 'Kind of hold.' })
  kind!: HoldKind;

  @Field(() => Int, { description: 'Units of this product.' })
  units!: number;

  @Field(() => Date, { description: 'Since when.' })
  since!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the hold ends unless its page renews it; null for orders.',
  })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: 'Email of the buyer; null if it is no longer known.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the buyer; null if it is no longer known.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the order; null if there is none yet.' })
  orderNumber!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'A number shared by holds from the same network within this answer, from 1; null if staff created ' +
      'the hold. It does not reveal the network.',
  })
  network!: number | null;
}

@InputType({ description: 'A hold to release.' })
export class ReleaseHoldInput {
  @Field(() => ID, { description: 'The hold, of kind PAYMENT.' })
  holdId!: string;
}

@ObjectType({ description: 'The payment was ended, and its units can be ordered again.' })
export class HoldReleased {
  @Field(() => ID, { description: 'Id of the released hold.' })
  holdId!: string;
}

export const HoldError = createErrorType('Hold', {
  HOLD_ENDED: 'The hold has expired.',
  HOLD_PAID: 'The payment was made meanwhile, or is being made; nothing was released.',
  HOLD_NOT_BY_BUYER: 'Staff created the hold, by a draft order or an edit; end it there.',
});
export type HoldError = InstanceType<typeof HoldError>;

export const ReleaseHoldResult = createUnionType({
  name: 'ReleaseHoldResult',
  description: 'Outcome of releaseHold.',
  types: () => [HoldReleased, HoldError] as const,
});
